import type { Database } from '@listwright/server'

const HOUR_MS = 60 * 60 * 1000

interface Housekeeping {
  /** Waits for a round that is under way. */
  stop(): Promise<void>
}

/**
 * Calls the project's `run_housekeeping()` at the start and every hour, where there is one: what time brings (expired
 * grants, overdue deletions) is the database's own business, but something has to wake it. Of several processes on one
 * database, one does.
 */
export const startHousekeeping = (
  database: Database,
  onError: (cause: unknown) => void,
  everyMs = HOUR_MS,
): Housekeeping => {
  let round = tidy(database, everyMs).catch(onError)
  const timer = setInterval(() => {
    round = round.then(() => tidy(database, everyMs)).catch(onError)
  }, everyMs)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      return round
    },
  }
}

/** A round counts as due a little early, because timers never fire exactly as far apart as they should. */
const DUE = 0.9

const tidy = async (database: Database, everyMs: number) => {
  const { rows } = await database.query<{ exists: boolean }>(
    "select to_regprocedure('public.run_housekeeping()') is not null as exists",
  )
  if (!rows[0]?.exists) return
  await database.transaction(async (tx) => {
    const { rows } = await tx.query<{ isDue: boolean }>(
      `select platform.claim_schedule('housekeeping', $1 * interval '1 millisecond') as "isDue"`,
      [everyMs * DUE],
    )
    if (rows[0]?.isDue) await tx.query('select public.run_housekeeping()')
  })
}
