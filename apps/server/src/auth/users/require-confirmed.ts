import { errors } from '../errors.ts'
import type { User } from './users.ts'

/** Refuses users with an unconfirmed address: they may neither add ways to sign in nor cause mails. */
export const requireConfirmed = (user: User) => {
  if (user.email && !user.email_confirmed_at) throw errors.verifyEmailFirst()
}
