import type {
  Allowance,
  Caller,
  Database,
  QueryResult,
  Statement,
  Transaction,
  TransactionOptions,
} from './database.ts'
import { DatabaseError } from './database-error.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { copyFolder, prepareFolder } from './embedded-folder.ts'
import type { Engine, EngineOptions, StartEngine } from './engine.ts'
import { startEngineThread } from './engine-thread.ts'
import { scopeOf } from './scope.ts'
import { limitFor, type StatementLimits } from './statement-limits.ts'
import { StatementNames } from './statement-names.ts'
import { type Session, transact } from './transact.ts'
import { Turns } from './turns.ts'
import { type Answer, readAnswer } from './wire-answers.ts'
import { pipeline, simpleQuery } from './wire-requests.ts'
import { withinAllowance } from './within-allowance.ts'

const TRANSACTION_TIMEOUT_MS = 30_000

interface OpenOptions extends EngineOptions {
  limits?: StatementLimits
}

/**
 * Opens the embedded PostgreSQL. It has one session, so all work takes turns. A statement past its
 * limit ends the thread it runs in; the next one finds the database reopened from its folder.
 */
export const openPglite = async (
  { limits = {}, ...options }: OpenOptions = {},
  start: StartEngine = startEngineThread,
): Promise<Database> => {
  const created = options.directory ? await prepareFolder(options.directory) : undefined
  const engine = await start(options)
  await created?.()
  return new PgliteDatabase(engine, limits, options.directory, () => restart(options, start))
}

/** A database in memory is lost with its thread. Starting again with an empty one would hide the loss. */
const restart = async ({ directory }: EngineOptions, start: StartEngine): Promise<Engine> => {
  if (!directory) throw new DatabaseUnavailable('The database in memory was lost')
  return start({ directory })
}

/** The data directory of an embedded database, for a file that another can `load`. Exported for tests, which start from a template. */
export const dumpPglite = async (database: Database): Promise<Uint8Array> => {
  if (!(database instanceof PgliteDatabase)) throw new TypeError('Only PGlite can be dumped')
  return database.dump()
}

/**
 * Copies the folder of an embedded database as it is between two transactions; others wait meanwhile. The copy can be
 * opened like any other.
 */
export const copyPglite = async (database: Database, target: string): Promise<void> => {
  if (!(database instanceof PgliteDatabase)) throw new TypeError('Only PGlite can be copied')
  return database.copyTo(target)
}

class PgliteDatabase implements Database {
  readonly kind = 'pglite'
  readonly sessions = 1
  readonly #turns = new Turns()
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  readonly #prepared = new Set<string>()
  readonly #names = new StatementNames()
  readonly #limits: StatementLimits
  readonly #directory: string | undefined
  readonly #restart: () => Promise<Engine>
  #engine: Engine
  #isClosed = false
  #failure: unknown

  constructor(
    engine: Engine,
    limits: StatementLimits,
    directory: string | undefined,
    restart: () => Promise<Engine>,
  ) {
    this.#engine = engine
    this.#limits = limits
    this.#directory = directory
    this.#restart = restart
  }

  load() {
    const { underWay } = this.#turns
    return { sessions: 1, idle: underWay === 0 ? 1 : 0, waiting: Math.max(0, underWay - 1) }
  }

  query<Row>(text: string, values: unknown[] = []): Promise<QueryResult<Row>> {
    const name = this.#names.nameOf(text)
    return this.#onSession((session) => session.run<Row>([{ text, values, ...(name && { name }) }]))
  }

  execute(sql: string): Promise<void> {
    return this.#onSession(async (session) => {
      await session.runSimple(sql)
    })
  }

  queryAs<Row>(
    caller: Caller,
    statement: Statement,
    allowance?: Allowance,
  ): Promise<QueryResult<Row>> {
    return this.#onSession(
      (session) => session.run<Row>([scopeOf(caller, statement), statement]),
      limitFor(this.#limits, caller.role, allowance),
      allowance,
    )
  }

  transactionAs<T>(
    caller: Caller,
    work: (tx: Transaction) => Promise<T>,
    allowance?: Allowance,
  ): Promise<T> {
    return this.#onSession(
      (session) => transact(session, (tx) => withTimeout(work(tx)), scopeOf(caller)),
      limitFor(this.#limits, caller.role, allowance),
      allowance,
    )
  }

  transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    { statementLimitMs }: TransactionOptions = {},
  ): Promise<T> {
    return this.#onSession(
      (session) => transact(session, (tx) => withTimeout(work(tx))),
      statementLimitMs,
    )
  }

  async listen(channel: string, onNotify: (payload: string) => void) {
    const listeners = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, listeners.add(onNotify))
    try {
      await this.execute(`listen ${quoted(channel)}`)
    } catch (error) {
      this.#forget(channel, onNotify)
      throw error
    }
    return async () => {
      if (this.#forget(channel, onNotify)) await this.execute(`unlisten ${quoted(channel)}`)
    }
  }

  /** A busy database still counts as available; only one that could not be reopened does not. */
  async ping() {
    if (this.#isClosed) throw closed()
    if (!this.#failure) return
    // No other request may come, so the ping itself tries to reopen the database; the next ping reports the result.
    void this.#onSession(async () => undefined).catch(() => undefined)
    throw this.#failure
  }

  async close() {
    await this.#turns.take(async () => {
      this.#isClosed = true
      await this.#engine.close()
    })
  }

  dump(): Promise<Uint8Array> {
    return this.#turns.take(() => this.#engine.dump())
  }

  copyTo(target: string): Promise<void> {
    const directory = this.#directory
    if (!directory) throw new TypeError('A database in memory has no folder')
    return this.#turns.take(async () => {
      // Without a checkpoint, opening the copy would first have to replay its write-ahead log.
      await this.#runSimple(await this.#running(), 'checkpoint', 0)
      await copyFolder(directory, target)
    })
  }

  /** Statements of other callers never run between those of one session. */
  #onSession<T>(
    work: (session: Session) => Promise<T>,
    limitMs = limitFor(this.#limits),
    allowance?: Allowance,
  ): Promise<T> {
    return this.#turns.take(async () => {
      const session = this.#sessionOn(await this.#running(), limitMs)
      return withinAllowance(allowance, () => work(session))
    })
  }

  async #running(): Promise<Engine> {
    if (this.#isClosed) throw closed()
    if (this.#engine.hasEnded) await this.#reopen()
    return this.#engine
  }

  async #reopen() {
    await this.#engine.ended
    this.#prepared.clear()
    try {
      this.#engine = await this.#restart()
      const channels = [...this.#listeners.keys()].map((channel) => `listen ${quoted(channel)};`)
      if (channels.length > 0) await this.#runSimple(this.#engine, channels.join(''), 0)
      this.#failure = undefined
    } catch (error) {
      this.#failure = error
      throw error
    }
  }

  /** A transaction stays on the engine it began on: what is left of it must not run on another, without its beginning. */
  #sessionOn(engine: Engine, limitMs: number): Session {
    return {
      run: <Row>(statements: Statement[]) => {
        for (const { text } of statements) this.#names.heed(text)
        return this.#run<Row>(engine, statements, limitMs)
      },
      runSimple: async (sql) => (await this.#runSimple(engine, sql, limitMs)).command,
    }
  }

  async #run<Row>(
    engine: Engine,
    statements: Statement[],
    limitMs: number,
  ): Promise<QueryResult<Row>> {
    const request = pipeline(statements, this.#prepared)
    const { rows, rowCount, command } = await this.#send(engine, request, limitMs)
    if (!command) {
      // Its stack has ended: it goes on with the next message as if there had been no statement, but
      // nothing of the statement was cleaned up, and it may hang at the next refusal.
      await engine.kill()
      throw new DatabaseError('54001', 'stack depth limit exceeded')
    }
    for (const { name } of statements) if (name) this.#prepared.add(name)
    return { rows: rows as Row[], rowCount }
  }

  #runSimple(engine: Engine, sql: string, limitMs: number): Promise<Answer> {
    this.#names.heed(sql)
    return this.#send(engine, simpleQuery(sql), limitMs)
  }

  async #send(engine: Engine, request: Uint8Array, limitMs: number): Promise<Answer> {
    const answer = readAnswer(await engine.send(request, limitMs))
    for (const { channel, payload } of answer.notifications) this.#notify(channel, payload)
    if (answer.error) throw answer.error
    return answer
  }

  #notify(channel: string, payload: string) {
    for (const listener of this.#listeners.get(channel) ?? []) {
      queueMicrotask(() => listener(payload))
    }
  }

  /** Whether that was the channel's last listener. */
  #forget(channel: string, onNotify: (payload: string) => void) {
    const listeners = this.#listeners.get(channel)
    listeners?.delete(onNotify)
    if (listeners?.size !== 0) return false
    return this.#listeners.delete(channel)
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const closed = () => new DatabaseUnavailable('The database is closed')

/** Work that waits for the database outside its own transaction would wait for itself. */
const withTimeout = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DatabaseError('25P03', 'the transaction was held for too long')),
      TRANSACTION_TIMEOUT_MS,
    )
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
