import type { Transaction } from '../../database/database.ts'
import type { MailDeps, PasswordDeps, RequestDeps } from '../deps.ts'
import type { AuthContext } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { accountCounter } from '../rate-limits.ts'
import { networkOf } from '../requests/source-of.ts'
import { endSessions, type Session } from '../sessions/sessions.ts'
import { clearFlows } from '../tokens/flow-states.ts'
import { clearTokens, redeemCode } from '../tokens/one-time-tokens.ts'
import { deleteProviderIdentities } from './identities.ts'
import { requireStrongPassword } from './password-rules.ts'
import { forgetSignUps, PASSWORD_SET } from './sign-ups.ts'
import { getUser, type User, updateUser } from './users.ts'

type Deps = RequestDeps & MailDeps & PasswordDeps

interface PasswordChange {
  password: string
  current_password: string
  /** The mailed code of a reauthentication. */
  nonce: string
}

const FRESH_SECONDS = 24 * 60 * 60
// A session that began with a mailed link or code proves control of the mailbox.
const MAILED = new Set(['otp', 'recovery', 'magiclink', 'invite'])

/** Whether this session may set this password; its hash if so. Done before the transaction, since it hashes. */
export const preparePassword = async (
  auth: Deps,
  c: AuthContext,
  given: PasswordChange,
): Promise<string> => {
  const user = c.get('user')
  const session = c.get('session')
  await requireStrongPassword(auth, given.password, user.email ?? '')
  await requireCurrentPassword(auth, c, given.current_password)
  await requireFreshness(auth, user, session, given.nonce)
  if (user.encrypted_password) {
    const known = user.encrypted_password
    const { matches } = await auth.passwords.verify(given.password, known, networkOf(c))
    if (matches) throw errors.samePassword()
  }
  return auth.passwords.hash(given.password, networkOf(c))
}

/** Sets the password, ends all other sessions and deletes the pending links of whoever the account belongs to. */
export const changePassword = async (
  auth: Deps,
  tx: Transaction,
  session: Session,
  user: User,
  passwordHash: string,
): Promise<User> => {
  const changes = { encrypted_password: passwordHash, email_change: '', ...PASSWORD_SET }
  const changed = await updateUser(tx, user.id, changes, auth.now())
  await endSessions(tx, user.id, session.id)
  // Before the address is confirmed a stranger may be signed in, and must not take the link from whoever reads its mails.
  if (user.email_confirmed_at || user.is_anonymous) {
    await clearTokens(tx, user.id)
    await clearFlows(tx, user.id)
  }
  if (user.email_confirmed_at) await forgetSignUps(tx, user.id)
  // A reset through the mailbox takes the account back, so identities that somebody else may have linked are removed.
  // A provider that vouches for the address is linked again at its next sign-in.
  if (isMailed(session)) await deleteProviderIdentities(tx, changed, auth.now())
  await auth.mails.sendNotice('password_changed', user, tx)
  return getUser(tx, user.id)
}

const requireCurrentPassword = async (auth: Deps, c: AuthContext, current: string) => {
  const user = c.get('user')
  const session = c.get('session')
  if (!auth.settings.requireCurrentPassword || !user.encrypted_password || isMailed(session)) return
  if (!current) throw errors.currentPasswordRequired()
  const account = accountCounter('password', user.email ?? '', auth.settings.limits.accountFailures)
  const isRight = await auth.limits.guess(account, async () => {
    const { matches } = await auth.passwords.verify(current, user.encrypted_password, networkOf(c))
    return matches || undefined
  })
  if (!isRight) throw errors.currentPasswordInvalid()
}

const requireFreshness = async (auth: Deps, user: User, session: Session, nonce: string) => {
  const age = (auth.now().getTime() - Date.parse(session.created_at)) / 1000
  if (!auth.settings.reauthenticateForPassword || age <= FRESH_SECONDS) return
  if (!nonce) throw errors.reauthenticationNeeded()
  const account = accountCounter('code', user.email ?? '', auth.settings.limits.accountFailures)
  const token = await auth.limits.guess(account, () =>
    auth.database.transaction((tx) =>
      redeemCode(auth, tx, user.email ?? '', nonce, ['reauthentication']),
    ),
  )
  if (token?.user_id !== user.id) throw errors.reauthenticationNotValid()
}

const isMailed = (session: Session) => session.amr.some(({ method }) => MAILED.has(method))
