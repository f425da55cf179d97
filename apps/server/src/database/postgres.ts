import pg from 'pg'
import type { Caller, Database, QueryResult, Statement, Transaction } from './database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { PostgresListener } from './postgres-listener.ts'
import { PostgresRequest, translateError } from './postgres-request.ts'
import { scopeOf } from './scope.ts'
import { type Session, transact } from './transact.ts'
import { type NamedStatement, pipeline, simpleQuery } from './wire-requests.ts'

export interface PostgresOptions {
  url: string
  connections?: number
  statementTimeoutMs?: number
}

/** Opens a pool of connections to a PostgreSQL server. Connections come back by themselves. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const database = new PostgresDatabase(options)
  try {
    await database.query('select 1')
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

class PostgresDatabase implements Database {
  readonly kind = 'postgres'
  readonly #pool: pg.Pool
  readonly #listener: PostgresListener
  readonly #prepared = new WeakMap<pg.PoolClient, Set<string>>()

  constructor({ url, connections = 10, statementTimeoutMs = 15_000 }: PostgresOptions) {
    this.#listener = new PostgresListener(url)
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 60_000,
      maxLifetimeSeconds: 30 * 60,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: 60_000,
      options: '-c timezone=UTC',
    })
    // Whoever uses a connection learns of its end from their request; idle ones are just replaced.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  query<Row>(text: string, values: unknown[] = []): Promise<QueryResult<Row>> {
    return this.#onSession((session) => session.run<Row>([{ text, values }]))
  }

  execute(sql: string): Promise<void> {
    return this.#onSession(async (session) => {
      await session.runSimple(sql)
    })
  }

  queryAs<Row>(caller: Caller, statement: Statement): Promise<QueryResult<Row>> {
    return this.#onSession((session) =>
      session.run<Row>([scopeOf(caller, statement.readOnly), statement]),
    )
  }

  transactionAs<T>(caller: Caller, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#onSession((session) => transact(session, work, scopeOf(caller)))
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#onSession((session) => transact(session, work))
  }

  listen(channel: string, onNotify: (payload: string) => void) {
    return this.#listener.listen(channel, onNotify)
  }

  async close() {
    await this.#listener.close()
    if (!this.#pool.ending) await this.#pool.end()
  }

  /** Runs on one connection of the pool, which is given back unless it broke. */
  async #onSession<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw translateError(error)
    })
    try {
      const result = await work(this.#sessionOf(client))
      client.release()
      return result
    } catch (error) {
      client.release(error instanceof DatabaseUnavailable)
      throw error
    }
  }

  #sessionOf(client: pg.PoolClient): Session {
    const prepared = this.#prepared.get(client) ?? new Set()
    this.#prepared.set(client, prepared)
    return {
      run: async <Row>(statements: NamedStatement[]) => {
        const request = pipeline(statements, prepared)
        const { rows, rowCount } = await client.query(new PostgresRequest(request)).answer
        for (const { name } of statements) if (name) prepared.add(name)
        return { rows: rows as Row[], rowCount }
      },
      runSimple: async (sql) => {
        const { command } = await client.query(new PostgresRequest(simpleQuery(sql))).answer
        return command
      },
    }
  }
}
