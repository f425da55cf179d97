import { createHash, timingSafeEqual } from 'node:crypto'
import type { Handler } from 'hono'
import type { Metrics } from '../metrics/metrics.ts'
import type { AppEnv } from './app-env.ts'

export interface MetricsAccess {
  metrics: Metrics
  /** What a scraper sends as its bearer token. */
  token: string
}

/** The figures of this process, for whoever has the token. */
export const metricsRoute = ({ metrics, token }: MetricsAccess): Handler<AppEnv> => {
  const expected = sha256(`Bearer ${token}`)
  return async (c) => {
    if (!timingSafeEqual(sha256(c.req.header('authorization') ?? ''), expected)) {
      c.header('www-authenticate', 'Bearer')
      return c.json({ message: 'A valid token is required' }, 401)
    }
    return c.body(await metrics.text(), 200, { 'content-type': metrics.type })
  }
}

/** Of one length, so that comparing takes the same time whatever was sent. */
const sha256 = (text: string) => createHash('sha256').update(text).digest()
