import { z } from 'zod'
import { audit } from './audit.ts'
import type { Auth, AuthContext, Endpoint } from './auth.ts'
import { startEmailChange } from './change-email.ts'
import { changePassword, preparePassword } from './change-password.ts'
import { errors } from './errors.ts'
import {
  metadata,
  normalEmail,
  optionalText,
  password,
  pkceFields,
  readChallenge,
} from './fields.ts'
import { networkOf } from './origin.ts'
import { networkCounter } from './rate-limits.ts'
import { readBody } from './read-body.ts'
import { redirectTarget } from './redirects.ts'
import { renderUser } from './render-user.ts'
import { findUserByEmail, hasVerifiedFactor, mergeMetadata, updateUser } from './users.ts'

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
export type UserChanges = z.output<typeof schema>

/** PUT /user */
export const updateOwnUser =
  (auth: Auth): Endpoint =>
  async (c) => {
    const given = await readBody(c, schema)
    await auth.limits.hit(networkCounter('user', networkOf(c), auth.settings.limits.mailing))
    requireAssurance(c, given)
    const newEmail = await checkNewEmail(auth, c, given)
    const challenge = readChallenge(given.code_challenge, given.code_challenge_method)
    const passwordHash = given.password ? await preparePassword(auth, c, given) : null
    if (newEmail) {
      await auth.mails.admit('email_change_new', newEmail, networkOf(c), c.get('user').id)
    }
    const redirectTo = redirectTarget(c, auth.settings)
    const updated = await auth.database.transaction(async (tx) => {
      let user = c.get('user')
      if (Object.keys(given.data).length > 0) {
        const merged = mergeMetadata(user.raw_user_meta_data, given.data)
        user = await updateUser(tx, user.id, { raw_user_meta_data: merged }, auth.now())
      }
      if (passwordHash) {
        user = await changePassword(auth, tx, c.get('session'), user, passwordHash)
        await audit(auth, tx, c, 'user_updated_password', user)
      }
      if (newEmail)
        user = await startEmailChange(auth, tx, { user, newEmail, redirectTo, challenge })
      return user
    })
    return c.json(renderUser(updated))
  }

function requireAssurance(c: AuthContext, given: UserChanges) {
  if (given.app_metadata !== undefined) throw errors.notAdmin()
  if (given.phone) throw errors.phoneDisabled()
  const isSensitive = given.password || given.email
  if (isSensitive && hasVerifiedFactor(c.get('user')) && c.get('session').aal !== 'aal2') {
    throw errors.updateNeedsAal2()
  }
}

async function checkNewEmail(auth: Auth, c: AuthContext, given: UserChanges) {
  if (!given.email) return undefined
  const email = normalEmail(given.email)
  if (email === c.get('user').email) return undefined
  if (await findUserByEmail(auth.database, email)) throw errors.emailExists()
  return email
}
