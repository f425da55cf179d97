import { z } from 'zod'
import type { Transaction } from '../../../database/database.ts'
import type { MailDeps, RequestDeps } from '../../deps.ts'
import type { Endpoint } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { metadata, normalEmail, optionalText } from '../../requests/fields.ts'
import { readBody } from '../../requests/read-body.ts'
import { redirectTarget } from '../../requests/redirects.ts'
import { sourceOf } from '../../requests/source-of.ts'
import { mailToken } from '../../tokens/mail-token.ts'
import { audit } from '../../users/audit.ts'
import { createEmailUser } from '../../users/create-email-user.ts'
import { renderUser } from '../../users/render-user.ts'
import { findUserByEmail, type Metadata, updateUser } from '../../users/users.ts'

type Deps = RequestDeps & MailDeps

const schema = z.object({ email: optionalText, data: metadata })

/** POST /invite */
export const invite =
  (auth: Deps): Endpoint =>
  async (c) => {
    const given = await readBody(c, schema)
    const email = normalEmail(given.email)
    await auth.mails.admit('invite', email)
    const redirectTo = redirectTarget(c, auth.settings)
    const invited = await auth.database.transaction(async (tx) => {
      const user = await invitee(auth, tx, email, given.data)
      await audit(auth, tx, sourceOf(c), 'user_invited', user)
      return mailToken(auth, tx, { user, purpose: 'invite', email, redirectTo })
    })
    return c.json(renderUser(invited))
  }

/** Whoever has not confirmed yet may be invited again. */
export const invitee = async (auth: Deps, tx: Transaction, email: string, data: Metadata) => {
  const existing = await findUserByEmail(tx, email)
  if (existing?.email_confirmed_at) throw errors.emailExists()
  const user = existing ?? (await createEmailUser(auth, tx, email, null, data))
  return updateUser(tx, user.id, { invited_at: auth.now() }, auth.now())
}
