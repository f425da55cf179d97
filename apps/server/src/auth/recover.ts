import { z } from 'zod'
import { audit } from './audit.ts'
import { requireCaptcha } from './captcha.ts'
import type { MailDeps, RequestDeps } from './deps.ts'
import type { Endpoint } from './endpoint.ts'
import { errors } from './errors.ts'
import { normalEmail, optionalText, pkceFields, readChallenge, securityField } from './fields.ts'
import { inEvenTime } from './in-even-time.ts'
import { mailToken } from './mail-token.ts'
import { networkOf, originOf } from './origin.ts'
import { networkCounter } from './rate-limits.ts'
import { readBody } from './read-body.ts'
import { redirectTarget } from './redirects.ts'
import { findUserByEmail } from './users.ts'

type Deps = RequestDeps & MailDeps

const schema = z.object({ email: optionalText, ...pkceFields, ...securityField })

/** POST /recover: mails a link to choose a new password, and answers the same when there is nobody to mail. */
export const recover =
  (auth: Deps): Endpoint =>
  async (c) => {
    const given = await readBody(c, schema)
    if (!given.email) throw errors.validation('Password recovery requires an email')
    const email = normalEmail(given.email)
    const challenge = readChallenge(given.code_challenge, given.code_challenge_method)
    await auth.limits.hit(networkCounter('recover', networkOf(c), auth.settings.limits.mailing))
    await requireCaptcha(auth, c, given)
    await auth.mails.admit('recovery', email, networkOf(c))
    const redirectTo = redirectTarget(c, auth.settings)
    await inEvenTime(() =>
      auth.database.transaction(async (tx) => {
        const user = await findUserByEmail(tx, email)
        if (!user) return
        await mailToken(auth, tx, { user, purpose: 'recovery', email, redirectTo, challenge })
        await audit(auth, tx, originOf(c), 'user_recovery_requested', user)
      }),
    )
    return c.json({})
  }
