import { z } from 'zod'
import type { MailDeps, RequestDeps } from '../deps.ts'
import type { Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { networkCounter } from '../rate-limits.ts'
import {
  normalEmail,
  optionalText,
  pkceFields,
  readChallenge,
  securityField,
} from '../requests/fields.ts'
import { readBody } from '../requests/read-body.ts'
import { redirectTarget } from '../requests/redirects.ts'
import { requireCaptcha } from '../requests/require-captcha.ts'
import { networkOf, sourceOf } from '../requests/source-of.ts'
import { withMinimumDuration } from '../requests/with-minimum-duration.ts'
import { mailToken } from '../tokens/mail-token.ts'
import { audit } from '../users/audit.ts'
import { findUserByEmail } from '../users/users.ts'

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
    await withMinimumDuration(() =>
      auth.database.transaction(async (tx) => {
        const user = await findUserByEmail(tx, email)
        if (!user) return
        await mailToken(auth, tx, { user, purpose: 'recovery', email, redirectTo, challenge })
        await audit(auth, tx, sourceOf(c), 'user_recovery_requested', user)
      }),
    )
    return c.json({})
  }
