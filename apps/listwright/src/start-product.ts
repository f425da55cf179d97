import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createSandbox, type Sandbox } from '@listwright/sandbox'
import {
  ApiKeys,
  type AuthSettings,
  authSettings,
  createLogger,
  createServer,
  type Database,
  KeyRing,
  listen,
  Metrics,
  openFunctions,
  openStorage,
  platformMigrations,
  readVerifySettings,
  readWebFiles,
  SecretBox,
  tracedDatabase,
  trustProxies,
} from '@listwright/server'
import { startControl } from './control/start-control.ts'
import { keptFiles } from './data/kept-files.ts'
import { openDataFolder } from './data/open-data-folder.ts'
import { openMigrated } from './data/open-migrated.ts'
import { signingKeysOf } from './data/secrets-file.ts'
import { functionEnvironment } from './function-environment.ts'
import { startHousekeeping } from './housekeeping.ts'
import { mailTransport } from './mail/mail-transport.ts'
import { createOutbox } from './mail/outbox.ts'
import { startOutbox } from './mail/outbox-worker.ts'
import { openTracing } from './operations/open-tracing.ts'
import { productMetrics } from './operations/product-metrics.ts'
import { seed } from './seed.ts'
import { type Settings, urlHost } from './settings/env.ts'
import { listenOptions } from './settings/listen-options.ts'
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
  const trustedProxies = trustProxies(settings.TRUSTED_PROXIES)
  const limits = listenOptions(settings, trustedProxies)
  const listener = await listen({ host: settings.HOST, port: settings.PORT, ...limits })
  cleanups.push(listener.close)
  const relay = await listen({ host: '127.0.0.1', port: 0, ...limits })
  cleanups.push(relay.close)
  const relayPath = `/${randomBytes(24).toString('base64url')}`
  const localUrl = `http://${urlHost(settings.HOST)}:${listener.port}`

  const secrets = await openDataFolder(settings, cleanups)
  const apiKeys = new ApiKeys(
    settings.SUPABASE_PUBLISHABLE_KEY ?? secrets.publishableKey,
    settings.SUPABASE_SECRET_KEY ?? secrets.secretKey,
  )
  const keyRing = await KeyRing.create(
    signingKeysOf(settings, secrets),
    `${settings.SITE_URL}/auth/v1`,
  )

  const tracing = await openTracing(settings, cleanups)
  const opened = await openMigrated(databaseOptions(settings), {
    platform: platformMigrations,
    product: join(settings.SUPABASE_DIR, 'migrations'),
  })
  cleanups.push(() => opened.close())
  const database = tracing ? tracedDatabase(opened, tracing) : opened

  const sandbox = settings.SANDBOX
    ? createSandbox({
        origin: settings.SITE_URL,
        directory: join(settings.DATA_DIR, 'sandbox'),
        webhookUrl: `${localUrl}${settings.SANDBOX_WEBHOOK_PATH}`,
      })
    : undefined
  if (sandbox) cleanups.push(() => sandbox.close())
  const encryptionKey = settings.ENCRYPTION_KEY ?? secrets.encryptionKey
  const seal = new SecretBox(encryptionKey)
  const outbox = await startOutbox({
    database,
    seal,
    transport: mailTransport(settings, sandbox),
    productName: settings.APP_NAME,
    log: (message, { mailId, cause }) => log.error({ err: cause, mailId }, message),
  })
  cleanups.push(outbox.stop)
  const housekeeping = startHousekeeping(database, (cause) =>
    log.error({ err: cause }, 'housekeeping failed'),
  )
  cleanups.push(housekeeping.stop)
  const storage = await openFiles(settings, database, encryptionKey, (cause) =>
    log.error({ err: cause }, 'removing files failed'),
  )
  cleanups.push(storage.close)
  if (!settings.DATABASE_URL) {
    cleanups.push(
      await startControl({
        dataDir: settings.DATA_DIR,
        database: opened,
        storage,
        onError: (cause) => log.error({ err: cause }, 'lending a snapshot failed'),
      }),
    )
  }

  const metrics = settings.METRICS_TOKEN ? new Metrics() : undefined
  const { functions, warmUp, close } = await openFunctions({
    folder: settings.FUNCTIONS_DIR,
    environment: functionEnvironment(settings, sandbox, {
      apiKeys,
      url: `http://127.0.0.1:${relay.port}${relayPath}`,
    }),
    report: metrics && productMetrics(metrics, database),
    onReportLost: (cause) => log.error({ err: cause }, 'a figure of a function was not counted'),
    onRestart: (cause) => log.error({ err: cause }, 'functions are started again'),
  })
  cleanups.push(close)
  const server = createServer({
    log,
    metrics: metrics && { metrics, token: settings.METRICS_TOKEN },
    tracing,
    database,
    keyRing,
    apiKeys,
    trustedProxies,
    bodyLimitBytes: settings.BODY_LIMIT_BYTES,
    corsOrigins: settings.CORS_ORIGINS,
    config: {
      hasSite: settings.hasSite,
      supabaseAnonKey: await anonymousKey(keyRing),
      extra: settings.publicConfig,
    },
    web: await readWebFiles(settings.WEB_DIR),
    auth: authSettings({
      ...settings.auth,
      siteUrl: settings.SITE_URL,
      productName: settings.APP_NAME,
      encryptionKey,
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
  // Pushed last and so run first: requests under way still need the parts that are closed after it.
  cleanups.push(() => stopServing([server, listener], settings.SHUTDOWN_DELAY_MS))
  relay.serve(server.relayAt(relayPath).fetch)

  const notes = sandbox ? [`Mailbox    ${settings.SITE_URL}/sandbox/mailbox`] : []
  if (settings.DEMO_EMAIL && sandbox && !settings.DATABASE_URL) {
    const demo = { email: settings.DEMO_EMAIL, password: secrets.demoPassword }
    await seed(database, {
      dataDir: settings.DATA_DIR,
      seedFile: join(settings.SUPABASE_DIR, 'seed.sql'),
      demo,
      secretKey: apiKeys.secret,
      request: (path, init) => server.request(path, init),
    })
    notes.unshift(`Demo login ${demo.email} / ${demo.password}`)
  }
  listener.serve(server.fetch, server.upgrade)
  warmUp()
  return { url: settings.hasSite ? settings.SITE_URL : localUrl, notes }
}

/** Those that are configured, or the sandbox's stand-ins for those that are not. */
const withStandInProviders = (
  given: AuthSettings['providers'] | undefined,
  sandbox: Sandbox | undefined,
): AuthSettings['providers'] => ({
  google: given?.google ?? sandbox?.identity.google ?? null,
  azure: given?.azure ?? sandbox?.identity.azure ?? null,
})

const TEN_YEARS_SECONDS = 10 * 365 * 24 * 60 * 60

/** What pages present before anybody signs in: a token that says no more than its role. */
const anonymousKey = (keyRing: KeyRing) =>
  keyRing.sign({ role: 'anon', exp: Math.floor(Date.now() / 1000) + TEN_YEARS_SECONDS })

/** Files lie beside the database, or in S3; while they are received they lie here in either case. */
const openFiles = (
  settings: Settings,
  database: Database,
  secret: string,
  onError: (cause: unknown) => void,
) =>
  openStorage({
    database,
    files: keptFiles(settings),
    incoming: join(settings.DATA_DIR, 'files/incoming'),
    secret,
    isAlone: !settings.DATABASE_URL,
    fileSizeLimit: settings.STORAGE_FILE_SIZE_LIMIT,
    onError,
  })

const databaseOptions = (settings: Settings) => {
  const limits = {
    anon: settings.STATEMENT_TIMEOUT_ANON_MS,
    authenticated: settings.STATEMENT_TIMEOUT_AUTHENTICATED_MS,
    others: settings.STATEMENT_TIMEOUT_MS,
  }
  return settings.DATABASE_URL
    ? { url: settings.DATABASE_URL, connections: settings.DATABASE_CONNECTIONS, limits }
    : { directory: join(settings.DATA_DIR, 'database'), limits }
}
