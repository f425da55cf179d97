import { z } from 'zod'
import type { MailDeps, RequestDeps } from '../../deps.ts'
import type { AuthContext, Endpoint } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { isUuid, optionalText } from '../../requests/fields.ts'
import { readBody } from '../../requests/read-body.ts'
import { sourceOf } from '../../requests/source-of.ts'
import { audit } from '../../users/audit.ts'
import { renderFactor } from '../../users/render-user.ts'
import { getUser } from '../../users/users.ts'
import { removeFactor } from '../factors/unenrol-factor.ts'
import { userOfPath } from './user-of-path.ts'

type Deps = RequestDeps & MailDeps

const schema = z.object({ friendly_name: optionalText })

/** GET /admin/users/:userId/factors */
export const adminListFactors =
  (auth: Deps): Endpoint =>
  async (c) =>
    c.json((await userOfPath(auth, c)).factors.map(renderFactor))

/** PUT /admin/users/:userId/factors/:factorId */
export const adminRenameFactor =
  (auth: Deps): Endpoint =>
  async (c) => {
    const { user, factor } = await factorOfPath(auth, c)
    const { friendly_name: name } = await readBody(c, schema)
    if (user.factors.some(({ id, friendly_name }) => id !== factor.id && friendly_name === name)) {
      throw errors.factorNameTaken(name)
    }
    await auth.database.query(
      `update auth.mfa_factors set friendly_name = $2, updated_at = $3::timestamptz
       where id = $1::uuid`,
      [factor.id, name.replaceAll('\0', ''), auth.now()],
    )
    const { factors } = await getUser(auth.database, user.id)
    return c.json(renderFactor(factors.find(({ id }) => id === factor.id) ?? factor))
  }

/** DELETE /admin/users/:userId/factors/:factorId */
export const adminDeleteFactor =
  (auth: Deps): Endpoint =>
  async (c) => {
    const { user, factor } = await factorOfPath(auth, c)
    await auth.database.transaction(async (tx) => {
      await removeFactor(tx, user.id, factor.id)
      await auth.mails.sendNotice('factor_removed', user, tx)
      await audit(auth, tx, sourceOf(c), 'factor_unenrolled', user, { factor_id: factor.id })
    })
    return c.json(renderFactor(factor))
  }

const factorOfPath = async (auth: Deps, c: AuthContext) => {
  const user = await userOfPath(auth, c)
  const id = c.req.param('factorId')
  if (!isUuid(id)) throw errors.factorIdMalformed()
  const factor = user.factors.find((candidate) => candidate.id === id.toLowerCase())
  if (!factor) throw errors.factorNotFound()
  return { user, factor }
}
