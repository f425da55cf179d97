import type { Transaction } from '../../../database/database.ts'
import type { MailDeps, PasswordDeps, RequestDeps } from '../../deps.ts'
import type { Endpoint } from '../../endpoint.ts'
import { normalEmail } from '../../requests/fields.ts'
import { readBody } from '../../requests/read-body.ts'
import { sourceOf } from '../../requests/source-of.ts'
import { endSessions } from '../../sessions/sessions.ts'
import { clearTokens } from '../../tokens/one-time-tokens.ts'
import { audit } from '../../users/audit.ts'
import { setEmail } from '../../users/change-email.ts'
import { confirmEmail } from '../../users/confirm-email.ts'
import { insertEmailIdentity, updateEmailIdentity } from '../../users/identities.ts'
import { renderUser } from '../../users/render-user.ts'
import { PASSWORD_SET } from '../../users/sign-ups.ts'
import { getUser, isBanned, mergeMetadata, type User, updateUser } from '../../users/users.ts'
import { type AdminUser, adminUserBody, bannedUntil, passwordHashOf } from './user-fields.ts'
import { userOfPath } from './user-of-path.ts'

type Deps = RequestDeps & PasswordDeps & MailDeps

/** PUT /admin/users/:userId: changes at once, and mails nobody. */
export const adminUpdateUser =
  (auth: Deps): Endpoint =>
  async (c) => {
    const user = await userOfPath(auth, c)
    const given = await readBody(c, adminUserBody)
    const passwordHash = await passwordHashOf(auth, given)
    const changes = {
      ...(passwordHash && { encrypted_password: passwordHash }),
      ...(given.phone && { phone: given.phone }),
      ...(given.phone_confirm && { phone_confirmed_at: auth.now() }),
      ...(given.ban_duration && { banned_until: bannedUntil(given.ban_duration, auth.now()) }),
      raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, given.user_metadata),
      raw_app_meta_data: {
        ...(passwordHash && PASSWORD_SET.raw_app_meta_data),
        ...given.app_metadata,
      },
    }
    const updated = await auth.database.transaction(async (tx) => {
      await updateUser(tx, user.id, changes, auth.now())
      await moveEmail(auth, tx, user, given)
      const changed = await getUser(tx, user.id)
      if (passwordHash) await clearTokens(tx, user.id)
      if (passwordHash || isBanned(changed, auth.now())) await endSessions(tx, user.id)
      await audit(auth, tx, sourceOf(c), 'user_modified', null, { user_id: user.id })
      return changed
    })
    return c.json(renderUser(updated))
  }

const moveEmail = async (auth: Deps, tx: Transaction, user: User, given: AdminUser) => {
  if (!given.email) {
    if (given.email_confirm) await confirmEmail(auth, tx, user)
    return
  }
  const email = normalEmail(given.email)
  if (given.email_confirm) {
    await setEmail(auth, tx, user, email)
  } else if (email !== user.email) {
    await updateUser(tx, user.id, { email }, auth.now())
    const hasIdentity = user.identities.some(({ provider }) => provider === 'email')
    if (hasIdentity) await updateEmailIdentity(tx, user.id, { email }, auth.now())
    else await insertEmailIdentity(tx, user.id, { email }, auth.now())
  }
}
