import type { Caller, Database } from '../database/database.ts'
import { gateOf } from '../database/statement-gate.ts'

/** What storage asks of the database. */
export type StorageDatabase = Pick<Database, 'query' | 'queryAs' | 'transaction' | 'transactionAs'>

/** A database in which no caller of storage keeps the others waiting: their share is the same as for rows. */
export const gatedDatabase = (database: Database): StorageDatabase => {
  const gate = gateOf(database)
  return {
    query: (text, values) => database.query(text, values),
    transaction: (work, options) => database.transaction(work, options),
    queryAs: (caller, statement) =>
      gate.pass(caller, addressOf(caller), (allowance) =>
        database.queryAs(caller, statement, allowance),
      ),
    transactionAs: (caller, work) =>
      gate.pass(caller, addressOf(caller), (allowance) =>
        database.transactionAs(caller, work, allowance),
      ),
  }
}

const addressOf = ({ request }: Caller) => request?.headers['x-forwarded-for'] ?? ''
