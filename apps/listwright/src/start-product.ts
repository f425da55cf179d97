import { join } from 'node:path'
import type { Sandbox } from '@listwright/sandbox'
import {
  authSettings,
  createLogger,
  createServer,
  type Database,
  Metrics,
  openFunctions,
  readVerifySettings,
  readWebFiles,
  SecretBox,
  type Server,
  type Storage,
  type Tracing,
  tracedDatabase,
} from '@listwright/server'
import { startControl } from './control/start-control.ts'
import { openDataFolder } from './data/open-data-folder.ts'
import { functionEnvironment } from './function-environment.ts'
import { createOutbox } from './mail/outbox.ts'
import { openTracing } from './operations/open-tracing.ts'
import { productMetrics } from './operations/product-metrics.ts'
import { type Keys, openKeys } from './parts/open-keys.ts'
import { type Listeners, openListeners } from './parts/open-listeners.ts'
import { openProductDatabase } from './parts/open-product-database.ts'
import { openProductSandbox, withStandInProviders } from './parts/open-product-sandbox.ts'
import { startBackground } from './parts/start-background.ts'
import { Refusal } from './refusal.ts'
import { seed } from './seed.ts'
import type { Settings } from './settings/env.ts'
import { startWhole } from './start-whole.ts'
import { stopServing } from './stop-serving.ts'
import type { Cleanup } from './take-down.ts'

export interface RunningProduct {
  url: string
  /** For whoever started it: the demo login and where to find the sandbox. */
  notes: string[]
  stop(): Promise<void>
}

/** Starts all parts in order; `stop` stops them in reverse order. */
export const startProduct = (settings: Settings): Promise<RunningProduct> =>
  startWhole((cleanups) => bringUp(settings, cleanups))

const bringUp = async (settings: Settings, cleanups: Cleanup[]) => {
  const log = createLogger(settings.LOG_LEVEL)
  const listeners = await openListeners(settings, cleanups)
  const { listener, localUrl, relay, relayPath } = listeners
  const secrets = await openDataFolder(settings, cleanups)
  const keys = await openKeys(settings, secrets)
  const tracing = await openTracing(settings, cleanups)
  const untraced = await openProductDatabase(settings, cleanups)
  const database = tracing ? tracedDatabase(untraced, tracing) : untraced
  const sandbox = openProductSandbox(settings, localUrl, cleanups)
  const { encryptionKey } = keys
  const seal = new SecretBox(encryptionKey)
  const background = { log, database, seal, encryptionKey, sandbox }
  const storage = await startBackground(settings, background, cleanups)
  if (!settings.DATABASE_URL) {
    cleanups.push(
      await startControl({
        dataDir: settings.DATA_DIR,
        database: untraced,
        storage,
        onError: (cause) => log.error({ err: cause }, 'lending a snapshot failed'),
      }),
    )
  }
  const parts = { log, listeners, keys, tracing, database, sandbox, seal, storage }
  const { server, warmUp } = await openServer(settings, parts, cleanups)
  // Pushed last and so run first: requests under way still need the parts that are closed after it.
  cleanups.push(() => stopServing([server, listener], settings.SHUTDOWN_DELAY_MS))
  relay.serve(server.relayAt(relayPath).fetch)

  const notes = sandbox ? [`Mailbox    ${settings.SITE_URL}/sandbox/mailbox`] : []
  if (settings.DEMO_EMAIL && sandbox && !settings.DATABASE_URL) {
    const demo = { email: settings.DEMO_EMAIL, password: secrets.demoPassword }
    await seedDemo(settings, demo, { server, database, keys })
    notes.unshift(`Demo login ${demo.email} / ${demo.password}`)
  }
  listener.serve(server.fetch, server.upgrade)
  warmUp()
  return { url: settings.hasSite ? settings.SITE_URL : localUrl, notes }
}

interface Parts {
  log: ReturnType<typeof createLogger>
  listeners: Listeners
  keys: Keys
  tracing: Tracing | undefined
  database: Database
  sandbox: Sandbox | undefined
  seal: SecretBox
  storage: Storage
}

/** Opens the functions and puts the server together. `warmUp` is for when it listens. */
const openServer = async (settings: Settings, parts: Parts, cleanups: Cleanup[]) => {
  const { log } = parts
  const onUnread = (name: string, cause: unknown) =>
    log.warn({ err: cause }, `the figure ${name} could not be read`)
  const metrics = settings.METRICS_TOKEN ? new Metrics(onUnread) : undefined
  const { functions, warmUp } = await openProductFunctions(settings, parts, metrics, cleanups)
  const { listeners, keys, tracing, database, sandbox, seal, storage } = parts
  const server = createServer({
    log,
    metrics: metrics && { metrics, token: settings.METRICS_TOKEN },
    tracing,
    database,
    keyRing: keys.keyRing,
    apiKeys: keys.apiKeys,
    trustedProxies: listeners.trustedProxies,
    bodyLimitBytes: settings.BODY_LIMIT_BYTES,
    corsOrigins: settings.CORS_ORIGINS,
    config: {
      hasSite: settings.hasSite,
      supabaseAnonKey: keys.anonymousKey,
      extra: settings.publicConfig,
    },
    web: await readWebFiles(settings.WEB_DIR, settings.SITE_URL),
    auth: authSettings({
      ...settings.auth,
      siteUrl: settings.SITE_URL,
      productName: settings.APP_NAME,
      encryptionKey: keys.encryptionKey,
      providers: withStandInProviders(settings.auth.providers, sandbox),
    }),
    mailer: createOutbox(database, seal),
    functions: {
      functions,
      verify: await readVerifySettings(join(settings.SUPABASE_DIR, 'config.toml')),
    },
    storage,
    sandbox: sandbox && { routes: sandbox.routes, isPublic: settings.SANDBOX_PUBLIC },
  })
  return { server, warmUp }
}

const openProductFunctions = async (
  settings: Settings,
  { log, listeners, keys, database, sandbox }: Parts,
  metrics: Metrics | undefined,
  cleanups: Cleanup[],
) => {
  const opened = await openFunctions({
    folder: settings.FUNCTIONS_DIR,
    environment: functionEnvironment(settings, sandbox, {
      apiKeys: keys.apiKeys,
      url: listeners.relayUrl,
    }),
    report: metrics && productMetrics(metrics, database),
    onReportLost: (cause) => log.error({ err: cause }, 'a figure of a function was not counted'),
    onRestart: (cause) => log.error({ err: cause }, 'functions are started again'),
  })
  cleanups.push(opened.close)
  if (opened.functions.size === 0) missFunctions(settings, log)
  return opened
}

/** Nothing could be written or bought. Who only tries the server, without the product, may want no functions. */
const missFunctions = ({ NODE_ENV, FUNCTIONS_DIR }: Settings, log: Parts['log']) => {
  const message = `There are no functions in ${FUNCTIONS_DIR}: name their folder with FUNCTIONS_DIR.`
  if (NODE_ENV === 'production') throw new Refusal(message)
  log.warn(message)
}

const seedDemo = (
  settings: Settings,
  demo: { email: string; password: string },
  { server, database, keys }: { server: Server; database: Database; keys: Keys },
) =>
  seed(database, {
    dataDir: settings.DATA_DIR,
    seedFile: join(settings.SUPABASE_DIR, 'seed.sql'),
    demo,
    secretKey: keys.apiKeys.secret,
    request: (path, init) => server.request(path, init),
  })
