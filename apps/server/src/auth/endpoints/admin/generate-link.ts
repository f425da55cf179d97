import { z } from 'zod'
import type { Transaction } from '../../../database/database.ts'
import type { MailDeps, PasswordDeps, RequestDeps } from '../../deps.ts'
import type { AuthContext, Endpoint } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { linkType, verifyLink } from '../../mails/auth-mails.ts'
import { metadata, normalEmail, optionalText, password } from '../../requests/fields.ts'
import { readBody } from '../../requests/read-body.ts'
import { isAllowedRedirect, redirectTarget } from '../../requests/redirects.ts'
import type { Purpose } from '../../tokens/issued-token.ts'
import { SENT_AT } from '../../tokens/mail-token.ts'
import { issueToken } from '../../tokens/one-time-tokens.ts'
import { createEmailUser } from '../../users/create-email-user.ts'
import { requireStrongPassword } from '../../users/password-rules.ts'
import { renderUser } from '../../users/render-user.ts'
import { noteSignUp } from '../../users/sign-ups.ts'
import { findUserByEmail, type User, updateUser } from '../../users/users.ts'
import { invitee } from './invite.ts'

type Deps = RequestDeps & MailDeps & PasswordDeps

const TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const

const schema = z.object({
  type: z.enum(TYPES),
  email: optionalText,
  new_email: optionalText,
  password,
  data: metadata,
  redirect_to: optionalText,
})
type Given = z.output<typeof schema>

/** POST /admin/generate_link: the link a mail would have carried, for an administrator to send. */
export const generateLink =
  (auth: Deps): Endpoint =>
  async (c) => {
    const given = await readBody(c, schema)
    const email = normalEmail(given.email)
    const passwordHash = await hashFor(auth, given, email)
    const redirectTo = linkTarget(auth, c, given)
    const { user, purpose, issued } = await auth.database.transaction(async (tx) => {
      const { user, purpose, sentTo } = await prepare(auth, tx, given, email, passwordHash)
      const token = { userId: user.id, purpose, email: sentTo }
      const issued = await issueToken(auth, tx, token)
      const stamped = await updateUser(tx, user.id, { [SENT_AT[purpose]]: auth.now() }, auth.now())
      return { user: stamped, purpose, issued }
    })
    return c.json({
      ...renderUser(user),
      action_link: verifyLink(auth.settings, { purpose, issued, redirectTo }),
      email_otp: issued.code,
      hashed_token: issued.token,
      verification_type: linkType(purpose),
      redirect_to: redirectTo,
    })
  }

const hashFor = async (auth: Deps, given: Given, email: string) => {
  if (given.type !== 'signup') return null
  if (!given.password) throw errors.validation('Signup requires a valid password')
  await requireStrongPassword(auth, given.password, email)
  return auth.passwords.hash(given.password)
}

interface Prepared {
  user: User
  purpose: Purpose
  sentTo: string
}

const prepare = async (
  auth: Deps,
  tx: Transaction,
  given: Given,
  email: string,
  passwordHash: string | null,
): Promise<Prepared> => {
  const existing = await findUserByEmail(tx, email)
  switch (given.type) {
    case 'invite':
      return { user: await invitee(auth, tx, email, given.data), purpose: 'invite', sentTo: email }
    case 'signup': {
      if (existing?.email_confirmed_at) throw errors.emailExists()
      const user = existing ?? (await createEmailUser(auth, tx, email, passwordHash, given.data))
      if (!existing) await noteSignUp(auth, tx, { userId: user.id, browser: null })
      return { user, purpose: 'signup', sentTo: email }
    }
    case 'magiclink': {
      // A magic link for an address without an account is a sign-up.
      const user = existing ?? (await createEmailUser(auth, tx, email, null, given.data))
      return { user, purpose: existing ? 'magiclink' : 'signup', sentTo: email }
    }
    case 'recovery':
      if (!existing) throw errors.userNotFound()
      return { user: existing, purpose: 'recovery', sentTo: email }
    default: {
      if (!existing) throw errors.userNotFound()
      const newEmail = normalEmail(given.new_email)
      if (await findUserByEmail(tx, newEmail)) throw errors.emailExists()
      const user = await updateUser(tx, existing.id, { email_change: newEmail }, auth.now())
      const sentTo = given.type === 'email_change_current' ? email : newEmail
      return { user, purpose: given.type, sentTo }
    }
  }
}

const linkTarget = (auth: Deps, c: AuthContext, given: Given) =>
  given.redirect_to && isAllowedRedirect(given.redirect_to, auth.settings)
    ? given.redirect_to
    : redirectTarget(c, auth.settings)
