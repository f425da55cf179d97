import { z } from 'zod'
import type { MailDeps, RequestDeps } from '../deps.ts'
import type { Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { admitMailRequest, mailFields } from '../requests/admit-mail-request.ts'
import { metadata, optionalText } from '../requests/fields.ts'
import { readBody } from '../requests/read-body.ts'
import { networkOf } from '../requests/source-of.ts'
import { withMinimumDuration } from '../requests/with-minimum-duration.ts'
import { mailToken } from '../tokens/mail-token.ts'
import { createEmailUser } from '../users/create-email-user.ts'
import { findUserByEmail } from '../users/users.ts'

type Deps = RequestDeps & MailDeps

const schema = z.object({
  ...mailFields,
  phone: optionalText,
  create_user: z.boolean().nullish(),
  data: metadata,
})

/** POST /otp and /magiclink: mails a link and a code to sign in with, to new people as well. */
export const otp =
  (auth: Deps): Endpoint =>
  async (c) => {
    const { settings } = auth
    const given = await readBody(c, schema)
    if (given.email && given.phone) {
      throw errors.validation('Only an email address or phone number should be provided')
    }
    if (given.phone) throw errors.phoneDisabled()
    if (!settings.emailEnabled) throw errors.emailLoginsDisabled()
    const { email, ...flow } = await admitMailRequest(auth, c, 'otp', given)
    const known = await findUserByEmail(auth.database, email)
    const mayCreate = given.create_user !== false && settings.signupsEnabled
    if (!known && !mayCreate) throw errors.otpDisabled()
    await auth.mails.admit('magiclink', email, networkOf(c))
    await withMinimumDuration(() =>
      auth.database.transaction(async (tx) => {
        const user =
          (await findUserByEmail(tx, email)) ??
          (await createEmailUser(auth, tx, email, null, given.data))
        const purpose = user.email_confirmed_at ? 'magiclink' : 'signup'
        await mailToken(auth, tx, { user, purpose, email, ...flow })
      }),
    )
    return c.json({})
  }
