import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'
import type { Caller, Database, QueryResult, Statement, Transaction } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { prepareFolder } from './embedded-folder.ts'
import { scopeOf } from './scope.ts'
import { StatementNames } from './statement-names.ts'
import { type Session, transact } from './transact.ts'
import { Turns } from './turns.ts'
import { type Answer, readAnswer } from './wire-answers.ts'
import { type NamedStatement, pipeline, simpleQuery } from './wire-requests.ts'

const EXTENSIONS = { citext, pg_trgm, pgcrypto, unaccent, uuid_ossp }
/** A quarter of PostgreSQL's default buffers: they count against this process, used or not. */
const PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'timezone=UTC']
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
  const created = directory ? await prepareFolder(directory) : undefined
  const pglite = await PGlite.create({
    ...(directory ? { dataDir: directory } : {}),
    ...(load ? { loadDataDir: load } : {}),
    ...(initdb ? { initDbStartParams: initdb } : {}),
    extensions: EXTENSIONS,
    startParams: PARAMETERS,
  })
  await created?.()
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
  readonly #prepared = new Set<string>()
  readonly #names = new StatementNames()
  readonly #pglite: PGlite
  readonly #session: Session = {
    run: async <Row>(statements: NamedStatement[]) => {
      for (const { text } of statements) this.#names.heed(text)
      return this.#run<Row>(statements)
    },
    runSimple: async (sql) => this.#runSimple(sql).command,
  }

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  query<Row>(text: string, values: unknown[] = []): Promise<QueryResult<Row>> {
    const name = this.#names.nameOf(text)
    return this.#turns.take(() => this.#run<Row>([{ text, values, ...(name && { name }) }]))
  }

  execute(sql: string): Promise<void> {
    return this.#turns.take(() => {
      this.#runSimple(sql)
    })
  }

  queryAs<Row>(caller: Caller, statement: Statement): Promise<QueryResult<Row>> {
    return this.#turns.take(() => this.#run<Row>([scopeOf(caller, statement.readOnly), statement]))
  }

  transactionAs<T>(caller: Caller, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const scope = scopeOf(caller)
    return this.#turns.take(() => transact(this.#session, (tx) => withTimeout(work(tx)), scope))
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#turns.take(() => transact(this.#session, (tx) => withTimeout(work(tx))))
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

  #run<Row>(statements: NamedStatement[]): QueryResult<Row> {
    const { rows, rowCount, command } = this.#send(pipeline(statements, this.#prepared))
    // When its stack ends it goes on with the next message, as if there had been no statement.
    if (!command) throw new DatabaseError('54001', 'stack depth limit exceeded')
    for (const { name } of statements) if (name) this.#prepared.add(name)
    return { rows: rows as Row[], rowCount }
  }

  #runSimple(sql: string): Answer {
    this.#names.heed(sql)
    return this.#send(simpleQuery(sql))
  }

  /** Synchronous: nothing can come between a request and its answer. */
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
