import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './http/app-env.ts'
import type { TrustedProxies } from './http/client-address.ts'
import { healthRoute } from './http/health.ts'
import { type MetricsAccess, metricsRoute } from './http/metrics-route.ts'
import { renderFailure } from './http/render-failure.ts'
import { requestContext } from './http/request-context.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveWeb } from './http/serve-web.ts'
import { type WebConfig, webConfigRoute } from './http/web-config.ts'
import type { WebFile } from './http/web-files.ts'
import { requestMetrics } from './metrics/server-metrics.ts'
import type { Tracing } from './tracing.ts'

interface PagesDeps {
  log: Logger
  trustedProxies: TrustedProxies
  /** Where the pages find the API that they talk to instead of this server. */
  config: WebConfig & { supabaseUrl: string }
  /** The built web app, by path. */
  web: Map<string, WebFile>
  /** Where requests are counted, and who may read that at /metrics. */
  metrics?: MetricsAccess | undefined
  tracing?: Tracing | undefined
}

/** Always healthy: static pages depend on no database or service that could fail. */
const NO_DATABASE = { ping: () => Promise.resolve() }

/** Serves pages for an API that runs elsewhere: no database, no keys, no services. */
export const createPages = ({ log, trustedProxies, config, web, metrics, tracing }: PagesDeps) => {
  let isLeaving = false
  const connect = [new URL(config.supabaseUrl).origin]
  const app = new Hono<AppEnv>()
  app.use(
    requestContext({
      log,
      trustedProxies,
      metrics: metrics && requestMetrics(metrics.metrics),
      tracing,
    }),
  )
  app.use(securityHeaders({ secure: config.siteUrl.startsWith('https:'), connect }))
  app.onError(renderFailure)
  app.get(
    '/health',
    healthRoute(NO_DATABASE, () => isLeaving),
  )
  if (metrics) app.get('/metrics', metricsRoute(metrics))
  app.get('/config.json', webConfigRoute(config))
  app.all('*', serveWeb({ files: web, connect }))
  return {
    fetch: app.fetch,
    request: app.request,
    /** Says from now on, at /health, that the server is about to stop; pages are served as before. */
    leave: () => {
      isLeaving = true
    },
  }
}
