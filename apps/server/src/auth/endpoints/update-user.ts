import { z } from 'zod'
import type { Transaction } from '../../database/database.ts'
import type { MailDeps, PasswordDeps, RequestDeps } from '../deps.ts'
import type { AuthContext, Endpoint } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { lacksSecondFactor } from '../factors/lacks-second-factor.ts'
import { networkCounter } from '../rate-limits.ts'
import {
  fitsIntoToken,
  metadata,
  normalEmail,
  optionalText,
  password,
  pkceFields,
  readChallenge,
} from '../requests/fields.ts'
import { readBody } from '../requests/read-body.ts'
import { redirectTarget } from '../requests/redirects.ts'
import { networkOf, sourceOf } from '../requests/source-of.ts'
import { withMinimumDuration } from '../requests/with-minimum-duration.ts'
import { lockSession } from '../sessions/lock-session.ts'
import { audit } from '../users/audit.ts'
import { startEmailChange } from '../users/change-email.ts'
import { changePassword, preparePassword } from '../users/change-password.ts'
import { renderUser } from '../users/render-user.ts'
import { requireConfirmed } from '../users/require-confirmed.ts'
import { markBrowser } from '../users/sign-up-cookie.ts'
import { noteSignUp } from '../users/sign-ups.ts'
import { mergeMetadata, updateUser } from '../users/users.ts'

type Deps = RequestDeps & MailDeps & PasswordDeps

const schema = z.object({
  email: optionalText,
  phone: optionalText,
  password,
  data: metadata,
  nonce: optionalText,
  current_password: optionalText,
  app_metadata: z.unknown().optional(),
  ...pkceFields,
})
type UserChanges = z.output<typeof schema>

/** PUT /user */
export const updateOwnUser =
  (auth: Deps): Endpoint =>
  async (c) => {
    const given = await readBody(c, schema)
    await auth.limits.hit(networkCounter('user', networkOf(c), auth.settings.limits.mailing))
    requireAssurance(c, given)
    const newEmail = checkNewEmail(c, given)
    const challenge = readChallenge(given.code_challenge, given.code_challenge_method)
    const passwordHash = given.password ? await preparePassword(auth, c, given) : null
    if (newEmail) {
      await auth.mails.admit('email_change_new', newEmail, networkOf(c), c.get('user').id)
    }
    const redirectTo = redirectTarget(c, auth.settings)
    const update = async (tx: Transaction) => {
      await lockSession(tx, c.get('session'))
      let user = c.get('user')
      if (Object.keys(given.data).length > 0) {
        const merged = mergeMetadata(user.raw_user_meta_data, given.data)
        if (!fitsIntoToken(merged)) throw errors.validation('data: Is longer than 8 KB')
        user = await updateUser(tx, user.id, { raw_user_meta_data: merged }, auth.now())
      }
      if (passwordHash) {
        user = await changePassword(auth, tx, c.get('session'), user, passwordHash)
        await audit(auth, tx, sourceOf(c), 'user_updated_password', user)
      }
      if (newEmail) {
        if (user.is_anonymous) {
          const browser = markBrowser(c, auth.settings)
          await noteSignUp(auth, tx, { userId: user.id, browser })
        }
        await audit(auth, tx, sourceOf(c), 'email_change_requested', user)
        user = await startEmailChange(auth, tx, { user, newEmail, redirectTo, challenge })
      }
      return user
    }
    const updated = await withMinimumDuration(() => auth.database.transaction(update))
    return c.json(renderUser(updated))
  }

const requireAssurance = (c: AuthContext, given: UserChanges) => {
  if (given.app_metadata !== undefined) throw errors.notAdmin()
  if (given.phone) throw errors.phoneDisabled()
  const isSensitive = given.password || given.email
  if (isSensitive && lacksSecondFactor(c)) throw errors.updateNeedsAal2()
}

const checkNewEmail = (c: AuthContext, given: UserChanges) => {
  if (!given.email) return undefined
  const email = normalEmail(given.email)
  if (email === c.get('user').email) return undefined
  requireConfirmed(c.get('user'))
  return email
}
