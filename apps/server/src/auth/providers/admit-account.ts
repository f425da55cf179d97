import type { MailDeps, RequestDeps } from '../deps.ts'
import type { AuthContext } from '../endpoint.ts'
import { type AuthError, errors } from '../errors.ts'
import { networkOf } from '../requests/source-of.ts'
import { mailToken } from '../tokens/mail-token.ts'
import type { User } from '../users/users.ts'

type Deps = RequestDeps & MailDeps

/** A user whose address the provider does not prove may sign in only where unconfirmed users may. */
export const whyKeptOut = (auth: Deps, user: User): AuthError | undefined => {
  const mayEnter = user.email_confirmed_at || auth.settings.allowUnconfirmedSignIn
  return mayEnter ? undefined : errors.providerEmailUnverified()
}

/** Mails the link that confirms a claimed address, once; later ones are asked for by `/resend`. */
export const mailFirstConfirmation = async (
  auth: Deps,
  c: AuthContext,
  user: User,
  redirectTo: string,
) => {
  const { email } = user
  if (!email || user.email_confirmed_at || user.confirmation_sent_at) return
  // Too many mails at the moment is no reason to turn the person away.
  if (!(await auth.mails.admits('signup', email, networkOf(c)))) return
  await auth.database.transaction((tx) =>
    mailToken(auth, tx, { user, purpose: 'signup', email, redirectTo }),
  )
}
