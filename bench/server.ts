import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { createApp } from '../apps/server/src/app.ts'
import type { Database } from '../apps/server/src/database/database.ts'
import { migrate } from '../apps/server/src/database/migrate.ts'
import { openPglite } from '../apps/server/src/database/pglite.ts'
import { openPostgres } from '../apps/server/src/database/postgres.ts'
import { trustProxies } from '../apps/server/src/http/client-address.ts'
import { ApiKeys } from '../apps/server/src/keys/api-keys.ts'
import { KeyRing, newSigningKey } from '../apps/server/src/keys/key-ring.ts'
import { createLogger } from '../apps/server/src/logger.ts'
import { restRoutes } from '../apps/server/src/rest/routes.ts'
import {
  createPostgresTemplate,
  startPostgres,
  testFolders,
  withDatabase,
} from '../apps/server/src/testing/index.ts'
import { report, rounded } from './report.ts'
import { idleMemory } from './server-memory.ts'
import { benchTables, QUESTIONS } from './server-questions.ts'

// What the REST engine costs beyond a handler written by hand for one question: processor time of
// this process per request, both with the same role scope, in turns on the same database.

const SITE = 'http://127.0.0.1:4110'
const TURNS = 40
const PER_TURN = 25
const user = randomUUID()

const postgres = await startPostgres()
const template = await createPostgresTemplate(postgres.url)
const databases = [
  await openEmbedded(),
  await openPostgres({ url: withDatabase(postgres.url, template) }),
]
for (const database of databases) {
  await measure(database)
  await database.close()
}
await postgres.stop()
report('server.memory', await idleMemory())
process.exit(0)

async function openEmbedded() {
  const database = await openPglite()
  await migrate(database, testFolders)
  return database
}

async function measure(database: Database) {
  await database.execute(benchTables(user))
  const keyRing = await KeyRing.create([await newSigningKey()], `${SITE}/auth/v1`)
  const apiKeys = new ApiKeys('sb_publishable_bench', 'sb_secret_bench')
  const token = await keyRing.sign({
    sub: user,
    role: 'authenticated',
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 3600,
  })
  const engine = createApp({
    log: createLogger('silent'),
    database,
    keyRing,
    apiKeys,
    trustedProxies: trustProxies([]),
    bodyLimitBytes: 1_048_576,
    corsOrigins: [SITE],
    config: { siteUrl: SITE, hasSite: true, supabaseAnonKey: '', sandbox: false, extra: {} },
    web: new Map(),
    services: { auth: new Hono(), rest: restRoutes({ database }), functions: new Hono() },
  })
  const byHand = handWritten(database, keyRing)
  const headers = {
    apikey: apiKeys.publishable,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    prefer: 'return=representation',
  }
  for (const [name, path, init] of QUESTIONS) {
    // As it would come over the wire.
    const sent = { ...headers, ...(init.body && { 'content-length': String(init.body.length) }) }
    const ask = (app: { request: Hono['request'] }) => async () => {
      const answer = await app.request(`${SITE}${path}`, { ...init, headers: sent })
      const text = await answer.text()
      if (!answer.ok || text.length < 20) throw new Error(`${name}: ${answer.status} ${text}`)
    }
    const { ours, theirs, ratio } = await compare(ask(engine as unknown as Hono), ask(byHand))
    report(`server.${name}`, {
      database: database.kind,
      cpuMs: rounded(ours),
      handWrittenMs: rounded(theirs),
      ratio: rounded(ratio, 2),
      goal: 1.5,
    })
  }
}

/** The least one could write: check the token, run one statement as the user, send its JSON. */
function handWritten(database: Database, keyRing: KeyRing) {
  const answer = async (c: Context, text: string, values: unknown[] = []) => {
    const claims = await keyRing.verify(
      (c.req.header('authorization') ?? '').slice('Bearer '.length),
    )
    const { rows } = await database.queryAs<{ body: string }>(
      { role: 'authenticated', claims },
      { text, values },
    )
    return c.body(rows[0]?.body ?? '[]', 200, { 'content-type': 'application/json; charset=utf-8' })
  }
  const list = (sql: string) => `select coalesce(json_agg(t), '[]')::text as body from (${sql}) t`
  return new Hono()
    .get('/rest/v1/bench_books', (c) => {
      const id = c.req.query('id')?.slice('eq.'.length)
      return id
        ? answer(c, list('select * from bench_books where id = $1'), [id])
        : answer(c, list('select * from bench_books order by id desc limit 20'))
    })
    .get('/rest/v1/bench_shelves', (c) =>
      answer(
        c,
        list(`select s.id, s.name, coalesce(b.books, '[]') as bench_books from bench_shelves s
          left join lateral (select json_agg(x) as books from (select k.id, k.title, coalesce(n.notes, '[]') as bench_notes from bench_books k
            left join lateral (select json_agg(y) as notes from (select id, body from bench_notes where book_id = k.id) y) n on true
            where k.shelf_id = s.id) x) b on true limit 5`),
      ),
    )
    .post('/rest/v1/bench_notes', async (c) => {
      const { book_id, body } = await c.req.json()
      return answer(
        c,
        'with t as (insert into bench_notes (book_id, body) values ($1, $2) returning *) select json_agg(t)::text as body from t',
        [book_id, body],
      )
    })
}

/** Processor milliseconds of each. The ratio is that of neighbouring turns: a busy machine weighs on both alike. */
async function compare(ours: () => Promise<void>, theirs: () => Promise<void>) {
  await repeat(PER_TURN * 2, ours)
  await repeat(PER_TURN * 2, theirs)
  const turns: { ours: number; theirs: number }[] = []
  for (let turn = 0; turn < TURNS; turn += 1)
    turns.push({ ours: await cpuOf(ours), theirs: await cpuOf(theirs) })
  return {
    ours: median(turns.map((turn) => turn.ours)),
    theirs: median(turns.map((turn) => turn.theirs)),
    ratio: median(turns.map((turn) => turn.ours / turn.theirs)),
  }
}

async function cpuOf(ask: () => Promise<void>) {
  const before = process.cpuUsage()
  await repeat(PER_TURN, ask)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / PER_TURN
}

async function repeat(times: number, ask: () => Promise<void>) {
  for (let n = 0; n < times; n += 1) await ask()
}

function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
