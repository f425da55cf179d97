import type { Transaction } from '../../database/database.ts'
import type { Clock } from '../deps.ts'
import { insertEmailIdentity } from './identities.ts'
import { getUser, insertUser, type Metadata, type User } from './users.ts'

/** A user who signs in with an address, which is yet to be confirmed. */
export const createEmailUser = async (
  auth: Clock,
  tx: Transaction,
  email: string,
  passwordHash: string | null,
  data: Metadata,
): Promise<User> => {
  const newUser = { email, passwordHash, appMetadata: {}, userMetadata: data }
  const user = await insertUser(tx, newUser, auth.now())
  await insertEmailIdentity(tx, user.id, { ...data, email }, auth.now())
  return getUser(tx, user.id)
}
