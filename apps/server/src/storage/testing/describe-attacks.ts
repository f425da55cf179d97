import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Database } from '../../database/database.ts'
import { listenForTest, type TestListener } from '../../testing/listen-for-test.ts'
import { describeDatabases } from '../../testing/test-database.ts'
import { type StorageWorld, startStorage } from './start-storage.ts'

export const ANN = randomUUID()
export const EVE = randomUUID()
/** Ann's, and there before each test. */
export const SECRET = `${ANN}/secret.txt`

interface AttackedStorage {
  database: Database
  world: StorageWorld
  ann: Awaited<ReturnType<StorageWorld['clientOf']>>
  eve: Awaited<ReturnType<StorageWorld['clientOf']>>
  listener: TestListener
  /** Whether the disk has no room left. */
  isFull: boolean
  /** How many objects there are, once nothing is left but them and their files. */
  census(): Promise<number>
}

/** Runs a suite on both databases, over a storage with a file of Ann's that Eve is after. */
export const describeAttacks = (suite: (given: AttackedStorage) => void) => {
  describeDatabases((open) => {
    const given = {} as AttackedStorage
    beforeAll(async () => {
      Object.assign(given, await startAttacked(await open(), given))
    })
    afterAll(async () => {
      await given.listener.close()
      await given.world.close()
    })
    beforeEach(async () => {
      await given.ann.from('private').upload(SECRET, 'secret', { upsert: true })
    })
    suite(given)
  })
}

const startAttacked = async (
  database: Database,
  given: AttackedStorage,
): Promise<AttackedStorage> => {
  const world = await startStorage(database, {
    fileSizeLimit: 1_000_000,
    wrap: (files) => ({
      keep: async (name, path) => {
        if (given.isFull) {
          throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        }
        return files.keep(name, path)
      },
      read: (name, range) => files.read(name, range),
      copy: (from, to) => files.copy(from, to),
      remove: (name) => files.remove(name),
    }),
  })
  await writeFile(join(world.directory, 'canary.txt'), 'canary outside of every bucket')
  await mkdir(join(world.directory, ANN))
  const listener = await listenForTest()
  listener.serve(world.app.fetch)
  return {
    database,
    world,
    ann: await world.clientOf(ANN),
    eve: await world.clientOf(EVE),
    listener,
    isFull: false,
    async census() {
      await expect
        .poll(async () => (await database.query('select from storage.loose_files')).rowCount)
        .toBe(0)
      const { rows } = await database.query<{ version: string }>(
        'select version from storage.objects where version is not null',
      )
      expect((await world.kept()).sort()).toEqual(rows.map(({ version }) => version).sort())
      expect(await world.incoming()).toEqual([])
      return rows.length
    },
  }
}
