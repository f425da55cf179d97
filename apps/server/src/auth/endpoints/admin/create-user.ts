import type { PasswordDeps, RequestDeps } from '../../deps.ts'
import type { Endpoint } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { normalEmail } from '../../requests/fields.ts'
import { readBody } from '../../requests/read-body.ts'
import { confirmEmail } from '../../users/confirm-email.ts'
import { insertEmailIdentity } from '../../users/identities.ts'
import { renderUser } from '../../users/render-user.ts'
import { noteSignUp } from '../../users/sign-ups.ts'
import { getUser, insertUser, mergeMetadata, updateUser } from '../../users/users.ts'
import { adminUserBody, bannedUntil, passwordHashOf } from './user-fields.ts'

type Deps = RequestDeps & PasswordDeps

/** POST /admin/users */
export const adminCreateUser =
  (auth: Deps): Endpoint =>
  async (c) => {
    const given = await readBody(c, adminUserBody)
    if (!given.email && !given.phone) {
      throw errors.validation('Cannot create a user without either an email or phone')
    }
    const email = given.email ? normalEmail(given.email) : null
    const passwordHash = await passwordHashOf(auth, given)
    const banned = given.ban_duration && bannedUntil(given.ban_duration, auth.now())
    const user = await auth.database.transaction(async (tx) => {
      const { id } = await insertUser(
        tx,
        {
          ...(given.id && { id: given.id }),
          email,
          phone: given.phone || null,
          passwordHash,
          appMetadata: mergeMetadata({}, given.app_metadata),
          userMetadata: mergeMetadata({}, given.user_metadata),
        },
        auth.now(),
      )
      if (email) await insertEmailIdentity(tx, id, { email }, auth.now())
      if (banned) await updateUser(tx, id, { banned_until: banned }, auth.now())
      if (given.phone && given.phone_confirm) {
        await updateUser(tx, id, { phone_confirmed_at: auth.now() }, auth.now())
      }
      if (passwordHash && !given.email_confirm)
        await noteSignUp(auth, tx, { userId: id, browser: null })
      const created = await getUser(tx, id)
      return email && given.email_confirm ? confirmEmail(auth, tx, created) : created
    })
    return c.json(renderUser(user))
  }
