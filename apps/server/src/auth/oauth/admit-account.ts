import type { Auth } from '../auth.ts'
import { AuthError, errors } from '../errors.ts'
import { mailToken } from '../mail-token.ts'
import type { User } from '../users.ts'

/** A user whose address the provider only claims comes in where unconfirmed people may. */
export function whyKeptOut(auth: Auth, user: User): AuthError | undefined {
  const mayEnter = user.email_confirmed_at || auth.settings.allowUnconfirmedSignIn
  return mayEnter ? undefined : errors.providerEmailUnverified()
}

/** Mails the link that confirms a claimed address, once; later ones are asked for by `/resend`. */
export async function mailFirstConfirmation(auth: Auth, user: User, redirectTo: string) {
  const { email } = user
  if (!email || user.email_confirmed_at || user.confirmation_sent_at) return
  try {
    await auth.mails.admit('signup', email)
  } catch (error) {
    // Too many mails at the moment is no reason to turn the person away.
    if (error instanceof AuthError) return
    throw error
  }
  await auth.database.transaction((tx) =>
    mailToken(auth, tx, { user, purpose: 'signup', email, redirectTo }),
  )
}
