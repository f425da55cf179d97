import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { openPglite } from './pglite.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import type { StatementLimits } from './statement-limits.ts'

type Options = { directory: string; limits?: StatementLimits } | PostgresOptions

/** A database server was named, but does not let us in. */
export class DatabaseUnusable extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause })
    this.name = 'DatabaseUnusable'
  }
}

const PATIENCE_MS = 30_000
const PAUSE_MS = 500

/** Opens the embedded database of a folder, or a server's, which may still be starting itself. */
export const openDatabase = async (options: Options): Promise<Database> => {
  if ('directory' in options) return openPglite(options)
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await openPostgres(options)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || Date.now() > deadline)
        throw new DatabaseUnusable(error)
      await sleep(PAUSE_MS)
    }
  }
}
