import type { Handler } from 'hono'
import type { Database } from '../database/database.ts'
import type { AppEnv } from './app-env.ts'
import { RETRY_AFTER_SECONDS } from './render-failure.ts'

const PATIENCE_MS = 2_000

/** Whether requests can be served just now, for balancers and starters. */
export const healthRoute =
  (database: Database): Handler<AppEnv> =>
  async (c) => {
    if (await answers(database)) return c.json({ status: 'ok' })
    c.header('retry-after', String(RETRY_AFTER_SECONDS))
    return c.json({ status: 'unavailable' }, 503)
  }

async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  const answered = database.ping().then(
    () => true,
    () => false,
  )
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer))
}
