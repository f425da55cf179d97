import type { Transaction } from '../../database/database.ts'
import type { Auth } from '../auth.ts'
import { errors } from '../errors.ts'
import { randomToken, sha256 } from '../secrets.ts'
import { findSession, type Grant, type Session } from '../sessions.ts'
import { getUser } from '../users.ts'

/**
 * Raises a session to aal2. It gets a new refresh token, the older ones are gone, and sessions of
 * the same user that never showed a second factor end.
 */
export async function raiseSession(
  auth: Auth,
  tx: Transaction,
  { id, user_id: userId }: Session,
  factorId: string,
  method: string,
): Promise<Grant> {
  const refreshToken = randomToken()
  await tx.query(
    `with raised as (
       update auth.sessions set aal = 'aal2', factor_id = $3::uuid, updated_at = $4::timestamptz
       where id = $1::uuid
     ), claim as (
       insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
       values ($1::uuid, $5, $4::timestamptz, $4::timestamptz)
       on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at
     ), lower as (
       delete from auth.sessions where user_id = $2::uuid and id <> $1::uuid and aal < 'aal2'
     )
     delete from auth.refresh_tokens where session_id = $1::uuid`,
    [id, userId, factorId, auth.now(), method],
  )
  await tx.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, created_at, updated_at)
     values ($1, $2::uuid, $3::uuid, $4::timestamptz, $4::timestamptz)`,
    [sha256(refreshToken), userId, id, auth.now()],
  )
  const session = await findSession(tx, id)
  if (!session) throw errors.sessionOfTokenGone()
  return { user: await getUser(tx, userId), session, refreshToken }
}

/** Sessions that owe their level to a factor lose it with the factor. */
export const lowerSessions = (tx: Transaction, factorId: string) =>
  tx.query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null
       where factor_id = $1::uuid returning id
     )
     delete from auth.mfa_amr_claims
     where session_id in (select id from lowered)
       and authentication_method in ('totp', 'mfa/recovery_code')`,
    [factorId],
  )
