import type { Database } from '@listwright/server'

const HOUR_MS = 60 * 60 * 1000

interface Housekeeping {
  /** Waits for a round that is under way. */
  stop(): Promise<void>
}

/**
 * Calls the project's `run_housekeeping()` at the start and every hour, where there is one: what time brings (expired
 * grants, overdue deletions) is the database's own business, but something has to wake it.
 */
export function startHousekeeping(
  database: Database,
  onError: (cause: unknown) => void,
  everyMs = HOUR_MS,
): Housekeeping {
  let round = tidy(database).catch(onError)
  const timer = setInterval(() => {
    round = round.then(() => tidy(database)).catch(onError)
  }, everyMs)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      return round
    },
  }
}

async function tidy(database: Database) {
  const { rows } = await database.query<{ exists: boolean }>(
    "select to_regprocedure('public.run_housekeeping()') is not null as exists",
  )
  if (rows[0]?.exists) await database.query('select public.run_housekeeping()')
}
