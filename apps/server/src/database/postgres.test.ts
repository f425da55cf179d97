import { afterEach, expect, it } from 'vitest'
import { startFlakyProxy } from '../testing/flaky-proxy.ts'
import { createPostgresDatabase } from '../testing/test-database.ts'
import type { Caller } from './database.ts'
import { openPostgres } from './postgres.ts'
import type { StatementLimits } from './statement-limits.ts'

const anon: Caller = { role: 'anon', claims: {} }
const closers: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const openThroughProxy = async (limits: StatementLimits = {}) => {
  const { url, drop } = await createPostgresDatabase()
  const target = new URL(url)
  const proxy = await startFlakyProxy({ host: target.hostname, port: Number(target.port) })
  target.port = String(proxy.port)
  const database = await openPostgres({ url: target.href, connections: 3, limits })
  closers.push(drop, proxy.close, () => database.close())
  return { database, proxy }
}

it('a database that goes away is reported as unavailable, and found again when it is back', async () => {
  const { database, proxy } = await openThroughProxy()
  const ask = () => database.queryAs(anon, { text: 'select 1 as one' })
  await Promise.all([ask(), ask(), ask()])

  proxy.cut()
  const outcomes = await Promise.allSettled([ask(), ask(), ask(), ask(), ask()])
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseUnavailable' } })
  }

  proxy.mend()
  await expect
    .poll(() =>
      ask().then(
        ({ rows }) => rows,
        () => [],
      ),
    )
    .toEqual([{ one: 1 }])
  const again = await Promise.all(Array.from({ length: 20 }, ask))
  expect(again.every(({ rows }) => rows[0]?.one === 1)).toBe(true)
})

it('a connection that breaks inside a transaction loses only that transaction', async () => {
  const { database, proxy } = await openThroughProxy()
  await database.execute('create table public.marks (id int)')
  const broken = database.transaction(async (tx) => {
    await tx.query('insert into marks values (1)')
    proxy.cut()
    await tx.query('insert into marks values (2)')
  })
  await expect(broken).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
  proxy.mend()
  await expect
    .poll(() =>
      database.query('select id from marks').then(
        ({ rows }) => rows,
        () => 'away',
      ),
    )
    .toEqual([])
})

it('SEC-IN-04 a statement that takes too long is stopped', async () => {
  const { database } = await openThroughProxy({ anon: 300 })
  await expect(database.queryAs(anon, { text: 'select pg_sleep(5)' })).rejects.toMatchObject({
    name: 'DatabaseError',
    code: '57014',
  })
})

it('a channel that could not be listened to on a new connection is tried again, on one connection at a time', async () => {
  const { database, proxy } = await openThroughProxy()
  const heard: string[] = []
  await database.listen('news', (payload) => heard.push(payload))
  const listeners = async () => {
    const { rows } = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
    )
    return rows.map(({ pid }) => pid)
  }
  const [first] = await listeners()

  let refused = 0
  proxy.alter((bytes) => {
    const text = bytes.toString('latin1')
    if (!text.includes('listen "news"')) return bytes
    refused += 1
    // Of the same length, and refused by PostgreSQL.
    return Buffer.from(text.replace('listen "news"', 'listen ""    '), 'latin1')
  })
  await database.query('select pg_terminate_backend($1::int)', [first])
  await expect.poll(() => refused).toBeGreaterThanOrEqual(3)
  proxy.alter((bytes) => bytes)

  await expect.poll(() => heard).toEqual([''])
  await database.query("select pg_notify('news', 'again')")
  await expect.poll(() => heard).toEqual(['', 'again'])
  await expect.poll(async () => (await listeners()).length).toBe(1)
})
