import { fileURLToPath } from 'node:url'
import { hash, verify } from '@node-rs/argon2'
import { Hono } from 'hono'
import { pino } from 'pino'
import { authRoutes } from '../apps/server/src/auth/routes.ts'
import { authSettings, defaultLimits, type Limit } from '../apps/server/src/auth/settings.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { openPglite } from '../apps/server/src/database/pglite.ts'
import type { AppEnv } from '../apps/server/src/http/app-env.ts'
import { trustProxies } from '../apps/server/src/http/client-address.ts'
import { identifyCaller } from '../apps/server/src/http/identify-caller.ts'
import { requestContext } from '../apps/server/src/http/request-context.ts'
import { ApiKeys } from '../apps/server/src/keys/api-keys.ts'
import { KeyRing, newSigningKey } from '../apps/server/src/keys/key-ring.ts'
import { report, rounded } from './report.ts'

const SITE = 'http://127.0.0.1:4181'
const PASSWORD = 'correct horse battery'
// A server that has run for a minute: its code is compiled and its plans are kept.
const WARM_UP = 400
const ROUNDS = 60
const QUEUED = 200
const PROBES = 400

const apiKeys = new ApiKeys('sb_publishable_bench', 'sb_secret_bench')
const call = await startAuth()
const people = await Promise.all(Array.from({ length: 20 }, (_, n) => createPerson(n)))

await reportSignInCost()
await reportQueueing()
process.exit(0)

/** What a sign-in costs in processor time, as a multiple of checking the password alone. */
async function reportSignInCost() {
  const passwordHash = await hash(PASSWORD, authSettingsForBench().argon2)
  const checkHash = () => verify(passwordHash, PASSWORD)
  const signIn = (n: number) => signInAs(people[n % people.length] ?? '')
  await repeat(WARM_UP, signIn)
  // In turns, so that a busy machine weighs on both alike.
  let bare = 0
  let whole = 0
  for (let turn = 0; turn < 5; turn++) {
    bare += await cpuOf(() => repeat(ROUNDS / 5, checkHash))
    whole += await cpuOf(() => repeat(ROUNDS / 5, signIn))
  }
  report('auth.sign-in-cpu', {
    signInMs: rounded(whole / ROUNDS),
    hashMs: rounded(bare / ROUNDS),
    ratio: rounded(whole / bare),
    goal: 1.1,
  })
}

/** How much a queue of sign-ins slows down everybody else. */
async function reportQueueing() {
  const { access_token: token } = await signInAs(people[0] ?? '')
  const probe = async () => {
    const started = performance.now()
    await call('/user', { headers: { authorization: `Bearer ${token}` } })
    return performance.now() - started
  }
  const sample = async () => {
    const times: number[] = []
    for (let n = 0; n < PROBES; n++) {
      times.push(await probe())
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return times
  }
  await sample()
  const idle = await sample()
  const queue = Array.from({ length: QUEUED }, (_, n) => signInAs(people[n % people.length] ?? ''))
  const busy = await sample()
  await Promise.all(queue)
  report('auth.p99-under-sign-ins', {
    queued: QUEUED,
    idleP50Ms: rounded(percentile(idle, 0.5)),
    idleP99Ms: rounded(percentile(idle, 0.99)),
    busyP50Ms: rounded(percentile(busy, 0.5)),
    busyP99Ms: rounded(percentile(busy, 0.99)),
    ratio: rounded(percentile(busy, 0.99) / percentile(idle, 0.99)),
    goal: 3,
  })
}

function authSettingsForBench() {
  const unlimited: Limit = { hits: 1_000_000_000, seconds: 60 }
  const limits = Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, unlimited]))
  return authSettings({
    siteUrl: SITE,
    encryptionKey: 'an encryption key for the benchmark',
    limits: { ...defaultLimits, ...limits },
  })
}

async function startAuth() {
  const settings = authSettingsForBench()
  const database = await openPglite()
  const platform = fileURLToPath(new URL('../apps/server/src/database/platform', import.meta.url))
  await migrate(database, { platform, product: `${platform}/none` })
  const keyRing = await KeyRing.create([await newSigningKey()], settings.externalUrl)
  const app = new Hono<AppEnv>()
  const log = pino({ level: 'silent' })
  app.use(requestContext({ log, trustedProxies: trustProxies([]) }))
  app.use(identifyCaller({ keyRing, apiKeys }))
  const mailer = { send: async () => undefined }
  app.route('/auth/v1', authRoutes({ database, keys: keyRing, mailer, settings }))
  return async (path: string, init: { headers?: object; body?: object } = {}) => {
    const answer = await app.request(`${SITE}/auth/v1${path}`, {
      method: init.body ? 'POST' : 'GET',
      headers: { apikey: apiKeys.publishable, ...init.headers },
      ...(init.body && { body: JSON.stringify(init.body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}

async function createPerson(number: number): Promise<string> {
  const email = `person-${number}@example.test`
  await call('/admin/users', {
    headers: { authorization: `Bearer ${apiKeys.secret}` },
    body: { email, password: PASSWORD, email_confirm: true },
  })
  return email
}

function signInAs(email: string): Promise<{ access_token: string }> {
  return call('/token?grant_type=password', { body: { email, password: PASSWORD } })
}

async function repeat(times: number, work: (n: number) => Promise<unknown>) {
  for (let n = 0; n < times; n++) await work(n)
}

/** Processor milliseconds of all threads. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
