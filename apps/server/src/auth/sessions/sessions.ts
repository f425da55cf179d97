import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/database.ts'
import type { SessionDeps } from '../deps.ts'
import { errors } from '../errors.ts'
import { type Counter, endOf } from '../rate-limits.ts'
import type { RequestSource } from '../requests/request-source.ts'
import { randomToken, sha256 } from '../secrets.ts'
import type { SessionSettings } from '../settings.ts'
import { auditPayload } from '../users/audit.ts'
import { renderUser } from '../users/render-user.ts'
import type { User } from '../users/users.ts'

type Aal = 'aal1' | 'aal2'

export interface Session {
  id: string
  user_id: string
  aal: Aal
  factor_id: string | null
  created_at: string
  refreshed_at: string | null
  not_after: string | null
  ip: string | null
  /** Most recent first. */
  amr: { method: string; timestamp: number }[]
}

export interface Grant {
  user: User
  session: Session
  refreshToken: string
}

/** Begins a session for the user as given; everything it needs is written by one statement. */
export const startSession = async (
  auth: SessionDeps,
  tx: Transaction,
  user: User,
  method: string,
  source: RequestSource,
  counter?: Counter,
): Promise<Grant> => {
  const now = auth.now()
  const refreshToken = randomToken()
  const id = randomUUID()
  const { rows } = await tx.query<{ started: boolean }>(
    `select auth.start_session($1::uuid, $2::uuid, $3, $4::boolean, $5::inet, $6, $7, $8,
       $9::boolean, $10::json, $11::timestamptz, $12, $13::timestamptz) as started`,
    [
      id,
      user.id,
      user.encrypted_password,
      user.email_confirmed_at !== null,
      source.address,
      source.userAgent,
      method,
      sha256(refreshToken),
      auth.settings.singleSessionPerUser,
      auditPayload('login', user, source, { method }),
      now,
      counter?.key ?? null,
      counter ? endOf(counter, now) : null,
    ],
  )
  if (!rows[0]?.started) throw errors.accountChanged()
  const at = now.toISOString()
  const session: Session = {
    id,
    user_id: user.id,
    aal: 'aal1',
    factor_id: null,
    created_at: at,
    refreshed_at: null,
    not_after: null,
    ip: source.address,
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
  }
  return { user: { ...user, last_sign_in_at: at, updated_at: at }, session, refreshToken }
}

export const findSession = async (tx: Transaction, id: string): Promise<Session | undefined> => {
  const { rows } = await tx.query<Session>('select * from auth.session_by_id($1::uuid)', [id])
  return rows[0]
}

export const endSessions = (tx: Transaction, userId: string, except: string | null = null) =>
  tx.query(
    'delete from auth.sessions where user_id = $1::uuid and ($2::uuid is null or id <> $2::uuid)',
    [userId, except],
  )

/** The reason why a session has ended; undefined while it is valid. */
export const whyExpired = (
  session: Session,
  settings: SessionSettings,
  now: Date,
): string | undefined => {
  const { sessionTimeboxSeconds: timebox, sessionInactivitySeconds: inactivity } = settings
  const age = (instant: string) => (now.getTime() - Date.parse(instant)) / 1000
  if (session.not_after && age(session.not_after) > 0) return ''
  if (timebox > 0 && age(session.created_at) > timebox) return ''
  if (inactivity > 0 && age(session.refreshed_at ?? session.created_at) > inactivity) {
    return ' (Inactivity)'
  }
  return undefined
}

/** The session as the API hands it to the client. */
export const renderSession = async (auth: SessionDeps, { user, session, refreshToken }: Grant) => {
  const { accessTokenSeconds } = auth.settings
  const issuedAt = Math.floor(auth.now().getTime() / 1000)
  return {
    access_token: await auth.keys.sign(accessClaims(auth.settings, user, session, issuedAt)),
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: issuedAt + accessTokenSeconds,
    refresh_token: refreshToken,
    user: renderUser(user),
  }
}

const accessClaims = (
  settings: SessionDeps['settings'],
  user: User,
  session: Session,
  issuedAt: number,
) => ({
  iss: settings.externalUrl,
  sub: user.id,
  aud: user.aud || settings.audience,
  exp: issuedAt + settings.accessTokenSeconds,
  iat: issuedAt,
  email: user.email ?? '',
  phone: user.phone ?? '',
  app_metadata: user.raw_app_meta_data,
  user_metadata: user.raw_user_meta_data,
  role: user.role,
  aal: session.aal,
  amr: session.amr,
  session_id: session.id,
  is_anonymous: user.is_anonymous,
})
