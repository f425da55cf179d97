import type { Database, KeyRing } from '@listwright/server'
import { migrate, openPglite, openPostgres } from '@listwright/server'
import {
  createPostgresTemplate,
  startPostgres,
  testFolders,
  withDatabase,
} from '@listwright/server/testing'
import { type Context, Hono } from 'hono'
import { compare } from './processor-time.ts'
import { report, rounded } from './report.ts'
import { asking, type BenchApp, openBenchApp } from './server-app.ts'
import { idleMemory } from './server-memory.ts'
import { QUESTIONS } from './server-questions.ts'
import { measureSlowQuery, measureThread } from './server-thread.ts'

// What the REST engine costs beyond a handler written by hand for one question: processor time of
// this process per request, both with the same role scope, in turns on the same database.

const postgres = await startPostgres()
const template = await createPostgresTemplate(postgres.url)
const databases = [
  await openEmbedded(),
  await openPostgres({ url: withDatabase(postgres.url, template) }),
]
for (const database of databases) {
  const bench = await openBenchApp(database)
  await measure(database, bench)
  await measureSlowQuery(database, bench)
  await database.close()
}
await postgres.stop()
await measureThread()
report('server.memory', await idleMemory())
process.exit(0)

async function openEmbedded() {
  const database = await openPglite()
  await migrate(database, testFolders)
  return database
}

async function measure(database: Database, { app, keyRing, headers }: BenchApp) {
  const byHand = handWritten(database, keyRing)
  for (const question of QUESTIONS) {
    const { ours, theirs, ratio } = await compare(
      asking(app, headers, question),
      asking(byHand, headers, question),
    )
    report(`server.${question[0]}`, {
      database: database.kind,
      cpuMs: rounded(ours),
      handWrittenMs: rounded(theirs),
      ratio: rounded(ratio, 2),
      goal: 1.5,
    })
  }
}

/** The smallest handler that does the same: check the token, run one statement as the user, send its JSON. */
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
