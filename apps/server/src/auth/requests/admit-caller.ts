import { apiKeyOf } from '../../http/api-key-of.ts'
import { ApiKeyError } from '../../http/app-env.ts'
import { TokenError } from '../../keys/token-error.ts'
import type { RequestDeps, SessionDeps } from '../deps.ts'
import type { AuthContext } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { isElsewhere } from '../sessions/is-elsewhere.ts'
import { type Session, whyExpired } from '../sessions/sessions.ts'
import { isBanned, type User } from '../users/users.ts'
import { isUuid } from './fields.ts'

type Deps = RequestDeps & SessionDeps

/**
 * Who may call an endpoint: everybody (`open`), holders of the API key (`key`), sessions wherever they are used
 * (`session`), signed-in users (`user`), those of them who are not anonymous (`member`), or the service role (`admin`).
 */
export type AllowedCallers = 'open' | 'key' | 'session' | 'user' | 'member' | 'admin'

/** Refuses everybody else; of a signed-in user the user and the session are kept for the endpoint. */
export const admitCaller = async (
  auth: Deps,
  c: AuthContext,
  allowed: AllowedCallers,
): Promise<void> => {
  switch (allowed) {
    case 'open':
      return
    case 'key':
      return requireKey(c)
    case 'admin':
      return requireAdmin(c)
    case 'session':
      return requireSession(auth, c)
    case 'user':
      return requireUser(auth, c)
    case 'member':
      await requireUser(auth, c)
      if (c.get('user').is_anonymous) throw errors.anonymousNotAllowed()
  }
}

/** A stale bearer token beside a good API key is no reason to refuse a sign-in. */
const requireKey = (c: AuthContext) => {
  const error = c.get('credentialsError')
  if (error instanceof ApiKeyError) throw errors.noApiKey(error.message)
  const key = apiKeyOf(c)
  if (error && (!key || !bearerOf(c) || bearerOf(c) === key)) {
    throw errors.noApiKey('Invalid API key')
  }
}

const requireAdmin = (c: AuthContext) => {
  requireBelievedToken(c)
  if (c.get('caller').role !== 'service_role') throw errors.notAdmin()
}

const requireUser = async (auth: Deps, c: AuthContext) => {
  await requireSession(auth, c)
  if (isElsewhere(c, c.get('user'), c.get('session'))) throw errors.sessionOfTokenGone()
}

const requireSession = async (auth: Deps, c: AuthContext) => {
  requireBelievedToken(c)
  const { sub, session_id: sessionId, aal } = c.get('caller').claims
  if (!sub) throw errors.missingSub()
  if (!isUuid(sub)) throw errors.malformedSub()
  const found = await findUserAndSession(auth, sub, isUuid(sessionId) ? sessionId : null)
  if (!found) throw errors.userOfTokenGone()
  if (isBanned(found.user, auth.now())) throw errors.banned(403)
  if (!found.session) throw errors.sessionOfTokenGone()
  if (whyExpired(found.session, auth.settings, auth.now()) !== undefined) {
    throw errors.sessionExpired()
  }
  c.set('user', found.user)
  // A token issued before the session was raised stays at aal1; a token of a session that was lowered since is no longer aal2.
  c.set('session', aal === 'aal2' ? found.session : { ...found.session, aal: 'aal1' })
}

const requireBelievedToken = (c: AuthContext) => {
  const error = c.get('credentialsError')
  if (!bearerOf(c)) throw errors.noAuthorization()
  if (error instanceof TokenError) {
    throw error.message === 'invalid claim: sub'
      ? errors.missingSub()
      : errors.badJwt(error.message)
  }
  if (error) throw errors.noApiKey(error.message)
}

/** Both in one query: every signed-in request makes it. */
const findUserAndSession = async (auth: Deps, userId: string, sessionId: string | null) => {
  const { rows } = await auth.database.query<User & { session: Session | null }>(
    `select u.*, (
       select to_json(s) from auth.session_by_id($2::uuid) s where s.user_id = u.id
     ) as session
     from auth.user_by_id($1::uuid) u`,
    [userId, sessionId],
  )
  if (!rows[0]) return undefined
  const { session, ...user } = rows[0]
  return { user, session }
}

const bearerOf = (c: AuthContext): string | undefined =>
  /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
