import { z } from 'zod'
import type { MailDeps, RequestDeps } from '../deps.ts'
import type { Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { admitMailRequest, mailFields } from '../requests/admit-mail-request.ts'
import { optionalText } from '../requests/fields.ts'
import { readBody } from '../requests/read-body.ts'
import { networkOf } from '../requests/source-of.ts'
import { withMinimumDuration } from '../requests/with-minimum-duration.ts'
import { mailToken } from '../tokens/mail-token.ts'
import { startEmailChange } from '../users/change-email.ts'
import { findUserByEmail } from '../users/users.ts'

type Deps = RequestDeps & MailDeps

const schema = z.object({
  ...mailFields,
  type: optionalText,
  phone: optionalText,
})

/** POST /resend: a second copy of a mail that did not arrive; `{}` whoever asks. */
export const resend =
  (auth: Deps): Endpoint =>
  async (c) => {
    const given = await readBody(c, schema)
    if (given.type === 'sms' || given.type === 'phone_change') throw errors.phoneDisabled()
    if (given.type !== 'signup' && given.type !== 'email_change') {
      throw errors.validation('Missing one of these types: signup, email_change, sms, phone_change')
    }
    if (!given.email) throw errors.validation('Type provided requires an email address')
    const { email, ...flow } = await admitMailRequest(auth, c, 'resend', given)
    await auth.mails.admit(
      given.type === 'signup' ? 'signup' : 'email_change_new',
      email,
      networkOf(c),
    )
    const isChange = given.type === 'email_change'
    const admitted = isChange ? await admittedChange(auth, email) : undefined
    await withMinimumDuration(() =>
      auth.database.transaction(async (tx) => {
        const user = await findUserByEmail(tx, email)
        if (!user) return
        if (isChange) {
          if (!user.email_change || user.email_change !== admitted) return
          await startEmailChange(auth, tx, {
            user,
            newEmail: user.email_change,
            ...flow,
          })
        } else if (!user.email_confirmed_at) {
          await mailToken(auth, tx, { user, purpose: 'signup', email, ...flow })
        }
      }),
    )
    return c.json({})
  }

/**
 * The address that the account is to move to, if it may be written to. Whoever asks names another one, and can have had
 * any number of accounts move to the same.
 */
const admittedChange = async (auth: Deps, email: string): Promise<string | undefined> => {
  const user = await findUserByEmail(auth.database, email)
  const wanted = user?.email_change
  if (!wanted || wanted === email) return undefined
  const isAdmitted = await auth.mails.admits('email_change_new', wanted, undefined, user.id)
  return isAdmitted ? wanted : undefined
}
