import { DatabaseBusy } from '../database/database-busy.ts'
import { DatabaseError } from '../database/database-error.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { RETRY_AFTER_SECONDS } from '../http/render-failure.ts'
import { AuthError, errors } from './errors.ts'

const API_VERSION = '2024-01-01'

/** GoTrue speaks two error formats; the request's API version header chooses. */
export const renderError = (error: AuthError, requestedVersion: string | undefined): Response => {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-sb-error-code': error.code,
  })
  if (error.details.retryAfter !== undefined) {
    headers.set('retry-after', String(error.details.retryAfter))
  }
  const isModern = isAtLeast(requestedVersion)
  if (isModern) headers.set('x-supabase-api-version', API_VERSION)
  const body = isModern ? modernBody(error) : legacyBody(error)
  return new Response(JSON.stringify(body), { status: error.status, headers })
}

interface Meaning {
  error: AuthError
  isBug: boolean
  /** What is to be logged, if anything is: a bug, or what failed beyond this server. */
  cause?: unknown
}

/** What a thrown value means to the client, and to the operator. */
export const asAuthError = (thrown: unknown): Meaning => {
  if (thrown instanceof AuthError) return { error: thrown, isBug: false, cause: thrown.cause }
  if (thrown instanceof DatabaseUnavailable) {
    return { error: errors.unavailable(RETRY_AFTER_SECONDS), isBug: false }
  }
  if (thrown instanceof DatabaseBusy) {
    return { error: errors.tooManyRequests(thrown.retryAfter), isBug: false }
  }
  // 55P03: the row lock was not granted in time.
  if (thrown instanceof DatabaseError && thrown.code === '55P03') {
    return { error: errors.conflict(), isBug: false }
  }
  return { error: errors.unexpected(), isBug: true, cause: thrown }
}

const modernBody = ({ code, message, details }: AuthError) => {
  const reasons = details.weakPasswordReasons
  return { code, message, ...(reasons && { weak_password: { reasons } }) }
}

const legacyBody = ({ status, code, message, details }: AuthError) => {
  const reasons = details.weakPasswordReasons
  return {
    code: status,
    error_code: code,
    msg: message,
    ...(reasons && { weak_password: { reasons } }),
  }
}

const isAtLeast = (version: string | undefined): boolean =>
  version !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION
