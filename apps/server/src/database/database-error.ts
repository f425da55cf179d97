import { inspect } from 'node:util'

/** What PostgreSQL refused, whichever driver carried it. */
export class DatabaseError extends Error {
  constructor(
    /** SQLSTATE, such as 23505. */
    readonly code: string,
    message: string,
    readonly detail?: string,
    readonly hint?: string,
    readonly constraint?: string,
    readonly table?: string,
    readonly column?: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'DatabaseError'
  }

  /** What logs print: without detail and cause, which may quote whole rows. */
  [inspect.custom](): string {
    const { code, table, constraint, stack = '' } = this
    return `${stack} ${inspect({ code, table, constraint })}`
  }
}
