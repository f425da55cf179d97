import type { Transaction } from '../database/database.ts'
import type { Auth, AuthContext } from './auth.ts'
import type { User } from './users.ts'

/** What is written down about accounts, in GoTrue's words where it has some. */
type AuditAction =
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'user_signedup'
  | 'user_recovery_requested'
  | 'user_updated_password'
  | 'user_modified'
  | 'user_invited'
  | 'user_deleted'
  | 'token_reused'
  | 'factor_verified'
  | 'factor_unenrolled'

type Actor = Pick<User, 'id' | 'email'>

export const auditPayload = (action: AuditAction, actor: Actor | null, traits: object = {}) => ({
  action,
  actor_id: actor?.id ?? '00000000-0000-0000-0000-000000000000',
  actor_username: actor?.email ?? '',
  actor_via_sso: false,
  traits,
})

/** Keeps an entry in auth.audit_log_entries. */
export const audit = (
  auth: Auth,
  tx: Transaction,
  c: AuthContext,
  action: AuditAction,
  actor: Actor | null,
  traits: object = {},
) =>
  tx.query(
    `insert into auth.audit_log_entries (payload, ip_address, created_at)
     values ($1::json, $2, $3::timestamptz)`,
    [auditPayload(action, actor, traits), c.get('clientAddress'), auth.now()],
  )
