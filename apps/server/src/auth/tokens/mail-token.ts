import type { Transaction } from '../../database/database.ts'
import type { MailDeps } from '../deps.ts'
import { type User, updateUser } from '../users/users.ts'
import { startMailFlow, sweepFlows } from './flow-states.ts'
import type { Purpose } from './issued-token.ts'
import { issueToken } from './one-time-tokens.ts'

interface MailOrder {
  user: User
  purpose: Purpose
  /** Where the mail goes. */
  email: string
  redirectTo: string
  challenge?: string | undefined
  /** A flow that was begun already. */
  flowId?: string | null
  newEmail?: string
  /** The token is issued but not mailed. */
  isWithheld?: boolean
}

const METHODS: Record<Purpose, string> = {
  signup: 'email/signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'otp',
}

export const SENT_AT: Record<Purpose, string> = {
  signup: 'confirmation_sent_at',
  invite: 'confirmation_sent_at',
  magiclink: 'recovery_sent_at',
  recovery: 'recovery_sent_at',
  email_change_current: 'email_change_sent_at',
  email_change_new: 'email_change_sent_at',
  reauthentication: 'reauthentication_sent_at',
}

/** Issues a one-time token and mails it; the caller has had the mail admitted. */
export const mailToken = async (
  auth: MailDeps,
  tx: Transaction,
  order: MailOrder,
): Promise<User> => {
  const { user, purpose, email, redirectTo, challenge } = order
  const flowId = order.flowId ?? (await startFlow(auth, tx, challenge, purpose))
  const issued = await issueToken(auth, tx, { userId: user.id, purpose, email, flowId })
  const mail = { purpose, to: email, issued, redirectTo }
  if (!order.isWithheld) {
    await auth.mails.sendToken({ ...mail, ...(order.newEmail && { newEmail: order.newEmail }) }, tx)
  }
  return updateUser(tx, user.id, { [SENT_AT[purpose]]: auth.now() }, auth.now())
}

/** The PKCE flow that the mail will go on with, if the client asked for one. */
export const startFlow = async (
  auth: MailDeps,
  tx: Transaction,
  challenge: string | undefined,
  purpose: Purpose,
): Promise<string | null> => {
  if (!challenge) return null
  await sweepFlows(auth, tx)
  return startMailFlow(auth, tx, challenge, METHODS[purpose])
}
