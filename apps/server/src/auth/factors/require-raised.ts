import type { Transaction } from '../../database/database.ts'
import { errors } from '../errors.ts'
import type { Session } from '../sessions/sessions.ts'
import { getUser, hasVerifiedFactor, type User } from '../users/users.ts'

/**
 * Who has a second factor adds another only with it. Asked within the transaction that holds the session: the first
 * one may have come since the request did.
 */
export const requireRaised = async (tx: Transaction, session: Session): Promise<User> => {
  const user = await getUser(tx, session.user_id)
  if (hasVerifiedFactor(user) && session.aal !== 'aal2') throw errors.enrolNeedsAal2()
  return user
}
