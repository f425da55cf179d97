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

  /** Without its detail and its cause, which may quote whole rows: what is printed may be read by others. */
  [inspect.custom](): string {
    const { code, table, constraint, stack = '' } = this
    return `${stack} ${inspect({ code, table, constraint })}`
  }
}
