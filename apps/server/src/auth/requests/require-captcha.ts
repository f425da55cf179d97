import { z } from 'zod'
import type { RequestDeps } from '../deps.ts'
import type { AuthContext } from '../endpoint.ts'
import { errors } from '../errors.ts'

const verdict = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

/** Verifies the captcha token where a captcha is configured, and refuses the request if that fails. */
export const requireCaptcha = async (
  { settings: { captcha } }: RequestDeps,
  c: AuthContext,
  given: { gotrue_meta_security?: { captcha_token: string } | null | undefined },
): Promise<void> => {
  if (!captcha) return
  const token = given.gotrue_meta_security?.captcha_token
  if (!token) throw errors.captchaFailed()
  const answer = await fetch(captcha.verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({
      secret: captcha.secret,
      response: token,
      remoteip: c.get('clientAddress'),
    }),
    signal: AbortSignal.timeout(10_000),
  })
    .then((response) => response.json())
    .then(verdict.parse)
    .catch((cause: unknown) => {
      throw errors.captchaFailed(cause)
    })
  if (answer.success) return
  const misled = answer['error-codes'].find((code) => code.endsWith('-secret'))
  throw errors.captchaFailed(misled && new Error(`The captcha service says ${misled}`))
}
