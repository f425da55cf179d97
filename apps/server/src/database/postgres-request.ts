import type { Connection, Submittable } from 'pg'
import { columnParsers } from './columns.ts'
import type { QueryResult } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'

interface Column {
  name: string
  parse: ((text: string) => unknown) | undefined
}

/** What the backend says of an error; `pg` hands over its fields as they came. */
interface BackendError extends Error {
  code?: string
  detail?: string
  hint?: string
  constraint?: string
  table?: string
  column?: string
  severity?: string
}

// SQLSTATE classes that speak of the connection, not of the statement: the server is starting,
// stopping or full, or it has ended the session.
const AWAY = /^(08|57P|53300)/

/**
 * Our own bytes on a connection of `pg`, up to one Sync, and the last statement's rows in return.
 * `pg` itself sends one statement at a time; this is how several become one round trip.
 */
export class PostgresRequest implements Submittable {
  readonly answer: Promise<QueryResult & { command: string }>
  readonly #request: Buffer
  readonly #rows: Record<string, unknown>[] = []
  #columns: Column[] = []
  #command = ''
  #resolve: (answer: QueryResult & { command: string }) => void = () => undefined
  #reject: (error: unknown) => void = () => undefined

  constructor(request: Buffer) {
    this.#request = request
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection) {
    connection.stream.write(this.#request)
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
    this.#rows.length = 0
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: columnParsers.get(dataTypeID),
    }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    if (this.#columns.length === 0) return
    const row: Record<string, unknown> = {}
    this.#columns.forEach(({ name, parse }, index) => {
      const text = fields[index] ?? null
      row[name] = text === null || !parse ? text : parse(text)
    })
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }) {
    this.#command = text
  }

  handleEmptyQuery() {
    this.#command = ''
  }

  handleReadyForQuery() {
    const rowCount = Number(this.#command.slice(this.#command.lastIndexOf(' ') + 1)) || 0
    this.#resolve({ rows: this.#rows, rowCount, command: this.#command })
  }

  handleError(error: BackendError) {
    this.#reject(translateError(error))
  }
}

/** Errors of the backend carry a severity; all others are about reaching it. */
export const translateError = (error: unknown): Error => {
  const { severity, code, message, ...fields } = fieldsOf(error)
  if (!severity || !code || AWAY.test(code)) {
    return new DatabaseUnavailable(`The database cannot be reached: ${message}`, { cause: error })
  }
  const { detail, hint, constraint, table, column } = fields
  return new DatabaseError(code, message, detail, hint, constraint, table, column)
}

const fieldsOf = (error: unknown) => {
  const { severity, code, message, detail, hint, constraint, table, column } = (
    error instanceof Error ? error : new Error(String(error))
  ) as BackendError
  return { severity, code, message, detail, hint, constraint, table, column }
}
