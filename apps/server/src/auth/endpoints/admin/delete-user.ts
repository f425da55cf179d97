import { z } from 'zod'
import type { Transaction } from '../../../database/database.ts'
import type { RequestDeps } from '../../deps.ts'
import type { Endpoint } from '../../endpoint.ts'
import { readBody } from '../../requests/read-body.ts'
import { sourceOf } from '../../requests/source-of.ts'
import { sha256 } from '../../secrets.ts'
import { endSessions } from '../../sessions/sessions.ts'
import { clearTokens } from '../../tokens/one-time-tokens.ts'
import { audit } from '../../users/audit.ts'
import type { User } from '../../users/users.ts'
import { userOfPath } from './user-of-path.ts'

const schema = z.object({ should_soft_delete: z.boolean().nullish() })

/** DELETE /admin/users/:userId */
export const adminDeleteUser =
  (auth: RequestDeps): Endpoint =>
  async (c) => {
    const user = await userOfPath(auth, c)
    const { should_soft_delete: soft } = await readBody(c, schema)
    await auth.database.transaction(async (tx) => {
      if (soft) await obscure(auth, tx, user)
      else await tx.query('delete from auth.users where id = $1::uuid', [user.id])
      await audit(auth, tx, sourceOf(c), 'user_deleted', null, { user_id: user.id })
    })
    return c.json({})
  }

/** The row stays, because others refer to it; everything that identifies the person is removed. */
const obscure = async (auth: RequestDeps, tx: Transaction, user: User) => {
  await endSessions(tx, user.id)
  await clearTokens(tx, user.id)
  await tx.query('delete from auth.identities where user_id = $1::uuid', [user.id])
  await tx.query('delete from auth.mfa_factors where user_id = $1::uuid', [user.id])
  await tx.query(
    `update auth.users set email = $2, phone = null, encrypted_password = null, email_change = '',
       raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = $3::timestamptz,
       updated_at = $3::timestamptz
     where id = $1::uuid`,
    [user.id, user.email && sha256(`${user.id}${user.email}`), auth.now()],
  )
}
