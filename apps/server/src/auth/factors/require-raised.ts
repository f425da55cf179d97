import type { Transaction } from '../../database/database.ts'
import { errors } from '../errors.ts'
import type { Session } from '../sessions/sessions.ts'
import { getUser, hasVerifiedFactor, type User } from '../users/users.ts'

/**
 * A user with a second factor may add another one only in a session that has shown it. Checked inside the transaction that
 * locks the session, because the first factor may have been added after this request began.
 */
export const requireRaised = async (tx: Transaction, session: Session): Promise<User> => {
  const user = await getUser(tx, session.user_id)
  if (hasVerifiedFactor(user) && session.aal !== 'aal2') throw errors.enrolNeedsAal2()
  return user
}
