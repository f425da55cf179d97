import type { MailDeps, RequestDeps } from '../../deps.ts'
import type { Endpoint } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { lacksSecondFactor } from '../../factors/lacks-second-factor.ts'
import { isUuid } from '../../requests/fields.ts'
import { sourceOf } from '../../requests/source-of.ts'
import { lockSession } from '../../sessions/lock-session.ts'
import { audit } from '../../users/audit.ts'
import { deleteIdentity } from '../../users/identities.ts'
import { getUser } from '../../users/users.ts'

type Deps = RequestDeps & MailDeps

/** DELETE /user/identities/:identityId */
export const unlinkIdentity =
  (auth: Deps): Endpoint =>
  async (c) => {
    if (!auth.settings.manualLinkingEnabled) throw errors.manualLinkingDisabled()
    if (lacksSecondFactor(c)) throw errors.linkingNeedsAal2()
    const identityId = c.req.param('identityId')
    if (!isUuid(identityId)) throw errors.identityIdMalformed()
    await auth.database.transaction(async (tx) => {
      // It locks the user: two at once must not remove the last two.
      await lockSession(tx, c.get('session'))
      const { identities, id } = await getUser(tx, c.get('user').id)
      if (!identities.some((identity) => identity.id === identityId))
        throw errors.identityNotFound()
      if (identities.length === 1) throw errors.lastIdentity()
      await deleteIdentity(tx, id, identityId)
      await audit(auth, tx, sourceOf(c), 'identity_unlinked', c.get('user'))
    })
    return c.json({})
  }
