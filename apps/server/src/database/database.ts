/** The roles a request can run under. */
export const ROLES = ['anon', 'authenticated', 'service_role'] as const
export type Role = (typeof ROLES)[number]

/** Who asks, and what the database may know of the request (policies read both through settings). */
export interface Caller {
  role: Role
  /** The verified token's claims, as `request.jwt.claims`; empty for a bare API key. */
  claims: Record<string, unknown>
  /** As `request.method`, `request.path` and `request.headers` (which includes `x-forwarded-for`: the canonical client address). */
  request?: { method: string; path: string; headers: Record<string, string> }
}

export interface Statement {
  text: string
  /** Bound as $1, $2, …; numbers, strings, booleans, null, Date, bytes, and plain objects or arrays as JSON. */
  values?: unknown[]
  /** Refuses to write, as PostgREST does for GET. Heeded by `queryAs`. */
  readOnly?: boolean
  /** Kept prepared under this name for as long as a session lasts; one name, one text. */
  name?: string
}

export interface QueryResult<Row = Record<string, unknown>> {
  rows: Row[]
  /** Rows touched by an insert, update or delete; rows returned by a select. */
  rowCount: number
}

export interface Transaction {
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<QueryResult<Row>>
  /** Several statements without parameters. */
  execute(sql: string): Promise<void>
}

export interface TransactionOptions {
  /** How long each statement may take instead of the usual limit; 0 is without end. */
  statementLimitMs?: number
}

/** What a caller may take of the database. */
export interface Allowance {
  /** For each statement, where the caller's role is not given less. */
  limitMs: number
  /** Called with the time that the work held a session, whether it succeeded or not; waiting for a session is not counted. */
  spend(ms: number): void
}

/** How busy a database is just now. */
interface DatabaseLoad {
  /** Open. */
  sessions: number
  /** Open, and used by nobody. */
  idle: number
  /** Pieces of work that wait for one. */
  waiting: number
}

/**
 * One PostgreSQL, embedded or remote. What it refuses is thrown as DatabaseError, its absence as
 * DatabaseUnavailable, a statement past its limit as DatabaseError 57014. Inside a transaction use only the `tx` given: the embedded database serves
 * one transaction at a time.
 */
export interface Database extends Transaction {
  readonly kind: 'pglite' | 'postgres'
  /** How many statements it can work on at the same time. */
  readonly sessions: number
  load(): DatabaseLoad
  /** One statement under the caller's role, in a transaction of its own and one round trip. */
  queryAs<Row = Record<string, unknown>>(
    caller: Caller,
    statement: Statement,
    allowance?: Allowance,
  ): Promise<QueryResult<Row>>
  /** Several statements under the caller's role, in one transaction. */
  transactionAs<T>(
    caller: Caller,
    work: (tx: Transaction) => Promise<T>,
    allowance?: Allowance,
  ): Promise<T>
  /** The platform's own work (auth, mail, migrations), as the owner. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Calls back for each NOTIFY on the channel; resolves to the way to stop. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  /** Resolves at once if statements can be served, be it after others; rejects while they cannot. */
  ping(): Promise<void>
  close(): Promise<void>
}
