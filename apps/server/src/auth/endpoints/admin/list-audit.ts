import type { RequestDeps } from '../../deps.ts'
import type { Endpoint } from '../../endpoint.ts'
import { readNumber } from './list-users.ts'

/** GET /admin/audit?page&per_page: what happened to accounts, newest first. */
export const adminListAudit =
  (auth: RequestDeps): Endpoint =>
  async (c) => {
    const page = readNumber(c, 'page', 1)
    const perPage = Math.min(readNumber(c, 'per_page', 50), 1000)
    const { rows } = await auth.database.query(
      `select id, payload, created_at, ip_address from auth.audit_log_entries
       order by created_at desc, id limit $1::int offset $2::bigint`,
      [perPage, (page - 1) * perPage],
    )
    return c.json(rows)
  }
