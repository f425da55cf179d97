import type { SessionDeps } from '../deps.ts'
import type { AuthContext } from '../endpoint.ts'
import { type Grant, renderSession } from './sessions.ts'

/** Answers with a session; `extra` is what only some grants add. */
export const sessionResponse = async (
  auth: SessionDeps,
  c: AuthContext,
  grant: Grant,
  extra: Record<string, unknown> = {},
): Promise<Response> => {
  c.header('sb-auth-user-id', grant.user.id)
  c.header('sb-auth-session-id', grant.session.id)
  return c.json({ ...(await renderSession(auth, grant)), ...extra })
}
