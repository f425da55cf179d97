import type { Transaction } from '../../database/database.ts'
import type { Clock } from '../deps.ts'
import type { RequestSource } from '../requests/request-source.ts'
import type { User } from './users.ts'

/** The actions on accounts that are logged, under GoTrue's names where it has them. */
type AuditAction =
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'user_signedup'
  | 'user_recovery_requested'
  | 'user_confirmed'
  | 'user_updated_password'
  | 'email_change_requested'
  | 'email_changed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'user_modified'
  | 'user_invited'
  | 'user_deleted'
  | 'token_reused'
  | 'factor_verified'
  | 'factor_unenrolled'
  | 'recovery_codes_generated'
  | 'session_ended'

type Actor = Pick<User, 'id' | 'email'>

/** What is kept of an action; the request's id leads to its line in the log. */
export const auditPayload = (
  action: AuditAction,
  actor: Actor | null,
  { requestId }: Pick<RequestSource, 'requestId'>,
  traits: object = {},
) => ({
  action,
  actor_id: actor?.id ?? '00000000-0000-0000-0000-000000000000',
  actor_username: actor?.email ?? '',
  actor_via_sso: false,
  request_id: requestId,
  traits,
})

/** Keeps an entry in auth.audit_log_entries. */
export const audit = (
  auth: Clock,
  tx: Transaction,
  source: RequestSource,
  action: AuditAction,
  actor: Actor | null,
  traits: object = {},
) =>
  tx.query(
    `insert into auth.audit_log_entries (payload, ip_address, created_at)
     values ($1::json, $2, $3::timestamptz)`,
    [auditPayload(action, actor, source, traits), source.address ?? '', auth.now()],
  )
