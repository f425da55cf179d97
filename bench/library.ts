import { randomUUID } from 'node:crypto'
import type { Caller, Database } from '@listwright/server'
import { openPostgres } from '@listwright/server'
import { createPostgresTemplate, startPostgres, withDatabase } from '@listwright/server/testing'
import { report, rounded } from './report.ts'

// The questions of the saved screen, on libraries that grow: what matters is how the time grows with the rows.

const SIZES = [1_000, 10_000, 100_000]
const ROUNDS = 20

const QUESTIONS = {
  'first page': "select * from public.search_properties('', 24)",
  'rare word': "select * from public.search_properties('lane 777', 24)",
  'common word': "select * from public.search_properties('boise', 24)",
  'no match': "select * from public.search_properties('nowhere at all', 24)",
  'first texts': "select id from public.search_content('', 24)",
  'text by words': "select id from public.search_content('number 777 has', 24)",
  counts: "select public.library_counts('')",
  'counts of a search': "select public.library_counts('lane 777')",
}

const postgres = await startPostgres()
const template = await createPostgresTemplate(postgres.url)
const database = await openPostgres({ url: withDatabase(postgres.url, template) })
const times = new Map<string, number[]>()
for (const size of SIZES) {
  const caller = await fill(database, size)
  for (const [name, text] of Object.entries(QUESTIONS)) {
    const ms = await median(() => database.queryAs(caller, { text }))
    times.set(name, [...(times.get(name) ?? []), ms])
  }
}
for (const [name, figures] of times) {
  const [small = 1, , large = 1] = figures
  report('library', {
    question: name,
    rows: SIZES,
    ms: figures.map((ms) => rounded(ms, 2)),
    growth: rounded(large / small, 2),
  })
}
await database.close()
await postgres.stop()
process.exit(0)

/** An agent with so many properties, and two texts for each of up to 10,000 of them. */
async function fill(database: Database, size: number): Promise<Caller> {
  const user = randomUUID()
  const session = randomUUID()
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())`,
    [user, `${user}@example.com`],
  )
  await database.query(
    `insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())`,
    [session, user],
  )
  await database.query(
    `insert into public.properties (user_id, address, city, state, zip_code, bedrooms, bathrooms, square_feet, price, created_at)
     select $1, n || ' Alder Lane ' || n, 'Boise', 'ID', '83702', 3, 2, 2000, 500000, now() - n * interval '1 minute'
     from generate_series(1, $2::int) as n`,
    [user, size],
  )
  await database.query(
    `insert into public.content (user_id, property_id, tone, description, social_captions, created_at)
     select user_id, id, 'luxury', 'The house at number ' || address || ' has three bedrooms and a covered patio.',
       '{"facebook":"a","instagram":"b","linkedin":"c","twitter":"d"}', created_at
     from (select * from public.properties where user_id = $1 limit 10000) as property, generate_series(1, 2)`,
    [user],
  )
  await database.execute('analyze')
  return {
    role: 'authenticated',
    claims: { sub: user, role: 'authenticated', aal: 'aal1', session_id: session },
  }
}

async function median(ask: () => Promise<unknown>): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now()
    await ask()
    samples.push(performance.now() - started)
  }
  return samples.sort((a, b) => a - b)[ROUNDS / 2] ?? 0
}
