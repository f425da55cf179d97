import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { templateFile } from '../testing/test-database.ts'
import type { Caller, Database } from './database.ts'
import { openPglite } from './pglite.ts'

const anon: Caller = { role: 'anon', claims: {} }
const ada: Caller = { role: 'authenticated', claims: { sub: 'ada' } }
const ENDLESS = 'select count(*) from generate_series(1, 100000000000)'
/** Statements that are not meant to be stopped are far quicker, also on a busy machine. */
const LIMITS = { anon: 1_000, authenticated: 3_000, others: 60_000 }

let directory: string
let database: Database

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pglite-'))
  database = await openPglite({
    directory: join(directory, 'database'),
    load: templateFile(),
    limits: LIMITS,
  })
  await database.execute(`create table public.marks (n int primary key);
    grant all on public.marks to anon, authenticated`)
})
beforeEach(() => database.execute('truncate marks'))
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})

const marks = async () => {
  const { rows } = await database.query<{ n: number }>('select n from marks order by n')
  return rows.map(({ n }) => n)
}

const isStopped = { name: 'DatabaseError', code: '57014' }

describe('[SEC-IN-04] a statement of the embedded database that takes too long', () => {
  it('is stopped, and everything acknowledged before it is kept', async () => {
    for (let n = 1; n <= 50; n += 1) {
      await database.queryAs(ada, { text: 'insert into marks values ($1)', values: [n] })
    }
    await expect(database.queryAs(anon, { text: ENDLESS })).rejects.toMatchObject(isStopped)
    expect(await marks()).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })

  it('is stopped in the middle of its own writing: nothing of it stays, and all acknowledged writes around it do', async () => {
    const acknowledged: number[] = []
    const write = async (n: number) => {
      await database.query('insert into marks values ($1)', [n])
      acknowledged.push(n)
    }
    const flood = () =>
      database.queryAs(anon, {
        text: 'insert into marks select generate_series(1000, 100000000)',
      })
    for (let round = 0; round < 3; round += 1) {
      const behind = [write(3 * round), write(3 * round + 1)]
      await expect(flood()).rejects.toMatchObject(isStopped)
      await Promise.all([...behind, write(3 * round + 2)])
    }
    expect(acknowledged).toHaveLength(9)
    expect(await marks()).toEqual(acknowledged.toSorted())
  })

  it('is stopped sooner for the public than for people who signed in', async () => {
    const timeOf = async (caller: Caller) => {
      const started = performance.now()
      await expect(database.queryAs(caller, { text: ENDLESS })).rejects.toMatchObject(isStopped)
      return performance.now() - started
    }
    const [publicly, signedIn] = [await timeOf(anon), await timeOf(ada)]
    expect(publicly).toBeGreaterThan(LIMITS.anon - 10)
    expect(signedIn).toBeGreaterThan(LIMITS.authenticated - 10)
  })

  it('leaves this thread free, and those who wait behind it are served', async () => {
    const slow = database.queryAs(anon, { text: ENDLESS })
    const behind = Promise.all([marks(), marks(), database.queryAs(ada, { text: 'select 1' })])
    const stopped = expect(slow).rejects.toMatchObject(isStopped)
    const timer = new Promise((resolve) => setTimeout(resolve, 10, 'a timer'))
    expect(await Promise.race([stopped, timer])).toBe('a timer')
    await stopped
    await database.ping()
    expect(await behind).toMatchObject([[], [], { rowCount: 1 }])
  })

  it('takes its transaction along, and nothing of it runs on', async () => {
    const work = database.transactionAs(ada, async (tx) => {
      await tx.query('insert into marks values (1)')
      await tx.query(ENDLESS).catch(() => undefined)
      await tx.query('insert into marks values (2)')
    })
    await expect(work).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
    expect(await marks()).toEqual([])
  })

  it('may take as long as it needs where that was asked for', async () => {
    const limited = await openPglite({ load: templateFile(), limits: { others: 2_000 } })
    await limited.transaction((tx) => tx.query('select pg_sleep(2.5)'), { statementLimitMs: 0 })
    await limited.close()
  })

  it('leaves listeners listening and statements that repeat prepared again', async () => {
    const heard: string[] = []
    await database.listen('news', (payload) => heard.push(payload))
    for (let n = 0; n < 10; n += 1) await marks()
    await expect(database.queryAs(anon, { text: ENDLESS })).rejects.toMatchObject(isStopped)
    for (let n = 0; n < 10; n += 1) await marks()
    await database.query("select pg_notify('news', 'again')")
    await expect.poll(() => heard).toEqual(['again'])
  })

  it('does not take along whoever could not listen', async () => {
    const NAMELESS = ''
    await expect(database.listen(NAMELESS, () => undefined)).rejects.toMatchObject({
      code: '42601',
    })
    await expect(database.queryAs(anon, { text: ENDLESS })).rejects.toMatchObject(isStopped)
    expect(await marks()).toEqual([])
  })
})

it('[SEC-IN-13] a pattern that once lost the database its mind is refused, and refusals after it do no harm', async () => {
  const pattern = "select 'aaa' ~ '((a{1,255}){1,255})'"
  for (let round = 0; round < 3; round += 1) {
    await expect(database.queryAs(ada, { text: pattern })).rejects.toMatchObject({
      name: 'DatabaseError',
    })
    await expect(database.queryAs(anon, { text: 'select * from nothing' })).rejects.toMatchObject({
      code: '42P01',
    })
    expect(await marks()).toEqual([])
  }
})

it('[SEC-IN-02] a statement that recurses too deeply is refused by the database itself', async () => {
  await expect(database.query(`select 1${'+1'.repeat(15_000)}`)).rejects.toMatchObject({
    code: '54001',
  })
  await expect(database.query('select * from nothing')).rejects.toMatchObject({ code: '42P01' })
  expect(await marks()).toEqual([])
})

it('a database in memory does not begin again empty', async () => {
  const inMemory = await openPglite({ load: templateFile(), limits: { others: 2_000 } })
  await inMemory.execute('create table public.marks (n int)')
  await expect(inMemory.query(ENDLESS)).rejects.toMatchObject(isStopped)
  await expect(inMemory.query('select 1')).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
  await expect(inMemory.ping()).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
  await inMemory.close()
})
