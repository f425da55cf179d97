import type { RequestDeps } from '../deps.ts'
import type { Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { lacksSecondFactor } from '../factors/lacks-second-factor.ts'
import { sourceOf } from '../requests/source-of.ts'
import { isElsewhere } from '../sessions/is-elsewhere.ts'
import { endSessions } from '../sessions/sessions.ts'
import { audit } from '../users/audit.ts'

/** POST /logout?scope=global|local|others */
export const logout =
  (auth: RequestDeps): Endpoint =>
  async (c) => {
    const session = c.get('session')
    const { id: sessionId, user_id: userId } = session
    const wished = c.req.query('scope') ?? 'global'
    // A session without the second factor, or away from its address, may end itself, but no other session.
    const isAway = isElsewhere(c, c.get('user'), session)
    const isWeak = lacksSecondFactor(c)
    if (wished === 'others' && isAway) throw errors.sessionOfTokenGone()
    if (wished === 'others' && isWeak) throw errors.sessionsNeedAal2()
    const scope = wished === 'global' && (isWeak || isAway) ? 'local' : wished
    if (scope === 'global') await endSessions(auth.database, userId)
    else if (scope === 'others') await endSessions(auth.database, userId, sessionId)
    else if (scope === 'local') {
      await auth.database.query('delete from auth.sessions where id = $1::uuid', [sessionId])
    } else throw errors.validation(`Unsupported logout scope "${scope}"`)
    await audit(auth, auth.database, sourceOf(c), 'logout', c.get('user'), { scope })
    return c.body(null, 204)
  }
