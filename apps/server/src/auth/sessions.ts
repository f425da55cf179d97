import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/database.ts'
import { auditPayload } from './audit.ts'
import type { Auth } from './auth.ts'
import type { Origin } from './origin.ts'
import { renderUser } from './render-user.ts'
import { randomToken, sha256 } from './secrets.ts'
import type { AuthSettings } from './settings.ts'
import type { User } from './users.ts'

export type Aal = 'aal1' | 'aal2'

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

/** The columns of a `Session`, for a query over `auth.sessions s`. */
export const SESSION_COLUMNS = `
  s.id, s.user_id, s.aal, s.factor_id, s.created_at, s.refreshed_at, s.not_after,
  host(s.ip) as ip,
  coalesce((
    select json_agg(json_build_object('method', a.authentication_method,
      'timestamp', floor(extract(epoch from a.updated_at))::bigint) order by a.updated_at desc)
    from auth.mfa_amr_claims a where a.session_id = s.id
  ), '[]'::json) as amr`

/** Begins a session; everything it needs is written by one statement. */
export async function startSession(
  auth: Auth,
  tx: Transaction,
  user: User,
  method: string,
  origin: Origin,
): Promise<Grant> {
  const now = auth.now()
  const refreshToken = randomToken()
  const id = randomUUID()
  await tx.query(
    `with session as (
       insert into auth.sessions (id, user_id, aal, ip, user_agent, created_at, updated_at)
       values ($1::uuid, $2::uuid, 'aal1', $3::inet, $4, $5::timestamptz, $5::timestamptz)
     ), refresh as (
       insert into auth.refresh_tokens (token, user_id, session_id, created_at, updated_at)
       values ($6, $2::uuid, $1::uuid, $5::timestamptz, $5::timestamptz)
     ), claim as (
       insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
       values ($1::uuid, $7, $5::timestamptz, $5::timestamptz)
     ), entry as (
       insert into auth.audit_log_entries (payload, ip_address, created_at)
       values ($9::json, coalesce(host($3::inet), ''), $5::timestamptz)
     ), older as (
       delete from auth.sessions where $8::boolean and user_id = $2::uuid and id <> $1::uuid
     )
     update auth.users set last_sign_in_at = $5::timestamptz, updated_at = $5::timestamptz
     where id = $2::uuid`,
    [
      id,
      user.id,
      origin.address,
      origin.userAgent,
      now,
      sha256(refreshToken),
      method,
      auth.settings.singleSessionPerUser,
      auditPayload('login', user, { method }),
    ],
  )
  const at = now.toISOString()
  const session: Session = {
    id,
    user_id: user.id,
    aal: 'aal1',
    factor_id: null,
    created_at: at,
    refreshed_at: null,
    not_after: null,
    ip: origin.address,
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
  }
  return { user: { ...user, last_sign_in_at: at, updated_at: at }, session, refreshToken }
}

export async function findSession(tx: Transaction, id: string): Promise<Session | undefined> {
  const { rows } = await tx.query<Session>(
    `select ${SESSION_COLUMNS} from auth.sessions s where s.id = $1::uuid`,
    [id],
  )
  return rows[0]
}

export const endSessions = (tx: Transaction, userId: string, except: string | null = null) =>
  tx.query(
    'delete from auth.sessions where user_id = $1::uuid and ($2::uuid is null or id <> $2::uuid)',
    [userId, except],
  )

/** Why a session is over, or nothing while it goes on. */
export function whyExpired(
  session: Session,
  settings: AuthSettings,
  now: Date,
): string | undefined {
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
export async function renderSession(auth: Auth, { user, session, refreshToken }: Grant) {
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

function accessClaims(settings: AuthSettings, user: User, session: Session, issuedAt: number) {
  return {
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
  }
}
