import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/database.ts'
import type { SessionDeps } from '../deps.ts'
import { errors } from '../errors.ts'
import { randomToken, sha256 } from '../secrets.ts'
import { findSession, type Grant, type Session } from '../sessions/sessions.ts'
import { getUser } from '../users/users.ts'

/**
 * Raises a session to aal2. It goes on under a new id with a new refresh token, so that whoever holds
 * a token from before the code has nothing; sessions that never showed a second factor end.
 */
export const raiseSession = async (
  auth: SessionDeps,
  tx: Transaction,
  { id: oldId, user_id: userId }: Session,
  factorId: string,
  method: string,
): Promise<Grant> => {
  const id = randomUUID()
  const refreshToken = randomToken()
  const { rows } = await tx.query<{ raised: boolean }>(
    `select auth.raise_session($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5, $6, $7::boolean,
       $8::timestamptz) as raised`,
    [
      oldId,
      id,
      userId,
      factorId,
      method,
      sha256(refreshToken),
      auth.settings.singleSessionPerUser,
      auth.now(),
    ],
  )
  const session = rows[0]?.raised ? await findSession(tx, id) : undefined
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
