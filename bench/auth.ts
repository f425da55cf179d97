import {
  ApiKeys,
  type AuthSettings,
  authSettings,
  createServer,
  defaultLimits,
  KeyRing,
  type Limit,
  migrate,
  newSigningKey,
  openPglite,
  platformMigrations,
} from '@listwright/server'
import { hash, verify } from '@node-rs/argon2'
import { report, rounded } from './report.ts'

const SITE = 'http://127.0.0.1:4181'
const PASSWORD = 'correct horse battery'
// A server that has run for a while: its code is compiled and its plans are kept. The hashes of
// these sign-ins are cheap, everything else about them is the same.
const WARM_UP = 3000
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const ROUNDS = 60
const QUEUED = 200
const PROBES = 400

const apiKeys = new ApiKeys('sb_publishable_bench', 'sb_secret_bench')
const open = await startAuth()
const call = open(authSettingsForBench())
const people = await Promise.all(Array.from({ length: 20 }, (_, n) => createPerson(call, n)))
await warmUp()

await reportSignInCost()
await reportQueueing()
process.exit(0)

/** What a sign-in costs in processor time, as a multiple of checking the password alone. */
async function reportSignInCost() {
  const passwordHash = await hash(PASSWORD, authSettingsForBench().argon2)
  const checkHash = () => verify(passwordHash, PASSWORD)
  const signIn = (n: number) => signInAs(call, people[n % people.length] ?? '')
  await repeat(ROUNDS / 5, signIn)
  // In turns, so that a busy machine slows down both alike.
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
  const { access_token: token } = await signInAs(call, people[0] ?? '')
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
  const queue = Array.from({ length: QUEUED }, (_, n) =>
    signInAs(call, people[n % people.length] ?? ''),
  )
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

type Call = (path: string, init?: { headers?: object; body?: object }) => Promise<Answer>
interface Answer {
  access_token: string
}

async function warmUp() {
  const cheap = open({ ...authSettingsForBench(), argon2: CHEAP })
  const guest = await createPerson(cheap, people.length)
  await repeat(WARM_UP, () => signInAs(cheap, guest))
}

/** A database and what opens the auth service on it. */
async function startAuth() {
  const database = await openPglite()
  await migrate(database, {
    platform: platformMigrations,
    product: `${platformMigrations}/none`,
  })
  const keyRing = await KeyRing.create([await newSigningKey()], `${SITE}/auth/v1`)
  const mailer = { enqueue: async () => undefined }
  return (settings: AuthSettings): Call => {
    const app = createServer({ database, keyRing, apiKeys, auth: settings, mailer })
    return async (path, init = {}) => {
      const body = init.body && JSON.stringify(init.body)
      const length = body && { 'content-length': String(Buffer.byteLength(body)) }
      const answer = await app.request(`${SITE}/auth/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { apikey: apiKeys.publishable, ...length, ...init.headers },
        ...(body && { body }),
      })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as Answer
    }
  }
}

async function createPerson(call: Call, number: number): Promise<string> {
  const email = `person-${number}@example.test`
  await call('/admin/users', {
    headers: { authorization: `Bearer ${apiKeys.secret}` },
    body: { email, password: PASSWORD, email_confirm: true },
  })
  return email
}

function signInAs(call: Call, email: string) {
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
