import type { Logger } from 'pino'
import { type AppDeps, createApp, type Services } from './app.ts'
import type { Mailer } from './auth/mails/mailer.ts'
import { authRoutes } from './auth/routes.ts'
import type { AuthSettings } from './auth/settings.ts'
import type { Database } from './database/database.ts'
import { type FunctionsDeps, functionsRoutes } from './functions/routes.ts'
import { type TrustedProxies, trustProxies } from './http/client-address.ts'
import type { WebConfig } from './http/web-config.ts'
import type { WebFile } from './http/web-files.ts'
import type { ApiKeys } from './keys/api-keys.ts'
import type { KeyRing } from './keys/key-ring.ts'
import { createLogger } from './logger.ts'
import type { Metrics } from './metrics/metrics.ts'
import { serverMetrics } from './metrics/server-metrics.ts'
import { acceptSockets, type Upgrade } from './realtime/handshake.ts'
import type { RealtimeLimits } from './realtime/limits.ts'
import { Realtime } from './realtime/realtime.ts'
import { realtimeRoutes } from './realtime/routes.ts'
import { restRoutes } from './rest/routes.ts'
import type { Storage } from './storage/storage.ts'
import type { Tracing } from './tracing.ts'

export interface ServerDeps {
  /** Migrated; closing it is up to whoever opened it. */
  database: Database
  keyRing: KeyRing
  apiKeys: ApiKeys
  auth: AuthSettings
  mailer: Mailer
  functions?: Pick<FunctionsDeps, 'functions' | 'verify'>
  /** Files; without a place for them there is no /storage/v1. Closing it is up to whoever opened it. */
  storage?: Storage | undefined
  /** Stand-ins for the outside world, served below /sandbox; to this machine alone unless they are public. */
  sandbox?: { routes: NonNullable<Services['sandbox']>; isPublic?: boolean } | undefined
  /** The built web app, by path. */
  web?: Map<string, WebFile>
  /** What the web app is told, where it differs from what follows from the rest. */
  config?: Partial<WebConfig>
  trustedProxies?: TrustedProxies
  bodyLimitBytes?: number
  /** Origins beside the site's own whose pages may call the API. */
  corsOrigins?: string[]
  /** What clients of /realtime/v1 may ask for, where it differs from the defaults. */
  realtimeLimits?: Partial<RealtimeLimits>
  log?: Logger
  /** Clock of the auth service; replaced in tests. */
  clock?: () => Date
  /** Where the server counts what it does; /metrics shows it to whoever has the token, and to nobody without one. */
  metrics?: { metrics: Metrics; token?: string | undefined } | undefined
  /** Follows requests through their parts; those of the database are followed by `tracedDatabase`. */
  tracing?: Tracing | undefined
  /** Services to be mounted instead of the server's own. */
  services?: Partial<Services>
}

type App = ReturnType<typeof createApp>

export interface Server extends Pick<App, 'fetch' | 'request'> {
  /**
   * The same services below a secret path that only the functions know. They act for their callers, so the client
   * address that they pass on is trusted.
   */
  relayAt(basePath: string): Pick<App, 'fetch'>
  /** For requests that ask for a WebSocket. */
  upgrade: Upgrade
  /** Says from now on, at /health, that the server is about to stop; everything else is served as before. */
  leave(): void
  /** Ends what is still open: WebSockets, and what they hear of the database. */
  close(): Promise<void>
}

const MEBIBYTE = 1_048_576

/**
 * The whole server over its dependencies, without a port.
 *
 * @example
 * const server = createServer({ database, keyRing, apiKeys, auth: authSettings({ … }), mailer })
 * await server.request('/rest/v1/books?select=id', { headers: { apikey: apiKeys.publishable } })
 */
export const createServer = (deps: ServerDeps): Server => {
  const { database, keyRing, apiKeys, auth, sandbox, log = createLogger('silent') } = deps
  const { tracing } = deps
  const metrics = deps.metrics && serverMetrics(deps.metrics.metrics, database)
  let isLeaving = false
  const realtime = new Realtime({ database, keyRing, apiKeys, log, limits: deps.realtimeLimits })
  const trustedProxies = deps.trustedProxies ?? trustProxies([])
  const corsOrigins = [new URL(auth.siteUrl).origin, ...(deps.corsOrigins ?? [])]
  const appDeps: AppDeps = {
    log,
    database,
    keyRing,
    apiKeys,
    trustedProxies,
    bodyLimitBytes: deps.bodyLimitBytes ?? MEBIBYTE,
    corsOrigins,
    config: configOf(deps),
    web: deps.web ?? new Map(),
    services: servicesOf(deps, { realtime, metrics, log }),
    isSandboxPublic: sandbox?.isPublic ?? false,
    isLeaving: () => isLeaving,
    metrics,
    metricsAccess: accessTo(deps.metrics),
    tracing,
  }
  const app = createApp(appDeps)
  return {
    fetch: app.fetch,
    request: app.request,
    relayAt: (basePath) =>
      createApp({
        ...appDeps,
        trustedProxies: trustProxies(['127.0.0.1']),
        // What functions ask is part of a request that is counted already.
        metrics: undefined,
        metricsAccess: undefined,
        basePath,
      }),
    upgrade: acceptSockets({ realtime, origins: corsOrigins, trustedProxies }),
    leave: () => {
      isLeaving = true
    },
    close: () => realtime.close(),
  }
}

const configOf = ({ auth, apiKeys, sandbox, config }: ServerDeps): WebConfig => ({
  siteUrl: auth.siteUrl,
  hasSite: true,
  supabaseAnonKey: apiKeys.publishable,
  sandbox: sandbox !== undefined,
  extra: {},
  ...config,
})

interface Shared {
  realtime: Realtime
  metrics: AppDeps['metrics']
  log: Logger
}

const servicesOf = (deps: ServerDeps, { realtime, metrics, log }: Shared): Services => ({
  auth: authRoutes({
    database: deps.database,
    keys: deps.keyRing,
    mailer: deps.mailer,
    settings: deps.auth,
    ...(deps.clock && { clock: deps.clock }),
    log: (message, cause, requestId) => log.error({ err: cause, requestId }, message),
  }),
  rest: restRoutes({ database: deps.database }),
  functions: functionsRoutes({
    functions: new Map(),
    verify: new Map(),
    ...deps.functions,
    metrics,
    tracing: deps.tracing,
  }),
  storage: deps.storage?.routes,
  realtime: realtimeRoutes(realtime),
  sandbox: deps.sandbox?.routes,
  ...deps.services,
})

const accessTo = (given: ServerDeps['metrics']) =>
  given?.token ? { metrics: given.metrics, token: given.token } : undefined
