import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'
import type { Caller, Database, QueryResult, Statement, Transaction } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { SCOPE, scopeOf } from './scope.ts'
import { Turns } from './turns.ts'
import { type Answer, readAnswer } from './wire-answers.ts'
import { type NamedStatement, pipeline, prepare, simpleQuery } from './wire-requests.ts'

const EXTENSIONS = { citext, pg_trgm, pgcrypto, unaccent, uuid_ossp }
const SCOPE_NAME = 'scope'
const TRANSACTION_TIMEOUT_MS = 30_000

export interface PgliteOptions {
  /** A folder, or nothing for a database in memory. */
  directory?: string
  /** The dump of a data directory to begin with. */
  load?: Blob
  /** Further arguments for initdb when the database is new. */
  initdb?: string[]
}

/** Opens the embedded PostgreSQL. It has one session, so all work takes turns. */
export async function openPglite({
  directory,
  load,
  initdb,
}: PgliteOptions = {}): Promise<Database> {
  const pglite = await PGlite.create({
    ...(directory ? { dataDir: directory } : {}),
    ...(load ? { loadDataDir: load } : {}),
    ...(initdb ? { initDbStartParams: initdb } : {}),
    extensions: EXTENSIONS,
  })
  return new PgliteDatabase(pglite)
}

/** The data directory of an embedded database, as `load` of another. */
export async function dumpPglite(database: Database): Promise<Blob> {
  if (!(database instanceof PgliteDatabase)) throw new TypeError('Only PGlite can be dumped')
  return database.dump()
}

class PgliteDatabase implements Database {
  readonly kind = 'pglite'
  readonly #turns = new Turns()
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    this.#pglite = pglite
    this.#send(simpleQuery("set timezone = 'UTC'"))
    this.#send(prepare(SCOPE_NAME, SCOPE))
  }

  query<Row>(text: string, values?: unknown[]): Promise<QueryResult<Row>> {
    return this.#turns.take(() => this.#run<Row>({ text, values }))
  }

  execute(sql: string): Promise<void> {
    return this.#turns.take(() => {
      this.#send(simpleQuery(sql))
    })
  }

  queryAs<Row>(caller: Caller, statement: Statement): Promise<QueryResult<Row>> {
    const scope = { ...scopeOf(caller), prepared: SCOPE_NAME }
    return this.#turns.take(() => this.#run<Row>(scope, statement))
  }

  transactionAs<T>(caller: Caller, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#transact(work, { ...scopeOf(caller), prepared: SCOPE_NAME })
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#transact(work)
  }

  async listen(channel: string, onNotify: (payload: string) => void) {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(onNotify))
    const name = `"${channel.replaceAll('"', '""')}"`
    await this.execute(`listen ${name}`)
    return async () => {
      listeners.delete(onNotify)
      if (listeners.size === 0) await this.execute(`unlisten ${name}`)
    }
  }

  async close() {
    await this.#turns.take(async () => {
      if (!this.#pglite.closed) await this.#pglite.close()
    })
  }

  dump(): Promise<Blob> {
    return this.#turns.take(() => this.#pglite.dumpDataDir('none'))
  }

  #transact<T>(work: (tx: Transaction) => Promise<T>, scope?: NamedStatement): Promise<T> {
    return this.#turns.take(async () => {
      let open = true
      const within = <R>(act: () => R): Promise<R> =>
        new Promise((resolve) => {
          if (!open) throw new DatabaseError('25P01', 'the transaction has already ended')
          resolve(act())
        })
      this.#send(simpleQuery('begin'))
      try {
        if (scope) this.#run(scope)
        const result = await withTimeout(
          work({
            query: <Row>(text: string, values?: unknown[]) =>
              within(() => this.#run<Row>({ text, values })),
            execute: (sql) =>
              within(() => {
                this.#send(simpleQuery(sql))
              }),
          }),
        )
        open = false
        const { command } = this.#send(simpleQuery('commit'))
        // An aborted transaction answers COMMIT with ROLLBACK, not with an error.
        if (command === 'ROLLBACK') throw rolledBack()
        return result
      } catch (error) {
        open = false
        if (!this.#pglite.closed) this.#send(simpleQuery('rollback'))
        throw error
      }
    })
  }

  #run<Row>(...statements: NamedStatement[]): QueryResult<Row> {
    const { rows, rowCount } = this.#send(pipeline(...statements))
    return { rows: rows as Row[], rowCount }
  }

  /** Synchronous from here on: nothing can come between a request and its answer. */
  #send(request: Uint8Array): Answer {
    if (this.#pglite.closed) throw new DatabaseUnavailable('The database is closed')
    const answer = readAnswer(this.#pglite.execProtocolRawSync(request))
    for (const { channel, payload } of answer.notifications) this.#notify(channel, payload)
    if (answer.error) throw answer.error
    return answer
  }

  #notify(channel: string, payload: string) {
    for (const listener of this.#listeners.get(channel) ?? []) {
      queueMicrotask(() => listener(payload))
    }
  }
}

const rolledBack = () =>
  new DatabaseError('25P02', 'the transaction was rolled back: one of its statements had failed')

/** Work that waits for the database outside its own transaction would wait for itself. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DatabaseError('25P03', 'the transaction was held for too long')),
      TRANSACTION_TIMEOUT_MS,
    )
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
