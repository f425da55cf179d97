import type { Caller, Statement } from './database.ts'

/** Puts the transaction under the caller's role and tells policies who asks, until it ends. */
export const SCOPE = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.method', $3, true), set_config('request.path', $4, true),
  set_config('request.headers', $5, true)`

export function scopeOf({ role, claims, request }: Caller): Required<Statement> {
  return {
    text: SCOPE,
    values: [
      role,
      JSON.stringify({ ...claims, role }),
      request?.method ?? '',
      request?.path ?? '',
      JSON.stringify(request?.headers ?? {}),
    ],
  }
}
