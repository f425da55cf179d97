import type { FactorDeps } from '../deps.ts'
import type { AuthContext } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { isUuid } from '../requests/fields.ts'
import type { Factor } from '../users/users.ts'

/** The signed-in user's factor that the path names. */
export const ownFactor = (c: AuthContext): Factor => {
  const id = c.req.param('factorId')
  if (!isUuid(id)) throw errors.factorIdMalformed()
  const factor = c.get('user').factors.find((candidate) => candidate.id === id.toLowerCase())
  if (!factor) throw errors.factorNotFound()
  return factor
}

/** The same where only codes of an authenticator app will do. */
export const ownTotpFactor = (auth: FactorDeps, c: AuthContext): Factor => {
  const factor = ownFactor(c)
  if (factor.factor_type !== 'totp') throw errors.phoneFactorDisabled()
  if (!auth.settings.totpVerifyEnabled) throw errors.totpVerifyDisabled()
  return factor
}
