import { errors } from '../errors.ts'
import type { User } from './users.ts'

/** Who has not shown that the address is theirs adds no way in, and has nobody mailed. */
export function requireConfirmed(user: User) {
  if (user.email && !user.email_confirmed_at) throw errors.verifyEmailFirst()
}
