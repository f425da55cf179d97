import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Caller, Database } from '../database/database.ts'
import { StatementGate } from '../database/statement-gate.ts'

/** Whom a request of the auth service is from. */
interface Asker {
  caller: Caller
  address: string
}

export interface GatedDatabase {
  /** To be used by everything that answers requests. */
  database: Database
  /** Whatever the work asks of the database counts towards the share of the asker. */
  inShareOf<T>(asker: Asker, work: () => Promise<T>): Promise<T>
}

/**
 * A database in which no caller of the auth service keeps the others waiting: requests of one account wait for the same
 * row, and would fill all places for work that waits. The gate is not that of rows and files, so that whoever used up
 * their share there can still sign in and out. It is held by statements only, not while a body or a password is read.
 */
export const gatedDatabase = (database: Database): GatedDatabase => {
  const gate = new StatementGate(database.sessions)
  const askers = new AsyncLocalStorage<Asker>()
  const pass = <T>(work: () => Promise<T>): Promise<T> => {
    const asker = askers.getStore()
    return asker ? gate.pass(personOf(asker.caller), asker.address, work) : work()
  }
  return {
    database: {
      kind: database.kind,
      sessions: database.sessions,
      load: () => database.load(),
      query: (text, values) => pass(() => database.query(text, values)),
      execute: (sql) => pass(() => database.execute(sql)),
      queryAs: (...given) => pass(() => database.queryAs(...given)),
      transactionAs: (...given) => pass(() => database.transactionAs(...given)),
      transaction: (work, options) => pass(() => database.transaction(work, options)),
      listen: (channel, onNotify) => database.listen(channel, onNotify),
      ping: () => database.ping(),
      close: () => database.close(),
    },
    inShareOf: (asker, work) => askers.run(asker, work),
  }
}

/** Many people sign in from one address, so each request without an account counts as a caller of its own. */
const personOf = (caller: Caller): Caller =>
  caller.claims.sub ? caller : { ...caller, claims: { sub: randomUUID() } }
