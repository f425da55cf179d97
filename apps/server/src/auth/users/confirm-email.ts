import type { Transaction } from '../../database/database.ts'
import type { Clock } from '../deps.ts'
import { updateEmailIdentity } from './identities.ts'
import { type User, updateUser } from './users.ts'

/** The address is known to be the user's own. */
export const confirmEmail = async (auth: Clock, tx: Transaction, user: User): Promise<User> => {
  if (user.email_confirmed_at) return user
  await updateEmailIdentity(tx, user.id, { email_verified: true }, auth.now())
  return updateUser(tx, user.id, { email_confirmed_at: auth.now() }, auth.now())
}
