import type { SessionDeps } from '../deps.ts'
import type { AuthError } from '../errors.ts'
import { withFragment, withQuery } from '../requests/redirects.ts'
import { type Grant, renderSession } from './sessions.ts'

/** Tokens travel in the fragment, which browsers keep to themselves. */
export const sessionRedirect = async (
  auth: SessionDeps,
  target: string,
  grant: Grant,
  extra: Record<string, string>,
): Promise<string> => {
  const session = await renderSession(auth, grant)
  return withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...extra,
  })
}

const KINDS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  422: 'invalid_request',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** Tells the page people land on what went wrong; PKCE clients read the query. */
export const errorRedirect = (
  target: string,
  error: Pick<AuthError, 'status' | 'code' | 'message'>,
  alsoInQuery: boolean,
): string => {
  const values = {
    error: KINDS[error.status] ?? 'invalid_request',
    error_code: error.code,
    error_description: error.message,
  }
  return withFragment(alsoInQuery ? withQuery(target, values) : target, values)
}
