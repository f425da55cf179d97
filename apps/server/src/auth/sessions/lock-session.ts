import type { Transaction } from '../../database/database.ts'
import { errors } from '../errors.ts'
import type { Session } from './sessions.ts'

/**
 * Makes sure that the session is not over yet: a request may have waited, for its turn to hash or for a row, while
 * somebody ended it. Whatever ends sessions locks the user first, so from here on it waits for us.
 */
export const lockSession = async (tx: Transaction, session: Session): Promise<void> => {
  await tx.query('select 1 from auth.users where id = $1::uuid for update', [session.user_id])
  const { rows } = await tx.query('select 1 from auth.sessions where id = $1::uuid', [session.id])
  if (rows.length === 0) throw errors.sessionOfTokenGone()
}
