import type { Transaction } from '../../database/database.ts'
import type { MailDeps } from '../deps.ts'
import { errors } from '../errors.ts'
import type { Purpose } from '../tokens/issued-token.ts'
import { mailToken } from '../tokens/mail-token.ts'
import { hasPending } from '../tokens/one-time-tokens.ts'
import { evictStrangers } from './claim-account.ts'
import { insertEmailIdentity, updateEmailIdentity } from './identities.ts'
import type { Proof } from './sign-ups.ts'
import { findUserByEmail, getUser, type User, updateUser } from './users.ts'

interface ChangeOrder {
  user: User
  newEmail: string
  redirectTo: string
  challenge?: string | undefined
}

/**
 * Notes the wish and mails both mailboxes; the address stays until they have agreed. An address that somebody
 * else has looks the same to whoever asks: its token is issued and never mailed, so that nobody can agree.
 */
export const startEmailChange = async (auth: MailDeps, tx: Transaction, order: ChangeOrder) => {
  const { user, newEmail, redirectTo, challenge } = order
  const asked = await updateUser(
    tx,
    user.id,
    { email_change: newEmail, email_change_confirm_status: 0 },
    auth.now(),
  )
  const mail = { user: asked, redirectTo, challenge, newEmail }
  if (user.email && auth.settings.secureEmailChange) {
    await mailToken(auth, tx, { ...mail, purpose: 'email_change_current', email: user.email })
  }
  const isTaken = (await findUserByEmail(tx, newEmail)) !== undefined
  return mailToken(auth, tx, {
    ...mail,
    purpose: 'email_change_new',
    email: newEmail,
    isWithheld: isTaken,
  })
}

/** Called when one mailbox has agreed. Returns the changed user once both have, undefined before. */
export const completeEmailChange = async (
  auth: MailDeps,
  tx: Transaction,
  user: User,
  agreed: Purpose,
  proof: Proof,
): Promise<User | undefined> => {
  const other = agreed === 'email_change_new' ? 'email_change_current' : 'email_change_new'
  if (await hasPending(tx, user.id, other)) {
    await updateUser(tx, user.id, { email_change_confirm_status: 1 }, auth.now())
    return undefined
  }
  const email = user.email_change
  if (!email) throw errors.linkExpired()
  const holder = await findUserByEmail(tx, email)
  if (holder && holder.id !== user.id) throw errors.emailExists()
  // An anonymous user gets a first address: treat it like a confirmed sign-up.
  if (!user.email_confirmed_at) await evictStrangers(auth, tx, user, proof)
  await setEmail(auth, tx, user, email)
  await auth.mails.sendNotice('email_changed', user, tx)
  return getUser(tx, user.id)
}

/** Gives the user a confirmed address; somebody anonymous becomes a member by it. */
export const setEmail = async (auth: MailDeps, tx: Transaction, user: User, email: string) => {
  const now = auth.now()
  await updateUser(
    tx,
    user.id,
    {
      email,
      email_confirmed_at: now,
      email_change: '',
      email_change_confirm_status: 0,
      is_anonymous: false,
    },
    now,
  )
  const hasIdentity = user.identities.some(({ provider }) => provider === 'email')
  if (hasIdentity) await updateEmailIdentity(tx, user.id, { email, email_verified: true }, now)
  else await insertEmailIdentity(tx, user.id, { email, email_verified: true }, now)
}
