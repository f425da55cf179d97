import type { Caller, Statement } from './database.ts'

const SCOPE = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
  set_config('request.method', $3, true), set_config('request.path', $4, true),
  set_config('request.headers', $5, true)`
const LIMIT = ", set_config('statement_timeout', $6, true)"
const READ_ONLY = ", set_config('transaction_read_only', 'on', true)"

interface ScopeOptions {
  readOnly?: boolean
  /** For a server that measures the time itself. */
  limitMs?: number
}

/** Puts the transaction under the caller's role and tells policies who asks, until it ends. */
export const scopeOf = (
  { role, claims, request }: Caller,
  { readOnly = false, limitMs }: ScopeOptions = {},
): Statement => ({
  name: readOnly ? 'read-only-scope' : 'scope',
  text: SCOPE + (limitMs === undefined ? '' : LIMIT) + (readOnly ? READ_ONLY : ''),
  values: [
    role,
    JSON.stringify({ ...claims, role }),
    request?.method ?? '',
    request?.path ?? '',
    JSON.stringify(request?.headers ?? {}),
    ...(limitMs === undefined ? [] : [limitMs]),
  ],
})
