import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
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
import { finishRestore } from './backup/finish-restore.ts'
import { CONTROL_FILE } from './control/control-file.ts'
import { startControl } from './control/start-control.ts'
import { lockData } from './data/data-lock.ts'
import { keptFiles } from './data/kept-files.ts'
import { openMigrated } from './data/open-migrated.ts'
import { keepPrivate } from './data/private-folder.ts'
import { loadSecrets, signingKeysOf } from './data/secrets-file.ts'
import { startHousekeeping } from './housekeeping.ts'
import { mailTransport } from './mail/mail-transport.ts'
import { createOutbox } from './mail/outbox.ts'
import { startOutbox } from './mail/outbox-worker.ts'
import { refuseHalfMoved } from './move/moving-file.ts'
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

async function bringUp(settings: Settings, cleanups: Cleanup[]) {
  const log = createLogger(settings.LOG_LEVEL)
  const trustedProxies = trustProxies(settings.TRUSTED_PROXIES)
  const limits = listenOptions(settings, trustedProxies)
  const listener = await listen({ host: settings.HOST, port: settings.PORT, ...limits })
  cleanups.push(listener.close)
  const relay = await listen({ host: '127.0.0.1', port: 0, ...limits })
  cleanups.push(relay.close)
  const relayPath = `/${randomBytes(24).toString('base64url')}`
  const localUrl = `http://${urlHost(settings.HOST)}:${listener.port}`

  if (!settings.DATABASE_URL) {
    cleanups.push(await lockData(settings.DATA_DIR))
    // That of a server that was killed: its port may be another program's by now.
    await rm(join(settings.DATA_DIR, CONTROL_FILE), { force: true })
    await finishRestore(settings.DATA_DIR)
    refuseHalfMoved(settings.DATA_DIR)
  }
  await keepPrivate(settings.DATA_DIR)
  const secrets = await loadSecrets(settings.DATA_DIR)
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
  const { functions, close } = await openFunctions({
    folder: settings.FUNCTIONS_DIR,
    environment: {
      ...withStandInModel(
        withStandIns(settings.functionEnvironment, sandbox?.environment ?? {}),
        sandbox,
      ),
      SUPABASE_URL: `http://127.0.0.1:${relay.port}${relayPath}`,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: apiKeys.publishable }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: apiKeys.secret }),
      SITE_URL: settings.SITE_URL,
    },
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
  // First of all, so that everything that requests under way need still runs.
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

/** The sandbox stands in as a whole or not at all: half of it would send a real key to a stand-in. */
function withStandIns(given: Record<string, string | undefined>, standIns: Record<string, string>) {
  const isConfigured = Object.keys(standIns).some((name) => given[name])
  return isConfigured ? given : { ...standIns, ...given }
}

/** A model named 'sandbox', or 'sandbox-lying' and the like, is the sandbox's. */
const withStandInModel = (
  given: Record<string, string | undefined>,
  sandbox: Sandbox | undefined,
) => (sandbox && given.MODEL_NAME?.startsWith('sandbox') ? { ...sandbox.model, ...given } : given)

const TEN_YEARS_SECONDS = 10 * 365 * 24 * 60 * 60

/** What pages present before anybody signs in: a token that says no more than its role. */
const anonymousKey = (keyRing: KeyRing) =>
  keyRing.sign({ role: 'anon', exp: Math.floor(Date.now() / 1000) + TEN_YEARS_SECONDS })

/** Files lie beside the database, or in S3; while they are received they lie here in either case. */
function openFiles(
  settings: Settings,
  database: Database,
  secret: string,
  onError: (cause: unknown) => void,
) {
  return openStorage({
    database,
    files: keptFiles(settings),
    incoming: join(settings.DATA_DIR, 'files/incoming'),
    secret,
    isAlone: !settings.DATABASE_URL,
    fileSizeLimit: settings.STORAGE_FILE_SIZE_LIMIT,
    onError,
  })
}

function databaseOptions(settings: Settings) {
  const limits = {
    anon: settings.STATEMENT_TIMEOUT_ANON_MS,
    authenticated: settings.STATEMENT_TIMEOUT_AUTHENTICATED_MS,
    others: settings.STATEMENT_TIMEOUT_MS,
  }
  return settings.DATABASE_URL
    ? { url: settings.DATABASE_URL, connections: settings.DATABASE_CONNECTIONS, limits }
    : { directory: join(settings.DATA_DIR, 'database'), limits }
}
