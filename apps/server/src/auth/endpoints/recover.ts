import { z } from 'zod'
import type { MailDeps, RequestDeps } from '../deps.ts'
import type { Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { admitMailRequest, mailFields } from '../requests/admit-mail-request.ts'
import { readBody } from '../requests/read-body.ts'
import { networkOf, sourceOf } from '../requests/source-of.ts'
import { withMinimumDuration } from '../requests/with-minimum-duration.ts'
import { mailToken } from '../tokens/mail-token.ts'
import { audit } from '../users/audit.ts'
import { findUserByEmail } from '../users/users.ts'

type Deps = RequestDeps & MailDeps

const schema = z.object(mailFields)

/** POST /recover: mails a link to choose a new password, and answers the same when there is nobody to mail. */
export const recover =
  (auth: Deps): Endpoint =>
  async (c) => {
    const given = await readBody(c, schema)
    if (!given.email) throw errors.validation('Password recovery requires an email')
    const { email, ...flow } = await admitMailRequest(auth, c, 'recover', given)
    await auth.mails.admit('recovery', email, networkOf(c))
    await withMinimumDuration(() =>
      auth.database.transaction(async (tx) => {
        const user = await findUserByEmail(tx, email)
        if (!user) return
        await mailToken(auth, tx, { user, purpose: 'recovery', email, ...flow })
        await audit(auth, tx, sourceOf(c), 'user_recovery_requested', user)
      }),
    )
    return c.json({})
  }
