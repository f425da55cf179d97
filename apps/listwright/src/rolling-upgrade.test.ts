import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Database, openPostgres } from '@listwright/server'
import { createPostgresDatabase, freePort } from '@listwright/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from './settings/env.ts'
import { type RunningProduct, startProduct } from './start-product.ts'
import { addProperty, signedIn } from './testing/agent.ts'
import { clientFor } from './testing/client-for.ts'
import { startLoad } from './testing/load.ts'
import { startProcess } from './testing/product-process.ts'

const supabase = fileURLToPath(new URL('../../../supabase', import.meta.url))
const PER_SECOND = 40
const PERSON = { email: 'agent@example.test', password: 'correct horse 7' }
/** The previous release has the migrations that sort before this. */
const BEFORE = '20261122'
/** Tables, and a function that gets another parameter in the new release. */
const READS = ['plans?select=*', 'properties?select=*', 'rpc/search_properties?needle=Decatur']
/** Held by the test for as long as the migration shall take. */
const LOCK = 4711
/** Takes its time, cannot be done twice, and changes a table that is being read. */
const SLOW = `
  create table public.rollouts (n int primary key);
  grant select on public.rollouts to anon;
  insert into public.rollouts values (1);
  select pg_advisory_xact_lock(${LOCK});
  alter table public.properties add column rolled_out text;
`

let directory: string
let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>
let database: Database
let old: RunningProduct

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rolling-'))
  await aRelease('old', (file) => file < BEFORE)
  await aRelease('new', () => true)
  await writeFile(join(directory, 'new/migrations/30000101000000_slow.sql'), SLOW)
  postgres = await createPostgresDatabase('template0')
  old = await startProduct(readSettings(await settingsOf('old')))
  database = await openPostgres({ url: postgres.url, connections: 1 })
})
afterAll(async () => {
  await database.close()
  await postgres.drop()
  await rm(directory, { recursive: true })
})

const aRelease = async (name: string, has: (file: string) => boolean) => {
  const target = join(directory, name, 'migrations')
  await mkdir(target, { recursive: true })
  await cp(join(supabase, 'config.toml'), join(directory, name, 'config.toml'))
  for (const file of await readdir(join(supabase, 'migrations')))
    if (has(file)) await cp(join(supabase, 'migrations', file), join(target, file))
}

const settingsOf = async (release: string): Promise<Record<string, string>> => ({
  PORT: String(await freePort()),
  DATABASE_URL: postgres.url,
  DATA_DIR: join(directory, 'data'),
  SUPABASE_DIR: join(directory, release),
  FUNCTIONS_DIR: join(directory, 'none'),
  WEB_DIR: join(directory, 'none'),
  AUTH_MAILER_AUTOCONFIRM: 'true',
  LOG_LEVEL: 'silent',
})

it('two processes of a new release that start at once migrate while the one before serves, and lose it no request', async () => {
  const { supabaseAnonKey } = await (await fetch(`${old.url}/config.json`)).json()
  const anybody = clientFor(old.url, supabaseAnonKey)
  expect((await anybody.auth.signUp(PERSON)).error).toBeNull()
  const agent = await signedIn(old.url, PERSON)
  await addProperty(agent)
  const { data } = await agent.auth.getSession()
  const headers = {
    apikey: supabaseAnonKey,
    authorization: `Bearer ${data.session?.access_token}`,
  }
  const load = startLoad({
    url: old.url,
    perSecond: PER_SECOND,
    next: (n) => ({ path: `/rest/v1/${READS[n % READS.length]}`, headers }),
  })

  const both = await Promise.all([settingsOf('new'), settingsOf('new')])
  const holder = await openPostgres({ url: postgres.url, connections: 1 })
  const { isReady } = await holder.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
    const isReady = Promise.all(
      both.map((settings) => startProcess(Number(settings.PORT), settings)),
    )
    await expect.poll(appliesSlowOne).toBe(true)
    // Neither of them serves before everything is there: one of them waits for the other.
    for (const { PORT } of both) await expect.poll(() => healthAt(PORT)).toBe('starting')
    return { isReady }
  })
  await holder.close()
  const young = await isReady
  expect((await database.query('select n from public.rollouts')).rows).toEqual([{ n: 1 }])
  for (const { PORT } of both) {
    const { data } = await (await signedIn(`http://127.0.0.1:${PORT}`, PERSON))
      .from('properties')
      .select('city, rolled_out')
    expect(data).toEqual([{ city: 'Decatur', rolled_out: null }])
  }

  // The old one has learned of the new columns and tables, and has refused nothing.
  const read = async () => (await anybody.from('rollouts').select('n')).data
  await expect.poll(read).toEqual([{ n: 1 }])
  await addProperty(agent)
  const { sent, statuses } = await load.stop()
  expect(sent).toBeGreaterThan(PER_SECOND)
  expect(statuses).toEqual({ 200: sent })

  await old.stop()
  for (const each of young) expect(await each.stop()).toBe(0)
})

it('the release before still starts on what the new one has migrated', async () => {
  const again = await startProduct(readSettings(await settingsOf('old')))
  const { data } = await (await signedIn(again.url, PERSON)).from('properties').select('city')
  expect(data).toHaveLength(2)
  await again.stop()
})

const appliesSlowOne = async () => {
  const { rows } = await database.query(
    'select 1 as one from pg_locks where objid = $1 and not granted',
    [LOCK],
  )
  return rows.length > 0
}

/** Nothing where the process does not listen yet. */
const healthAt = async (port = '') => {
  const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined)
  return (await answer?.json())?.status
}
