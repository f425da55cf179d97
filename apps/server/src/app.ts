import { type Env, Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import type { Logger } from 'pino'
import { bodyTooLarge } from './auth/requests/body-too-large.ts'
import type { Database } from './database/database.ts'
import type { AppEnv } from './http/app-env.ts'
import type { TrustedProxies } from './http/client-address.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { cors } from './http/cors.ts'
import { healthRoute } from './http/health.ts'
import { identifyCaller, requireCredentials } from './http/identify-caller.ts'
import { limitBody } from './http/limit-body.ts'
import { type MetricsAccess, metricsRoute } from './http/metrics-route.ts'
import { openapiRoute } from './http/openapi.ts'
import { renderFailure } from './http/render-failure.ts'
import { requestContext } from './http/request-context.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveWeb } from './http/serve-web.ts'
import { thisMachineOnly } from './http/this-machine-only.ts'
import { type WebConfig, webConfigRoute } from './http/web-config.ts'
import type { WebFile } from './http/web-files.ts'
import type { ApiKeys } from './keys/api-keys.ts'
import type { KeyRing } from './keys/key-ring.ts'
import type { ServerMetrics } from './metrics/server-metrics.ts'
import type { Tracing } from './tracing.ts'

export interface AppDeps {
  log: Logger
  database: Database
  keyRing: KeyRing
  apiKeys: ApiKeys
  trustedProxies: TrustedProxies
  bodyLimitBytes: number
  /** Origins whose pages may call the API. */
  corsOrigins: string[]
  config: WebConfig
  /** The built web app, by path. */
  web: Map<string, WebFile>
  services: Services
  /** Whether the sandbox also answers requests from other machines. */
  isSandboxPublic?: boolean
  /** Whether the server is about to stop, so that balancers should send nothing more. */
  isLeaving?: () => boolean
  /** Where requests are counted. */
  metrics?: ServerMetrics | undefined
  /** Who may read the figures at /metrics; without it there is no such page. */
  metricsAccess?: MetricsAccess | undefined
  tracing?: Tracing | undefined
  /** A secret prefix of every path, for the relay of the functions. */
  basePath?: string
}

type Service = Pick<Hono<Env>, 'routes'>

export interface Services {
  auth: Service
  rest: Service
  functions: Service
  storage?: Service | undefined
  realtime: Service
  sandbox?: Service | undefined
}

/** Everything this server answers, as one table. */
export const createApp = (deps: AppDeps) => {
  const { log, database, keyRing, apiKeys, trustedProxies, config, services } = deps
  const { metrics, metricsAccess, tracing } = deps
  const connect = config.supabaseUrl ? [new URL(config.supabaseUrl).origin] : []
  const app = new Hono<AppEnv>(deps.basePath ? { getPath: pathBelow(deps.basePath) } : {})

  app.use(requestContext({ log, trustedProxies, metrics, tracing }))
  app.use(securityHeaders({ secure: config.siteUrl.startsWith('https:'), connect }))
  app.onError(renderFailure)

  app.get('/health', healthRoute(database, deps.isLeaving))
  if (metricsAccess) app.get('/metrics', metricsRoute(metricsAccess))
  app.get('/config.json', webConfigRoute(config))
  app.get(
    '/openapi.json',
    openapiRoute(new URL(config.siteUrl).host, () => app.routes),
  )

  for (const api of ['/auth/v1/*', '/rest/v1/*', '/functions/v1/*', '/realtime/v1/*']) {
    const refuse = api === '/auth/v1/*' ? bodyTooLarge : undefined
    app.use(api, cors(deps.corsOrigins), limitBody(deps.bodyLimitBytes, refuse))
    app.use(api, identifyCaller({ keyRing, apiKeys }))
  }
  // A router of any environment: what it reads of the context was set above.
  const mount = (path: string, service: Service) => app.route(path, service as Hono)
  app.use('/auth/v1/*', compressAnswers())
  app.use('/rest/v1/*', compressAnswers(), requireCredentials)
  app.use('/realtime/v1/api/*', requireCredentials)
  mount('/auth/v1', services.auth)
  mount('/rest/v1', services.rest)
  mount('/functions/v1', services.functions)
  if (services.storage) {
    // Files have limits of their own.
    app.use('/storage/v1/*', cors(deps.corsOrigins), identifyCaller({ keyRing, apiKeys }))
    mount('/storage/v1', services.storage)
  }
  mount('/realtime/v1', services.realtime)
  if (services.sandbox) {
    if (!deps.isSandboxPublic) app.use('/sandbox/*', thisMachineOnly(config.siteUrl))
    mount('/sandbox', services.sandbox)
  }

  app.all('*', serveWeb({ files: deps.web, connect }))
  return app
}

/** The path of a request below `basePath`; a request for any other path is answered with 404. */
const pathBelow = (basePath: string) => (request: Request) => {
  const path = getPath(request)
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : '/404'
}
