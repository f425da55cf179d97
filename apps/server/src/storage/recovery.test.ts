import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { openPostgres } from '../database/postgres.ts'
import { createPostgresDatabase, describeDatabases } from '../testing/test-database.ts'
import { DiskFiles } from './files/disk-files.ts'
import { type StorageWorld, startStorage } from './testing/start-storage.ts'

const ANN = randomUUID()

/** What processes leave that die; the kills themselves are in the product's tests, where there are processes. */
describeDatabases((open) => {
  let database: Database
  let world: StorageWorld
  beforeAll(async () => {
    database = await open()
    world = await startStorage(database)
  })
  afterAll(() => world.close())

  const announce = (name: string, age = '0') =>
    database.query(
      `insert into storage.loose_files (name, is_arriving, since) values ($1, true, now() - $2::interval)`,
      [name, age],
    )
  const store = async (name: string) => {
    const path = join(world.directory, 'incoming', name)
    await writeFile(path, 'left')
    await new DiskFiles(join(world.directory, 'kept')).keep(name, path)
  }
  const looseNames = async () =>
    (await database.query<{ name: string }>('select name from storage.loose_files')).rows.map(
      ({ name }) => name,
    )

  it('whoever is alone removes at once what was arriving when a process died', async () => {
    const [stored, announced, received] = [randomUUID(), randomUUID(), randomUUID()]
    await announce(stored)
    await store(stored)
    await announce(announced)
    await writeFile(join(world.directory, 'incoming', received), 'half')
    await (await world.reopen()).close()
    expect(await world.kept()).toEqual([])
    expect(await world.incoming()).toEqual([])
    expect(await looseNames()).toEqual([])
  })

  it('one of several processes leaves what may still be arriving at another', async () => {
    const [young, old] = [randomUUID(), randomUUID()]
    for (const name of [young, old]) {
      await announce(name, name === old ? '2 hours' : '1 minute')
      await store(name)
    }
    await (await world.reopen({ isAlone: false })).close()
    expect(await world.kept()).toEqual([young])
    expect(await looseNames()).toEqual([young])
    await (await world.reopen()).close()
    expect(await world.kept()).toEqual([])
  })

  it('a file that was given up is never committed afterwards', async () => {
    const name = randomUUID()
    await announce(name)
    await database.query('update storage.loose_files set is_arriving = false where name = $1', [
      name,
    ])
    const late = database.query(
      "insert into storage.objects (bucket_id, name, version) values ('private', 'late', $1)",
      [name],
    )
    await expect(late).rejects.toMatchObject({ code: '23503' })
  })

  it('rows that go by SQL take their files along', async () => {
    const ann = await world.clientOf(ANN)
    await ann.from('private').upload(`${ANN}/a.txt`, 'a')
    await ann.from('private').upload(`${ANN}/b.txt`, 'b')
    expect(await world.kept()).toHaveLength(2)
    await database.query('delete from storage.objects where name = $1', [`${ANN}/a.txt`])
    await expect.poll(() => world.kept()).toHaveLength(1)
    const undone = database.transaction(async (tx) => {
      await tx.query('delete from storage.objects')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await (await ann.from('private').download(`${ANN}/b.txt`)).data?.text()).toBe('b')
    await ann.from('private').remove([`${ANN}/b.txt`])
    await expect.poll(() => world.kept()).toEqual([])
    await expect.poll(looseNames).toEqual([])
  })
})

describe('two processes on one PostgreSQL', () => {
  let database: Database
  let other: Database
  let one: StorageWorld
  let two: StorageWorld
  beforeAll(async () => {
    const { url, drop } = await createPostgresDatabase()
    database = await openPostgres({ url, connections: 3 })
    other = await openPostgres({ url, connections: 3 })
    one = await startStorage(database, { isAlone: false })
    two = await startStorage(other, { isAlone: false }, one.directory)
    cleanUp = async () => {
      await two.close()
      await one.close()
      await other.close()
      await database.close()
      await drop()
    }
  })
  let cleanUp = async () => {}
  afterAll(() => cleanUp())

  it('behave as one: what one takes the other shows, signs, moves and removes', async () => {
    const here = (await one.clientOf(ANN)).from('private')
    const there = (await two.clientOf(ANN)).from('private')
    await here.upload(`${ANN}/a.txt`, 'a')
    expect(await (await there.download(`${ANN}/a.txt`)).data?.text()).toBe('a')
    const { data } = await there.createSignedUrl(`${ANN}/a.txt`, 60)
    expect(await (await one.app.request(data?.signedUrl ?? '')).text()).toBe('a')
    const uploads = Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? here : there).upload(`${ANN}/same.txt`, `version ${n}`, { upsert: true }),
    )
    for (const { error } of await Promise.all(uploads)) expect(error).toBeNull()
    expect(await (await here.download(`${ANN}/same.txt`)).data?.text()).toMatch(/^version \d+$/)
    await there.move(`${ANN}/same.txt`, `${ANN}/b.txt`)
    await there.remove([`${ANN}/a.txt`, `${ANN}/b.txt`])
    expect((await here.list(ANN)).data).toEqual([])
    await expect.poll(() => one.kept()).toEqual([])
  })
})
