import type { Transaction } from '../../database/database.ts'
import type { Clock } from '../deps.ts'
import { endSessions } from '../sessions/sessions.ts'
import { clearFlows } from '../tokens/flow-states.ts'
import { clearTokens } from '../tokens/one-time-tokens.ts'
import { confirmEmail } from './confirm-email.ts'
import { deleteProviderIdentities } from './identities.ts'
import {
  chosenColumns,
  forgetSignUps,
  PASSWORD_NEEDED,
  type Proof,
  takeOwnSignUp,
} from './sign-ups.ts'
import { getUser, type Metadata, type User, updateUser } from './users.ts'

/**
 * Whoever reads the mails of an address takes the account that bears it. Anybody can have made it, so
 * nothing from before stays: see docs/decisions/010. The password stays where it is shown to be theirs.
 */
export const claimAccount = async (
  auth: Clock,
  tx: Transaction,
  user: User,
  proof: Proof,
): Promise<User> => {
  if (user.email_confirmed_at) return user
  return confirmEmail(auth, tx, await evictStrangers(auth, tx, user, proof))
}

/** Everything but what the same browser chose ends: sessions, factors, identities, pending links. */
export const evictStrangers = async (
  auth: Clock,
  tx: Transaction,
  { id }: User,
  proof: Proof,
): Promise<User> => {
  const user = await evict(auth, tx, id)
  const own = await takeOwnSignUp(auth, tx, user, proof)
  // The identities belong to the person who created the account. A later sign-up has stored its own password.
  if (!own || own.encrypted_password) await deleteProviderIdentities(tx, user, auth.now())
  if (own) return updateUser(tx, id, chosenColumns(own), auth.now())
  if (!user.encrypted_password) return getUser(tx, id)
  return updateUser(tx, id, { encrypted_password: null, ...PASSWORD_NEEDED }, auth.now())
}

/** The same where a provider vouches for the address: no password, and only what the provider says of the person. */
export const claimForProvider = async (
  auth: Clock,
  tx: Transaction,
  user: User,
  data: Metadata,
) => {
  await evict(auth, tx, user.id)
  await forgetSignUps(tx, user.id)
  await tx.query('delete from auth.identities where user_id = $1::uuid', [user.id])
  const changes = { encrypted_password: null, raw_user_meta_data: data }
  await updateUser(tx, user.id, changes, auth.now())
}

/** The user is locked first: a session that is about to begin waits, and then finds that things have changed. */
const evict = async (auth: Clock, tx: Transaction, userId: string): Promise<User> => {
  const changes = { email_change: '', email_change_confirm_status: 0 }
  const user = await updateUser(tx, userId, changes, auth.now())
  await endSessions(tx, userId)
  await clearTokens(tx, userId)
  await tx.query('delete from auth.mfa_factors where user_id = $1::uuid', [userId])
  await clearFlows(tx, userId)
  return user
}
