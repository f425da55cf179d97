import type { Transaction } from '../../database/database.ts'
import type { MailDeps, SessionDeps } from '../deps.ts'
import { errors } from '../errors.ts'
import type { RequestSource } from '../requests/request-source.ts'
import { sha256 } from '../secrets.ts'
import { type Grant, startSession } from '../sessions/sessions.ts'
import { audit } from '../users/audit.ts'
import { completeEmailChange } from '../users/change-email.ts'
import { claimAccount } from '../users/claim-account.ts'
import { type Proof, restoreByLink } from '../users/sign-ups.ts'
import { findUserById, isBanned, type User } from '../users/users.ts'
import { issueAuthCode } from './flow-states.ts'
import type { Purpose } from './issued-token.ts'
import type { OneTimeToken } from './one-time-tokens.ts'

type Deps = MailDeps & SessionDeps

/** The `type` of a request, and which tokens it may be about. */
export const VERIFIABLE: ReadonlyMap<string, Purpose[]> = new Map([
  ['signup', ['signup']],
  ['invite', ['invite']],
  ['magiclink', ['magiclink']],
  ['recovery', ['recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
  ['email', ['signup', 'invite', 'magiclink']],
])

export type Verified =
  | { kind: 'session'; grant: Grant }
  | { kind: 'code'; code: string }
  /** The other mailbox of an address change has yet to agree. */
  | { kind: 'half' }

/** Does what a redeemed token was for; the token is gone already. */
export const fulfil = async (
  auth: Deps,
  tx: Transaction,
  token: OneTimeToken,
  source: RequestSource,
): Promise<Verified> => {
  const user = await findUserById(tx, token.user_id)
  if (!user) throw errors.linkExpired()
  if (isBanned(user, auth.now())) throw errors.banned(403)
  const proof = { browser: source.browser, tokenHash: token.token_hash }
  const changed = await apply(auth, tx, user, token, proof)
  if (!changed) return { kind: 'half' }
  if (changed.email !== user.email) await audit(auth, tx, source, 'email_changed', changed)
  else if (!user.email_confirmed_at) await audit(auth, tx, source, 'user_confirmed', changed)
  if (token.flow_state_id) {
    return { kind: 'code', code: await issueAuthCode(auth, tx, token.flow_state_id, user.id) }
  }
  return { kind: 'session', grant: await startSession(auth, tx, changed, 'otp', source) }
}

/** Opens a used confirmation link again, for the browser that signed up: a mail scanner may have been faster. */
export const reopen = async (
  auth: Deps,
  tx: Transaction,
  token: string,
  source: RequestSource,
): Promise<Verified> => {
  const user = await restoreByLink(auth, tx, sha256(token), source.browser)
  if (!user) throw errors.linkExpired()
  if (isBanned(user, auth.now())) throw errors.banned(403)
  return { kind: 'session', grant: await startSession(auth, tx, user, 'otp', source) }
}

/** Whoever reads the mails of an address owns it, so every kind of link confirms it. */
const apply = async (
  auth: Deps,
  tx: Transaction,
  user: User,
  token: OneTimeToken,
  proof: Proof,
) => {
  if (token.purpose === 'email_change_current' || token.purpose === 'email_change_new') {
    return completeEmailChange(auth, tx, user, token.purpose, proof)
  }
  return claimAccount(auth, tx, user, proof)
}
