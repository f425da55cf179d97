import { randomBytes, randomInt } from 'node:crypto'
import type { Transaction } from '../../database/database.ts'
import type { TokenDeps } from '../deps.ts'
import { sha256 } from '../secrets.ts'
import type { IssuedToken, Purpose } from './issued-token.ts'

export interface OneTimeToken {
  user_id: string
  purpose: Purpose
  relates_to: string
  flow_state_id: string | null
  token_hash: string
}

// A person has at most one pending token of each kind; invitations and sign-ups share one.
const KINDS: Record<Purpose, string> = {
  signup: 'confirmation_token',
  invite: 'confirmation_token',
  magiclink: 'recovery_token',
  recovery: 'recovery_token',
  email_change_current: 'email_change_token_current',
  email_change_new: 'email_change_token_new',
  reauthentication: 'reauthentication_token',
}

export const issueToken = async (
  auth: TokenDeps,
  tx: Transaction,
  wanted: { userId: string; purpose: Purpose; email: string; flowId?: string | null },
): Promise<IssuedToken> => {
  const token = `${wanted.flowId ? 'pkce_' : ''}${randomBytes(28).toString('hex')}`
  const code = randomCode(auth.settings.codeLength)
  await tx.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, relates_to,
       verification_type, flow_state_id, created_at, updated_at)
     values ($1::uuid, $2::auth.one_time_token_type, $3, $4, $5, $6, $7::uuid, $8::timestamptz, $8::timestamptz)
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash,
       code_hash = excluded.code_hash, relates_to = excluded.relates_to,
       verification_type = excluded.verification_type, flow_state_id = excluded.flow_state_id,
       created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [
      wanted.userId,
      KINDS[wanted.purpose],
      sha256(token),
      codeHash(auth, wanted.email, code),
      wanted.email,
      wanted.purpose,
      wanted.flowId ?? null,
      auth.now(),
    ],
  )
  return { token, code }
}

/** Takes the token of a link out of the database, if it is still good. */
export const redeemLink = (auth: TokenDeps, tx: Transaction, token: string, purposes: Purpose[]) =>
  redeem(tx, 't.token_hash = $1', [sha256(token)], purposes, ago(auth, auth.settings.linkSeconds))

/** The same by the digits in the mail, which only count together with the address. */
export const redeemCode = (
  auth: TokenDeps,
  tx: Transaction,
  email: string,
  code: string,
  purposes: Purpose[],
) =>
  redeem(
    tx,
    't.relates_to = $2 and t.code_hash = $1',
    [codeHash(auth, email, code), email],
    purposes,
    ago(auth, auth.settings.codeSeconds),
  )

export const clearTokens = (tx: Transaction, userId: string) =>
  tx.query('delete from auth.one_time_tokens where user_id = $1::uuid', [userId])

export const hasPending = async (tx: Transaction, userId: string, purpose: Purpose) => {
  const { rows } = await tx.query(
    'select 1 from auth.one_time_tokens where user_id = $1::uuid and verification_type = $2',
    [userId, purpose],
  )
  return rows.length > 0
}

const redeem = async (
  tx: Transaction,
  condition: string,
  values: unknown[],
  purposes: Purpose[],
  issuedSince: Date,
): Promise<OneTimeToken | undefined> => {
  const wanted = `$${values.length + 1}::jsonb`
  const since = `$${values.length + 2}::timestamptz`
  const { rows } = await tx.query<OneTimeToken>(
    `delete from auth.one_time_tokens t where ${condition} and ${wanted} ? t.verification_type
       and t.created_at >= ${since}
     returning t.user_id, t.verification_type as purpose, t.relates_to, t.flow_state_id,
       t.token_hash`,
    [...values, purposes, issuedSince],
  )
  return rows[0]
}

const ago = (auth: TokenDeps, seconds: number) => new Date(auth.now().getTime() - seconds * 1000)

const codeHash = (auth: TokenDeps, email: string, code: string) =>
  auth.secrets.keyedHash('code', `${email}\0${code}`).toString('hex')

const randomCode = (length: number) => String(randomInt(10 ** length)).padStart(length, '0')
