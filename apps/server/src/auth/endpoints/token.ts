import type { MailDeps, PasswordDeps, ProviderDeps, RequestDeps, SessionDeps } from '../deps.ts'
import type { AuthContext, Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { networkCounter } from '../rate-limits.ts'
import { networkOf } from '../requests/source-of.ts'
import { idTokenGrant } from './grants/id-token-grant.ts'
import { passwordGrant } from './grants/password-grant.ts'
import { pkceGrant } from './grants/pkce-grant.ts'
import { refreshTokenGrant } from './grants/refresh-token-grant.ts'

type Deps = RequestDeps & MailDeps & SessionDeps & PasswordDeps & ProviderDeps

const GRANTS = new Map<string, (auth: Deps, c: AuthContext) => Promise<Response>>([
  ['password', passwordGrant],
  ['refresh_token', refreshTokenGrant],
  ['pkce', pkceGrant],
  ['id_token', idTokenGrant],
])

/** POST /token?grant_type=… */
export const token =
  (auth: Deps): Endpoint =>
  async (c) => {
    const grant = GRANTS.get(c.req.query('grant_type') ?? '')
    if (!grant) throw errors.unsupportedGrant()
    // A sign-in by password is counted by its own statement, which saves a round trip.
    if (grant !== passwordGrant) {
      await auth.limits.hit(networkCounter('token', networkOf(c), auth.settings.limits.token))
    }
    return grant(auth, c)
  }
