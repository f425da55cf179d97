import type { Transaction } from '../../database/database.ts'
import type { Clock, TokenDeps } from '../deps.ts'
import { findUserById, type Metadata, type User, updateUser } from './users.ts'

interface NewSignUp {
  userId: string
  /** Null when an administrator made the account: it can then be confirmed in any browser. */
  browser: string | null
  flowId?: string | null
  /** What this sign-up chose; nothing for the one that made the account, where it is kept already. */
  chosen?: { passwordHash: string; data: Metadata }
}

interface SignUp {
  browser_hash: string | null
  encrypted_password: string | null
  raw_user_meta_data: Metadata | null
}

/** Evidence that the person who confirms an address is the one who signed up with it. */
export interface Proof {
  browser: string | null
  /** Of the link or code that confirms. */
  tokenHash: string
}

// Anybody may sign up with an address once a minute; only the latest few are kept.
const KEPT_PER_USER = 5
// Links are long expired by then.
const DAY_MS = 24 * 60 * 60 * 1000

/** Writes down what was chosen, to count once the address is confirmed in the same browser. */
export const noteSignUp = async (auth: Clock, tx: Transaction, signUp: NewSignUp) => {
  const { userId, browser, flowId = null, chosen } = signUp
  await tx.query(
    `insert into auth.sign_ups
       (user_id, browser_hash, flow_state_id, encrypted_password, raw_user_meta_data, created_at)
     values ($1::uuid, $2, $3::uuid, $4, $5::jsonb, $6::timestamptz)
     on conflict (user_id, browser_hash) do update set flow_state_id = excluded.flow_state_id,
       encrypted_password = excluded.encrypted_password,
       raw_user_meta_data = excluded.raw_user_meta_data, created_at = excluded.created_at`,
    [userId, browser, flowId, chosen?.passwordHash ?? null, chosen?.data ?? null, auth.now()],
  )
  await tx.query(
    `delete from auth.sign_ups where confirmed_at < $3::timestamptz or user_id = $1::uuid and id not in (
       select id from auth.sign_ups where user_id = $1::uuid order by created_at desc, id limit $2::int)`,
    [userId, KEPT_PER_USER, new Date(auth.now().getTime() - DAY_MS)],
  )
}

/** The browser that has signed up does so again before another mail is due: what it chose last counts. */
export const amendSignUp = async (
  tx: Transaction,
  userId: string,
  browser: string,
  { passwordHash, data }: NonNullable<NewSignUp['chosen']>,
) => {
  await tx.query(
    `update auth.sign_ups set encrypted_password = $3, raw_user_meta_data = $4::jsonb
     where user_id = $1::uuid and browser_hash = $2`,
    [userId, browser, passwordHash, data],
  )
}

/**
 * The sign-up that whoever confirms has made. Where there is none all are kept a while longer, each with the
 * password it stands for: the client that began the flow may yet show its verifier, and the browser that
 * signed up may yet open the link, which a mail scanner may have opened before.
 */
export const takeOwnSignUp = async (
  auth: Clock,
  tx: Transaction,
  user: User,
  { browser, tokenHash }: Proof,
): Promise<SignUp | undefined> => {
  const { rows } = await tx.query<SignUp>(
    `select browser_hash, encrypted_password, raw_user_meta_data
     from auth.sign_ups where user_id = $1::uuid
     order by browser_hash is null, created_at desc`,
    [user.id],
  )
  const own = rows.find(({ browser_hash }) => browser_hash === null || browser_hash === browser)
  if (own) await forgetSignUps(tx, user.id)
  else {
    await tx.query(
      `update auth.sign_ups set encrypted_password = coalesce(encrypted_password, $2),
         confirmation_hash = $3, confirmed_at = $4::timestamptz where user_id = $1::uuid`,
      [user.id, user.encrypted_password, tokenHash, auth.now()],
    )
  }
  return own
}

/** The client that began the flow has shown its verifier: what it chose at sign-up counts again. */
export const restoreByFlow = (auth: Clock, tx: Transaction, user: User, flowId: string) =>
  restore(auth, tx, user, 'flow_state_id = $2::uuid', [flowId])

/** Restores a sign-up when its own browser opens the link after another one did. Undefined if it did not, or too late. */
export const restoreByLink = async (
  auth: Pick<TokenDeps, 'now' | 'settings'>,
  tx: Transaction,
  tokenHash: string,
  browser: string | null,
): Promise<User | undefined> => {
  const since = new Date(auth.now().getTime() - auth.settings.linkSeconds * 1000)
  const { rows } = await tx.query<{ user_id: string }>(
    `select user_id from auth.sign_ups where confirmation_hash = $1 and browser_hash = $2
       and confirmed_at >= $3::timestamptz and flow_state_id is null`,
    [tokenHash, browser, since],
  )
  const user = rows[0] && (await findUserById(tx, rows[0].user_id))
  if (!user || user.encrypted_password) return undefined
  return restore(auth, tx, user, 'browser_hash = $2', [browser])
}

const restore = async (
  auth: Clock,
  tx: Transaction,
  user: User,
  condition: string,
  values: unknown[],
): Promise<User> => {
  const { rows } = await tx.query<SignUp>(
    `delete from auth.sign_ups where user_id = $1::uuid and ${condition}
     returning browser_hash, encrypted_password, raw_user_meta_data`,
    [user.id, ...values],
  )
  if (!rows[0] || user.encrypted_password) return user
  await forgetSignUps(tx, user.id)
  return updateUser(tx, user.id, { ...chosenColumns(rows[0]), ...PASSWORD_SET }, auth.now())
}

export const forgetSignUps = (tx: Transaction, userId: string) =>
  tx.query('delete from auth.sign_ups where user_id = $1::uuid', [userId])

/** The columns of the user that a sign-up decides. */
export const chosenColumns = (signUp: SignUp) => ({
  ...(signUp.encrypted_password && { encrypted_password: signUp.encrypted_password }),
  ...(signUp.raw_user_meta_data && { raw_user_meta_data: signUp.raw_user_meta_data }),
})

/** Clients ask for a new password as long as `app_metadata.password_needed` is true. */
export const PASSWORD_NEEDED = { raw_app_meta_data: { password_needed: true } }

export const PASSWORD_SET = { raw_app_meta_data: { password_needed: null } }
