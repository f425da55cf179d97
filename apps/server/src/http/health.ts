import type { Handler } from 'hono'
import type { Database } from '../database/database.ts'
import type { AppEnv } from './app-env.ts'
import { RETRY_AFTER_SECONDS } from './render-failure.ts'

const PATIENCE_MS = 2_000
/** A database that answered within RECENT_MS and does not answer within SOON_MS is busy, not unavailable. */
const SOON_MS = 100
const RECENT_MS = 5_000

/** Whether requests can be served just now, and the next ones as well: for balancers and starters. */
export const healthRoute = (
  database: Pick<Database, 'ping'>,
  isLeaving = () => false,
): Handler<AppEnv> => {
  let answeredAt = Number.NEGATIVE_INFINITY

  const isThere = async () => {
    const answered = database.ping().then(
      () => {
        answeredAt = performance.now()
        return true
      },
      () => false,
    )
    const soon = await within(SOON_MS, answered)
    if (soon !== undefined) return soon
    if (performance.now() - answeredAt < RECENT_MS) return true
    return (await within(PATIENCE_MS, answered)) ?? false
  }

  return async (c) => {
    if (!isLeaving() && (await isThere())) return c.json({ status: 'ok' })
    c.header('retry-after', String(RETRY_AFTER_SECONDS))
    return c.json({ status: isLeaving() ? 'stopping' : 'unavailable' }, 503)
  }
}

/** The answer, or nothing if it takes longer. */
const within = <T>(ms: number, answer: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
