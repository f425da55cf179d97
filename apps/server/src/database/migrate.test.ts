import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { testFolders, withDatabase } from '../testing/templates.ts'
import { createPostgresDatabase, describeDatabases } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

let product: string
const folders = () => ({ platform: join(product, 'none'), product })
const write = (file: string, sql: string) => writeFile(join(product, file), sql)

beforeEach(async () => {
  product = await mkdtemp(join(tmpdir(), 'migrations-'))
})
afterEach(() => rm(product, { recursive: true }))

describeDatabases((open) => {
  it('migrations run once, in order, and are recorded as Supabase does', async () => {
    const database = await open()
    await write('30000101000002_second.sql', 'alter table public.things add column name text;')
    await write('30000101000001_first.sql', 'create table public.things (id int);')
    expect(await migrate(database, folders())).toEqual(['30000101000001', '30000101000002'])
    expect(await migrate(database, folders())).toEqual([])
    const { rows } = await database.query(
      "select version, name, statements from supabase_migrations.schema_migrations where version like '3%' order by 1",
    )
    expect(rows).toEqual([
      {
        version: '30000101000001',
        name: 'first',
        statements: ['create table public.things (id int);'],
      },
      {
        version: '30000101000002',
        name: 'second',
        statements: ['alter table public.things add column name text;'],
      },
    ])
  })

  it('a migration that fails leaves nothing behind and says which it was', async () => {
    const database = await open()
    await write('30000101000001_broken.sql', 'create table public.half (id int); select nonsense;')
    await expect(migrate(database, folders())).rejects.toThrow(
      'The migration 30000101000001_broken.sql failed: column "nonsense" does not exist',
    )
    const { rows } = await database.query("select to_regclass('public.half') as half")
    expect(rows).toEqual([{ half: null }])
  })

  it('a migration edited after it was applied is refused', async () => {
    const database = await open()
    await write('30000101000001_notes.sql', 'create table public.notes (id int);')
    await migrate(database, folders())
    await write('30000101000001_notes.sql', 'create table public.notes (id bigint);')
    await expect(migrate(database, folders())).rejects.toThrow(
      'was changed after it had been applied',
    )
  })
})

describe('on postgres', () => {
  it('processes that start at the same moment apply each migration once', async () => {
    const { url, drop } = await createPostgresDatabase()
    const databases = await Promise.all(
      Array.from({ length: 6 }, () => openPostgres({ url, connections: 1 })),
    )
    await write('30000101000001_once.sql', 'create table public.once (id int);')
    await write('30000101000002_twice.sql', 'insert into public.once values (1);')
    const applied = await Promise.all(databases.map((database) => migrate(database, folders())))
    expect(applied.flat().sort()).toEqual(['30000101000001', '30000101000002'])
    const { rows } = (await databases[0]?.query('select id from once')) ?? {}
    expect(rows).toEqual([{ id: 1 }])
    await Promise.all(databases.map((database) => database.close()))
    await drop()
  })

  it('a migration that gets into a deadlock with a request is tried again', async () => {
    const { url, drop } = await createPostgresDatabase()
    const database = await openPostgres({ url, connections: 2 })
    await database.execute('create table public.a (id int); create table public.b (id int)')
    await write(
      '30000101000001_both.sql',
      'lock table public.b; select pg_advisory_xact_lock(7); alter table public.a add column name text;',
    )
    const observer = await openPostgres({ url, connections: 1 })
    const waitingFor = async (lock: string) => {
      const locks = await observer.query(`select from pg_locks where ${lock} and not granted
        and database = (select oid from pg_database where datname = current_database())`)
      return locks.rowCount
    }
    const other = await openPostgres({ url, connections: 1 })
    const gate = await openPostgres({ url, connections: 1 })
    const applying = await gate.transaction(async (held) => {
      await held.query('select pg_advisory_xact_lock(7)')
      const request = other.transaction(async (tx) => {
        // Only the migration's session checks for deadlocks, so PostgreSQL cancels the migration and not the request.
        await tx.query("set local deadlock_timeout = '1h'")
        await tx.query('insert into public.a values (1)')
        const applied = migrate(database, folders())
        await expect.poll(() => waitingFor("locktype = 'advisory'")).toBe(1)
        // Waits for the migration, which is about to wait for this.
        await tx.query('insert into public.b values (1)')
        return { applied }
      })
      await expect.poll(() => waitingFor("relation = 'public.b'::regclass")).toBe(1)
      return { request }
    })
    const applied = await (await applying.request).applied
    expect(applied).toEqual(['30000101000001'])
    expect((await database.query('select id, name from a')).rows).toEqual([{ id: 1, name: null }])
    for (const opened of [gate, observer, other, database]) await opened.close()
    await drop()
  })

  it('an owner who may create no roles migrates an empty database, where the three of requests are there', async () => {
    const server = await openPostgres({ url: inject('postgresUrl'), connections: 1 })
    const name = `owner_${randomBytes(6).toString('hex')}`
    await server.execute(`create role ${name} login password 'owner';
      grant anon, authenticated, service_role to ${name}`)
    await server.execute(`create database ${name} owner ${name} template template0`)
    const url = new URL(withDatabase(inject('postgresUrl'), name))
    Object.assign(url, { username: name, password: 'owner' })
    const database = await openPostgres({ url: url.href, connections: 1 })

    expect((await migrate(database, testFolders)).length).toBeGreaterThan(40)
    const anon = { role: 'anon', claims: {} } as const
    const { rowCount } = await database.queryAs(anon, { text: 'select id from public.plans' })
    expect(rowCount).toBe(3)
    await database.query('select public.run_housekeeping()')

    await database.close()
    await server.execute(`drop database ${name}`)
    await server.execute(`drop role ${name}`)
    await server.close()
  })
})
