import type { RequestDeps } from '../deps.ts'
import type { Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { lacksSecondFactor } from '../factors/lacks-second-factor.ts'
import { sourceOf } from '../requests/source-of.ts'
import { endSessions } from '../sessions/sessions.ts'
import { audit } from '../users/audit.ts'

/** POST /logout?scope=global|local|others */
export const logout =
  (auth: RequestDeps): Endpoint =>
  async (c) => {
    const { id: sessionId, user_id: userId } = c.get('session')
    const wished = c.req.query('scope') ?? 'global'
    // A session without the second factor may end itself, but no other session.
    const isWeak = lacksSecondFactor(c)
    if (wished === 'others' && isWeak) throw errors.sessionsNeedAal2()
    const scope = wished === 'global' && isWeak ? 'local' : wished
    if (scope === 'global') await endSessions(auth.database, userId)
    else if (scope === 'others') await endSessions(auth.database, userId, sessionId)
    else if (scope === 'local') {
      await auth.database.query('delete from auth.sessions where id = $1::uuid', [sessionId])
    } else throw errors.validation(`Unsupported logout scope "${scope}"`)
    await audit(auth, auth.database, sourceOf(c), 'logout', c.get('user'), { scope })
    return c.body(null, 204)
  }
