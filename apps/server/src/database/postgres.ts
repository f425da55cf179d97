import pg from 'pg'
import type {
  Allowance,
  Caller,
  Database,
  QueryResult,
  Statement,
  Transaction,
  TransactionOptions,
} from './database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { PostgresListener } from './postgres-listener.ts'
import { PostgresRequest, translateError } from './postgres-request.ts'
import { scopeOf } from './scope.ts'
import { limitFor, type StatementLimits } from './statement-limits.ts'
import { type Session, transact } from './transact.ts'
import { pipeline, simpleQuery } from './wire-requests.ts'
import { withinAllowance } from './within-allowance.ts'

export interface PostgresOptions {
  url: string
  connections?: number
  /** How long a piece of work waits for a session before it is given up. */
  patienceMs?: number
  limits?: StatementLimits
}

/**
 * Pieces of work that may wait for each session: more would only be answered after their clients have given up. The
 * platform's own work (accounts, mail, housekeeping) has as many places more, which no caller takes.
 */
const MOST_WAITING = { callers: 50, platform: 100 }

/** Opens a pool of connections to a PostgreSQL server. Connections come back by themselves. */
export const openPostgres = async (options: PostgresOptions): Promise<Database> => {
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
  readonly sessions: number
  readonly #pool: pg.Pool
  readonly #pulsePool: pg.Pool
  #pulse: Promise<void> | undefined
  readonly #listener: PostgresListener
  readonly #limits: StatementLimits
  readonly #prepared = new WeakMap<pg.PoolClient, Set<string>>()

  constructor({ url, connections = 10, patienceMs = 5_000, limits = {} }: PostgresOptions) {
    this.sessions = connections
    this.#limits = limits
    this.#listener = new PostgresListener(url)
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: patienceMs,
      idleTimeoutMillis: 60_000,
      maxLifetimeSeconds: 30 * 60,
      statement_timeout: limitFor(limits),
      idle_in_transaction_session_timeout: 60_000,
      options: '-c timezone=UTC',
    })
    this.#pulsePool = new pg.Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 60_000,
    })
    // A connection in use reports its end to the request that uses it; idle connections are replaced.
    for (const pool of [this.#pool, this.#pulsePool]) {
      pool.on('error', () => undefined)
      pool.on('connect', (client) => client.on('error', () => undefined))
    }
  }

  load() {
    const { totalCount: sessions, idleCount: idle, waitingCount: waiting } = this.#pool
    return { sessions, idle, waiting }
  }

  query<Row>(text: string, values: unknown[] = []): Promise<QueryResult<Row>> {
    return this.#onSession('platform', (session) => session.run<Row>([{ text, values }]))
  }

  execute(sql: string): Promise<void> {
    return this.#onSession('platform', async (session) => {
      await session.runSimple(sql)
    })
  }

  queryAs<Row>(
    caller: Caller,
    statement: Statement,
    allowance?: Allowance,
  ): Promise<QueryResult<Row>> {
    return this.#onSession(
      'callers',
      (session) =>
        session.run<Row>([this.#scopeOf(caller, allowance, statement.readOnly), statement]),
      allowance,
    )
  }

  transactionAs<T>(
    caller: Caller,
    work: (tx: Transaction) => Promise<T>,
    allowance?: Allowance,
  ): Promise<T> {
    return this.#onSession(
      'callers',
      (session) => transact(session, work, this.#scopeOf(caller, allowance)),
      allowance,
    )
  }

  transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    { statementLimitMs }: TransactionOptions = {},
  ): Promise<T> {
    const limited =
      statementLimitMs === undefined
        ? work
        : async (tx: Transaction) => {
            await tx.query("select set_config('statement_timeout', $1, true)", [statementLimitMs])
            return work(tx)
          }
    return this.#onSession('platform', (session) => transact(session, limited))
  }

  listen(channel: string, onNotify: (payload: string) => void) {
    return this.#listener.listen(channel, onNotify)
  }

  /** On a connection of its own, so that busy ones are not taken for absent ones. */
  ping(): Promise<void> {
    this.#pulse ??= this.#feelPulse().finally(() => {
      this.#pulse = undefined
    })
    return this.#pulse
  }

  async #feelPulse() {
    await this.#pulsePool.query('select 1').catch((error: unknown) => {
      throw translateError(error)
    })
  }

  async close() {
    await this.#listener.close()
    if (!this.#pulsePool.ending) await this.#pulsePool.end()
    if (!this.#pool.ending) await this.#pool.end()
  }

  /** Runs on one connection of the pool, which is given back unless it broke. */
  async #onSession<T>(
    asker: keyof typeof MOST_WAITING,
    work: (session: Session) => Promise<T>,
    allowance?: Allowance,
  ): Promise<T> {
    if (this.#pool.waitingCount >= MOST_WAITING[asker] * this.sessions) {
      throw new DatabaseUnavailable('Too much is waiting for the database')
    }
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw translateError(error)
    })
    try {
      const result = await withinAllowance(allowance, () => work(this.#sessionOf(client)))
      client.release()
      return result
    } catch (error) {
      client.release(error instanceof DatabaseUnavailable)
      throw error
    }
  }

  #scopeOf(caller: Caller, allowance?: Allowance, readOnly = false) {
    return scopeOf(caller, { readOnly, limitMs: limitFor(this.#limits, caller.role, allowance) })
  }

  #sessionOf(client: pg.PoolClient): Session {
    const prepared = this.#prepared.get(client) ?? new Set()
    this.#prepared.set(client, prepared)
    return {
      run: async <Row>(statements: Statement[]) => {
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
