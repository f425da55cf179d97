import type { RequestDeps } from '../deps.ts'
import type { Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { lacksSecondFactor } from '../factors/lacks-second-factor.ts'
import { isUuid } from '../requests/fields.ts'
import { sourceOf } from '../requests/source-of.ts'
import { audit } from '../users/audit.ts'

/** DELETE /user/sessions/:sessionId: signs the user out somewhere else. */
export const endSession =
  (auth: RequestDeps): Endpoint =>
  async (c) => {
    const id = c.req.param('sessionId')
    if (!isUuid(id)) throw errors.sessionNotFound()
    if (id !== c.get('session').id && lacksSecondFactor(c)) throw errors.sessionsNeedAal2()
    const { rowCount } = await auth.database.query(
      'delete from auth.sessions where id = $1::uuid and user_id = $2::uuid',
      [id, c.get('user').id],
    )
    if (rowCount === 0) throw errors.sessionNotFound()
    await audit(auth, auth.database, sourceOf(c), 'session_ended', c.get('user'), {
      session_id: id,
    })
    return c.body(null, 204)
  }
