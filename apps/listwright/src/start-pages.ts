import {
  createLogger,
  createPages,
  listen,
  Metrics,
  readWebFiles,
  trustProxies,
} from '@listwright/server'
import { openTracing } from './operations/open-tracing.ts'
import { type HostedSettings, urlHost } from './settings/env.ts'
import { listenOptions } from './settings/listen-options.ts'
import type { RunningProduct } from './start-product.ts'
import { startWhole } from './start-whole.ts'
import { stopServing } from './stop-serving.ts'
import type { Cleanup } from './take-down.ts'

/** Serves the pages of a product whose backend is hosted elsewhere. Opens no database and needs no secret. */
export const startPages = (settings: HostedSettings): Promise<RunningProduct> =>
  startWhole((cleanups) => bringUp(settings, cleanups))

const bringUp = async (settings: HostedSettings, cleanups: Cleanup[]) => {
  const trustedProxies = trustProxies(settings.TRUSTED_PROXIES)
  const listener = await listen({
    host: settings.HOST,
    port: settings.PORT,
    ...listenOptions(settings, trustedProxies),
  })
  cleanups.push(listener.close)
  const pages = createPages({
    log: createLogger(settings.LOG_LEVEL),
    trustedProxies,
    config: hostedConfig(settings),
    web: await readWebFiles(settings.WEB_DIR, settings.SITE_URL),
    metrics: pagesMetrics(settings),
    tracing: await openTracing(settings, cleanups),
  })
  cleanups.push(() => stopServing([pages, listener], settings.SHUTDOWN_DELAY_MS))
  listener.serve((request, bindings) => pages.fetch(request, bindings))
  const localUrl = `http://${urlHost(settings.HOST)}:${listener.port}`
  return {
    url: settings.hasSite ? settings.SITE_URL : localUrl,
    notes: [`Backend    ${settings.SUPABASE_URL}`],
  }
}

/** Requests and the process itself: all there is to count where pages are served and nothing else. */
const pagesMetrics = ({ METRICS_TOKEN: token }: HostedSettings) => {
  if (!token) return undefined
  const metrics = new Metrics()
  metrics.addProcess()
  return { metrics, token }
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
