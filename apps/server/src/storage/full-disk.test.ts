import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import promises, { type FileHandle, mkdir } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { describeDatabases } from '../testing/test-database.ts'
import { pngFile } from './testing/pictures.ts'
import { type StorageWorld, startStorage } from './testing/start-storage.ts'

/** Calls that write, counted while a number is set; the one of that number finds no room. */
const disk = {
  calls: 0,
  fullAt: undefined as number | undefined,
  write() {
    if (this.fullAt === undefined) return
    this.calls += 1
    if (this.calls === this.fullAt)
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  },
}

const real = { ...promises }
const failing =
  <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
  async (...given: Given) => {
    disk.write()
    return call(...given)
  }
const open: typeof real.open = async (path, flags, mode) => {
  if (flags !== 'r') disk.write()
  return filling(await real.open(path, flags, mode))
}
/** A disk may also be found full by a write or by the flush that follows it. */
const filling = (file: FileHandle): FileHandle => {
  file.writeFile = failing(file.writeFile.bind(file))
  file.sync = failing(file.sync.bind(file))
  return file
}

/** For what has imported these functions as well: other test files of this process have loaded it before. */
const replace = (functions: Partial<typeof promises>) => {
  Object.assign(promises, functions)
  syncBuiltinESMExports()
}
beforeAll(() =>
  replace({
    open,
    mkdir: failing(real.mkdir) as typeof real.mkdir,
    rename: failing(real.rename),
    copyFile: failing(real.copyFile),
  }),
)
afterAll(() => replace(real))

describeDatabases((open) => {
  const ann = randomUUID()
  let database: Database
  let world: StorageWorld
  beforeAll(async () => {
    database = await open()
    world = await startStorage(database)
  })
  afterAll(() => world.close())

  /** Does the work with a disk that is full at its first write, at its second, and so on, until it succeeds. */
  const atEachWrite = async (
    work: () => Promise<{ error: { status?: unknown; message: string } | null }>,
    check: () => Promise<void>,
  ) => {
    for (let fullAt = 1; fullAt < 50; fullAt += 1) {
      disk.calls = 0
      disk.fullAt = fullAt
      const { error } = await work()
      disk.fullAt = undefined
      if (disk.calls < fullAt) {
        expect(error).toBeNull()
        return fullAt - 1
      }
      expect(error).toMatchObject({ status: 507, message: 'There is no room left for files' })
      await check()
    }
    throw new Error('It never succeeded')
  }
  /** Rows and files belong to each other, and nothing is left of what was refused. */
  const hasOrder = async () => {
    const { rows } = await database.query<{ version: string }>(
      'select version from storage.objects',
    )
    const looseFiles = async () =>
      (await database.query('select name from storage.loose_files')).rowCount
    await expect.poll(looseFiles).toBe(0)
    await expect
      .poll(async () => (await world.kept()).sort())
      .toEqual(rows.map(({ version }) => version).sort())
    expect(await world.incoming()).toEqual([])
  }

  describe('[SEC-IN-03] a disk that is full', () => {
    it('at any write of an upload is said, loses nothing and leaves nothing', async () => {
      const bucket = (await world.clientOf(ann)).from('private')
      await bucket.upload(`${ann}/a.txt`, 'before')
      const writes = await atEachWrite(
        () => bucket.upload(`${ann}/a.txt`, 'x'.repeat(300_000), { upsert: true }),
        async () => {
          expect(await (await bucket.download(`${ann}/a.txt`)).data?.text()).toBe('before')
          await hasOrder()
        },
      )
      expect(writes).toBeGreaterThanOrEqual(5)
      await hasOrder()
    })

    it('at any write of a form is said likewise', async () => {
      const bucket = (await world.clientOf(ann)).from('pictures')
      await atEachWrite(() => bucket.upload(`${ann}/a.png`, pngFile()), hasOrder)
      await hasOrder()
    })

    it('at any write of a copy is said likewise', async () => {
      const bucket = (await world.clientOf(ann)).from('private')
      await bucket.upload(`${ann}/from.txt`, 'to be copied')
      const writes = await atEachWrite(
        () => bucket.copy(`${ann}/from.txt`, `${ann}/to.txt`),
        hasOrder,
      )
      expect(writes).toBeGreaterThanOrEqual(3)
      await hasOrder()
    })

    it('in truth, is said and loses nothing, and has room again once something goes', async (test) => {
      const { directory } = world
      const tiny = ['-t', 'tmpfs', '-o', 'size=300k', 'tmpfs', directory]
      test.skip(spawnSync('mount', tiny).status !== 0, 'only root mounts a small disk')
      test.onTestFinished(() => void spawnSync('umount', [directory]))
      await mkdir(join(directory, 'incoming'))
      const bucket = (await world.clientOf(ann)).from('private')
      const kept = async () => (await world.kept()).length
      expect((await bucket.upload(`${ann}/fits.txt`, 'x'.repeat(100_000))).error).toBeNull()
      for (let n = 0; n < 5; n += 1) {
        const { error } = await bucket.upload(`${ann}/big-${n}.txt`, 'y'.repeat(400_000))
        expect(error).toMatchObject({ status: 507 })
        expect(await world.incoming()).toEqual([])
        expect(await kept()).toBe(1)
      }
      const copies = await Promise.all(
        Array.from({ length: 6 }, (_, n) => bucket.copy(`${ann}/fits.txt`, `${ann}/copy-${n}.txt`)),
      )
      const refused = copies.filter(({ error }) => error)
      expect(refused.length).toBeGreaterThan(0)
      for (const { error } of refused) expect(error).toMatchObject({ status: 507 })
      await expect.poll(kept).toBe(1 + copies.length - refused.length)
      await bucket.remove(copies.map((_, n) => `${ann}/copy-${n}.txt`))
      await expect.poll(kept).toBe(1)
      expect((await bucket.upload(`${ann}/again.txt`, 'z'.repeat(100_000))).error).toBeNull()
      expect((await (await bucket.download(`${ann}/fits.txt`)).data?.text())?.length).toBe(100_000)
    })
  })
})
