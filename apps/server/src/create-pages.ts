import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './http/app-env.ts'
import type { TrustedProxies } from './http/client-address.ts'
import { renderFailure } from './http/render-failure.ts'
import { requestContext } from './http/request-context.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveWeb } from './http/serve-web.ts'
import { type WebConfig, webConfigRoute } from './http/web-config.ts'
import type { WebFile } from './http/web-files.ts'

interface PagesDeps {
  log: Logger
  trustedProxies: TrustedProxies
  /** Where the pages find the API that they talk to instead of this server. */
  config: WebConfig & { supabaseUrl: string }
  /** The built web app, by path. */
  web: Map<string, WebFile>
}

/** Serves pages for an API that runs elsewhere: no database, no keys, no services. */
export function createPages({ log, trustedProxies, config, web }: PagesDeps) {
  const connect = [new URL(config.supabaseUrl).origin]
  const app = new Hono<AppEnv>()
  app.use(requestContext({ log, trustedProxies }))
  app.use(securityHeaders({ secure: config.siteUrl.startsWith('https:'), connect }))
  app.onError(renderFailure)
  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.get('/config.json', webConfigRoute(config))
  app.all('*', serveWeb({ files: web, connect }))
  return app
}
