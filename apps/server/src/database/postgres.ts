import postgres from 'postgres'
import { columnParsers } from './columns.ts'
import type { Caller, Database, QueryResult, Statement, Transaction } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { encodeParameters } from './parameters.ts'
import { RepeatedTexts } from './repeated-texts.ts'
import { scopeOf } from './scope.ts'

export interface PostgresOptions {
  url: string
  connections?: number
  statementTimeoutMs?: number
}

type Connection = Pick<postgres.ReservedSql, 'unsafe'>
type Pending = postgres.PendingQuery<postgres.Row[]>

/** Opens a pool of connections to a PostgreSQL server. Connections come back by themselves. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const database = new PostgresDatabase(options)
  await database.query('select 1')
  return database
}

class PostgresDatabase implements Database {
  readonly kind = 'postgres'
  readonly #sql: postgres.Sql
  readonly #repeated = new RepeatedTexts()

  constructor({ url, connections = 10, statementTimeoutMs = 15_000 }: PostgresOptions) {
    this.#sql = postgres(url, {
      max: connections,
      connect_timeout: 5,
      idle_timeout: 60,
      max_lifetime: 30 * 60,
      backoff: (attempt) => Math.min(0.1 * 2 ** attempt, 2),
      fetch_types: false,
      onnotice: () => undefined,
      types: textTypes(),
      connection: {
        TimeZone: 'UTC',
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: 60_000,
      },
    })
  }

  async query<Row>(text: string, values?: unknown[]): Promise<QueryResult<Row>> {
    const parameters = encodeParameters(values)
    return toResult(await translated(this.#send(this.#sql, text, parameters)))
  }

  async execute(sql: string): Promise<void> {
    await this.#reserved((connection) => connection.unsafe(sql).simple())
  }

  async queryAs<Row>(caller: Caller, { text, values }: Statement): Promise<QueryResult<Row>> {
    const scope = scopeOf(caller)
    const parameters = encodeParameters(values)
    return this.#reserved(async (connection) => {
      const pipeline = [
        connection.unsafe('begin').execute(),
        this.#send(connection, scope.text, encodeParameters(scope.values)).execute(),
        this.#send(connection, text, parameters).execute(),
        connection.unsafe('commit').execute(),
      ]
      // The first refusal is the cause; what follows it only says that the transaction is aborted.
      const answers = await Promise.allSettled(pipeline)
      for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
      const [, , rows] = answers
      return toResult<Row>((rows as PromiseFulfilledResult<postgres.RowList<postgres.Row[]>>).value)
    })
  }

  transactionAs<T>(caller: Caller, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#transact(work, scopeOf(caller))
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#transact(work)
  }

  async listen(channel: string, onNotify: (payload: string) => void) {
    const { unlisten } = await this.#sql.listen(channel, onNotify)
    return unlisten
  }

  async close() {
    await this.#sql.end({ timeout: 5 })
  }

  #transact<T>(work: (tx: Transaction) => Promise<T>, scope?: Required<Statement>): Promise<T> {
    return this.#reserved(async (connection) => {
      let open = true
      const within = async <R>(act: () => Promise<R>) => {
        if (!open) throw new DatabaseError('25P01', 'the transaction has already ended')
        return translated(act())
      }
      const begun = [
        connection.unsafe('begin').execute(),
        ...(scope
          ? [this.#send(connection, scope.text, encodeParameters(scope.values)).execute()]
          : []),
      ]
      for (const answer of await Promise.allSettled(begun)) {
        if (answer.status === 'rejected') throw answer.reason
      }
      try {
        const result = await work({
          query: <Row>(text: string, values?: unknown[]) =>
            within(async () =>
              toResult<Row>(await this.#send(connection, text, encodeParameters(values))),
            ),
          execute: (sql) =>
            within(async () => {
              await connection.unsafe(sql).simple()
            }),
        })
        open = false
        const { command } = await connection.unsafe('commit')
        // An aborted transaction answers COMMIT with ROLLBACK, not with an error.
        if (command === 'ROLLBACK') throw rolledBack()
        return result
      } catch (error) {
        open = false
        await connection.unsafe('rollback').catch(() => undefined)
        throw error
      }
    })
  }

  /** Runs on one connection of the pool, which is given back unless it broke. */
  async #reserved<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await translated(this.#sql.reserve())
    try {
      const result = await work(connection)
      connection.release()
      return result
    } catch (error) {
      const translation = translate(error)
      if (!(translation instanceof DatabaseUnavailable)) connection.release()
      throw translation
    }
  }

  #send(connection: Connection, text: string, parameters: (string | null)[]): Pending {
    // Never the simple protocol: it would run several statements where one was meant.
    const options = { prepare: this.#repeated.has(text), simple: false }
    return connection.unsafe(text, parameters, options)
  }
}

const toResult = <Row>(rows: postgres.RowList<postgres.Row[]>): QueryResult<Row> => ({
  rows: Array.from(rows) as Row[],
  rowCount: rows.count ?? 0,
})

const rolledBack = () =>
  new DatabaseError('25P02', 'the transaction was rolled back: one of its statements had failed')

async function translated<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw translate(error)
  }
}

// Classes of SQLSTATE that speak of the connection, not of the statement: the server is starting,
// stopping, full, or has closed the session.
const AWAY = /^(08|57P|53300)/

function translate(error: unknown): unknown {
  if (error instanceof postgres.PostgresError) {
    if (AWAY.test(error.code)) return new DatabaseUnavailable(error.message, { cause: error })
    return new DatabaseError(
      error.code,
      error.message,
      error.detail,
      error.hint,
      error.constraint_name,
      error.table_name,
      error.column_name,
      { cause: error },
    )
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(CONNECT|ECONN|EPIPE|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENETUNREACH|ENOENT)/.test(code)
    ? new DatabaseUnavailable(`The database cannot be reached (${code})`, { cause: error })
    : error
}

/** Parameters are text already, and columns read the same from both kinds of database. */
function textTypes() {
  const asIs = (text: string) => text
  const type = (to: number, from: number[]) => ({ to, from, serialize: asIs, parse: asIs })
  const defaults = {
    string: type(25, []),
    number: type(0, []),
    json: type(114, [3802]),
    boolean: type(16, []),
    date: type(1184, [1082, 1114]),
    bytea: type(17, []),
  }
  const ours = [...columnParsers].map(([oid, parse]) => [
    `oid-${oid}`,
    { to: oid, from: [oid], serialize: asIs, parse },
  ])
  return { ...defaults, ...Object.fromEntries(ours) }
}
