import {
  createLogger,
  createPages,
  listen,
  readWebFiles,
  safeHeaders,
  trustProxies,
} from '@listwright/server'
import { type HostedSettings, urlHost } from './settings/env.ts'
import type { RunningProduct } from './start-product.ts'

/** Serves the pages of a product whose backend is hosted elsewhere. Opens no database and needs no secret. */
export async function startPages(settings: HostedSettings): Promise<RunningProduct> {
  const trustedProxies = trustProxies(settings.TRUSTED_PROXIES)
  const listener = await listen({
    host: settings.HOST,
    port: settings.PORT,
    requestTimeoutMs: settings.REQUEST_TIMEOUT_MS,
    maxConnectionsPerAddress: settings.MAX_CONNECTIONS_PER_ADDRESS,
    trustedProxies,
    headers: safeHeaders({ secure: settings.SITE_URL.startsWith('https:') }),
  })
  const pages = createPages({
    log: createLogger(settings.LOG_LEVEL),
    trustedProxies,
    config: hostedConfig(settings),
    web: await readWebFiles(settings.WEB_DIR),
  })
  listener.serve((request, bindings) => pages.fetch(request, bindings))
  const localUrl = `http://${urlHost(settings.HOST)}:${listener.port}`
  return {
    url: settings.hasSite ? settings.SITE_URL : localUrl,
    notes: [`Backend    ${settings.SUPABASE_URL}`],
    stop: listener.close,
  }
}

/** What pages are told about a backend elsewhere. */
export const hostedConfig = (settings: HostedSettings) => ({
  siteUrl: settings.SITE_URL,
  hasSite: settings.hasSite,
  supabaseUrl: settings.SUPABASE_URL,
  supabaseAnonKey: settings.SUPABASE_ANON_KEY,
  sandbox: false,
  extra: settings.publicConfig,
})
