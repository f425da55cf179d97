import type { RequestDeps } from '../deps.ts'
import type { Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { lacksSecondFactor } from '../factors/lacks-second-factor.ts'

/** GET /user/sessions: where the user is signed in. GoTrue has no such list; ours is for account pages. */
export const listSessions =
  (auth: RequestDeps): Endpoint =>
  async (c) => {
    if (lacksSecondFactor(c)) throw errors.sessionsNeedAal2()
    const { rows } = await auth.database.query<{ id: string }>(
      `select id, created_at, refreshed_at, user_agent, host(ip) as ip, aal from auth.sessions
       where user_id = $1::uuid order by coalesce(refreshed_at, created_at) desc`,
      [c.get('user').id],
    )
    const sessions = rows.map((row) => ({ ...row, current: row.id === c.get('session').id }))
    return c.json({ sessions })
  }
