import type { ProviderDeps, RequestDeps } from '../../deps.ts'
import type { Endpoint } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { lacksSecondFactor } from '../../factors/lacks-second-factor.ts'
import { startOAuthFlow } from '../../providers/start-flow.ts'
import { requireConfirmed } from '../../users/require-confirmed.ts'

type Deps = RequestDeps & ProviderDeps

/** GET /user/identities/authorize: begins to link a further account. */
export const linkIdentity =
  (auth: Deps): Endpoint =>
  async (c) => {
    if (!auth.settings.manualLinkingEnabled) throw errors.manualLinkingDisabled()
    requireConfirmed(c.get('user'))
    if (lacksSecondFactor(c)) throw errors.linkingNeedsAal2()
    const url = await startOAuthFlow(auth, c, c.get('user').id)
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
  }
