import { z } from 'zod'
import type { MailDeps, RequestDeps, SessionDeps } from '../deps.ts'
import type { AuthContext, Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { accountCounter, networkCounter } from '../rate-limits.ts'
import { normalEmail, optionalText } from '../requests/fields.ts'
import { readBody } from '../requests/read-body.ts'
import { networkOf, sourceOf } from '../requests/source-of.ts'
import { sessionResponse } from '../sessions/session-response.ts'
import { redeemCode, redeemLink } from '../tokens/one-time-tokens.ts'
import { fulfil, VERIFIABLE } from '../tokens/verify-token.ts'

type Deps = RequestDeps & MailDeps & SessionDeps

const schema = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
})
type Given = z.output<typeof schema>

export const HALF_ACCEPTED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** POST /verify */
export const verify =
  (auth: Deps): Endpoint =>
  async (c) => {
    const given = await readBody(c, schema)
    await auth.limits.hit(networkCounter('verify', networkOf(c), auth.settings.limits.verify))
    const { token, token_hash: hash } = given
    if ((token === '') === (hash === '')) {
      throw errors.validation('Verify requires either a token or a token hash')
    }
    if (hash && (given.email || given.phone)) {
      throw errors.validation('Only the token_hash and type should be provided')
    }
    const verified = await (hash ? verifyHash(auth, c, given) : verifyCode(auth, c, given))
    if (verified.kind === 'session') return sessionResponse(auth, c, verified.grant)
    if (verified.kind === 'half') return c.json({ msg: HALF_ACCEPTED, code: '200' })
    // A flow that began with a challenge can only end where its verifier is.
    return c.json({ auth_code: verified.code })
  }

const verifyHash = (auth: Deps, c: AuthContext, given: Given) => {
  const purposes = purposesOf(given.type)
  return auth.database.transaction(async (tx) => {
    const found = await redeemLink(auth, tx, given.token_hash, purposes)
    if (!found) throw errors.linkExpired()
    return fulfil(auth, tx, { ...found, flow_state_id: null }, sourceOf(c))
  })
}

const verifyCode = async (auth: Deps, c: AuthContext, given: Given) => {
  if (given.phone) throw errors.otpExpired()
  if (!given.email) {
    throw errors.validation('Only an email address or phone number should be provided on verify')
  }
  const email = normalEmail(given.email)
  const purposes = purposesOf(given.type)
  const account = accountCounter('code', email, auth.settings.limits.accountFailures)
  const verified = await auth.limits.guess(account, () =>
    auth.database.transaction(async (tx) => {
      const found = await redeemCode(auth, tx, email, given.token, purposes)
      return found && fulfil(auth, tx, { ...found, flow_state_id: null }, sourceOf(c))
    }),
  )
  if (!verified) throw errors.otpExpired()
  return verified
}

export const purposesOf = (type: string) => {
  const purposes = VERIFIABLE.get(type)
  if (!purposes) throw errors.validation('Verify requires a verification type')
  return purposes
}
