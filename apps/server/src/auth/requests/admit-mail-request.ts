import type { RequestDeps } from '../deps.ts'
import type { AuthContext } from '../endpoint.ts'
import { networkCounter } from '../rate-limits.ts'
import { normalEmail, optionalText, pkceFields, readChallenge, securityField } from './fields.ts'
import { redirectTarget } from './redirects.ts'
import { requireCaptcha } from './require-captcha.ts'
import { networkOf } from './source-of.ts'

/** What everybody sends who asks for a mail to an address. */
export const mailFields = { email: optionalText, ...pkceFields, ...securityField }

interface Given {
  email: string
  code_challenge: string
  code_challenge_method: string
  gotrue_meta_security?: { captcha_token: string } | null | undefined
}

interface MailRequest {
  email: string
  challenge: string | undefined
  /** Where the mailed link leads in the end. */
  redirectTo: string
}

/** Which mail is asked for; refuses what is malformed, comes from a network that asks too often, or lacks its captcha. */
export const admitMailRequest = async (
  auth: RequestDeps,
  c: AuthContext,
  endpoint: 'otp' | 'recover' | 'resend',
  given: Given,
): Promise<MailRequest> => {
  const email = normalEmail(given.email)
  const challenge = readChallenge(given.code_challenge, given.code_challenge_method)
  await auth.limits.hit(networkCounter(endpoint, networkOf(c), auth.settings.limits.mailing))
  await requireCaptcha(auth, c, given)
  return { email, challenge, redirectTo: redirectTarget(c, auth.settings) }
}
