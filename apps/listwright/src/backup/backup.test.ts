import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@listwright/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../settings/env.ts'
import {
  type Agent,
  addPhoto,
  addProperty,
  anAgent,
  EVERYTHING,
  findAgent,
} from '../testing/agent.ts'
import { newDataFolder } from '../testing/data-folder.ts'
import { type ProductProcess, runProgram, startProcess } from '../testing/product-process.ts'
import { finishRestore } from './finish-restore.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

let directory: string
let dataDir: string
let server: ProductProcess
let agent: Agent

/** Without functions: loading them and warming them up takes as long as all else of a start, and none is called. */
const start = async (folder: string) =>
  startProcess(await freePort(), { DATA_DIR: folder, FUNCTIONS_DIR: join(directory, 'none') })

const backUp = (file: string) =>
  runProgram('backup', [join(directory, file)], { DATA_DIR: dataDir }).ended

const restore = (file: string, folder: string, ...flags: string[]) =>
  runProgram('restore', [join(directory, file), ...flags], { DATA_DIR: join(directory, folder) })
    .ended

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backup-'))
  dataDir = join(directory, 'data')
  await newDataFolder(dataDir)
  server = await start(dataDir)
  agent = await anAgent(server.url, dataDir)
})

afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

describe('a backup of a server that is being written to', () => {
  it('holds all that was acknowledged before it began, and opens: sign-in, second factor, photos', async () => {
    const { client } = await findAgent(server.url, agent)
    const acknowledged: string[] = []
    const photos: { path: string; bytes: Buffer }[] = []
    let isWriting = true
    const writeOnce = async () => {
      const id = await addProperty(client)
      photos.push(await addPhoto(client, id))
      acknowledged.push(id)
      // Files that go while the backup is made must not be missing from it.
      if (acknowledged.length % 3 === 0) await client.from('properties').delete().eq('id', id)
    }
    const write = async () => {
      while (isWriting) {
        // On a busy machine the copy takes longer than requests wait: a client tries again.
        await writeOnce().catch((error: Error) => {
          if (!error.message.startsWith('Too many requests at a time')) throw error
        })
      }
    }
    const writers = [write(), write(), write()]
    await expect.poll(() => acknowledged.length).toBeGreaterThan(5)
    const { data: before } = await client.from('properties').select('id')

    const made = await backUp('hot.backup')
    const after = acknowledged.length
    await expect.poll(() => acknowledged.length).toBeGreaterThan(after)
    isWriting = false
    await Promise.all(writers)
    expect(made).toEqual({ code: 0, output: expect.stringMatching(/^Backed up \d+ rows of /) })
    expect(made.output).not.toContain('was not there')
    expect((await stat(join(directory, 'hot.backup'))).mode & 0o777).toBe(0o600)
    expect((await readdir(dataDir)).filter((name) => name.startsWith('snapshot-'))).toEqual([])

    expect(await restore('hot.backup', 'restored')).toEqual({
      code: 0,
      output: expect.stringMatching(/^Restored the backup of 20/),
    })
    const other = await start(join(directory, 'restored'))
    const { client: there, found } = await findAgent(other.url, agent)
    expect(found).toEqual(EVERYTHING)
    const { data: rows } = await there.from('properties').select('id')
    const ids = new Set(rows?.map(({ id }) => id))
    // Those that the writers deleted before the snapshot may be gone.
    const deleted = new Set(acknowledged.filter((_, index) => (index + 1) % 3 === 0))
    const lost = before?.filter(({ id }) => !ids.has(id) && !deleted.has(id))
    expect(lost).toEqual([])

    const { data: kept } = await there.from('property_photos').select('large_path')
    for (const { large_path: path } of kept ?? []) {
      const { data } = await there.storage.from('property-photos').download(path)
      const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())
      const original = [agent.photo, ...photos].find((photo) => photo.path === path)
      if (original) expect(bytes.equals(original.bytes), path).toBe(true)
      else expect(bytes.length).toBeGreaterThan(0)
    }
    // Sessions of the backup may have been ended since.
    const { data: own } = await client.auth.getSession()
    const old = await there.auth.refreshSession({
      refresh_token: own.session?.refresh_token ?? '',
    })
    expect(old.error).toMatchObject({ code: 'refresh_token_not_found' })
    await other.stop()
  })

  it('is refused where a file of that name lies, and a folder in use is not restored into', async () => {
    await writeFile(join(directory, 'taken.backup'), 'mine')
    expect(await backUp('taken.backup')).toEqual({
      code: 1,
      output: expect.stringMatching(/^There is already a file [^\n]+\n$/),
    })
    expect(await restore('hot.backup', 'data', '--replace')).toEqual({
      code: 1,
      output: expect.stringMatching(/^The data folder \S+ is in use by process \d+: [^\n]+\n$/),
    })
  })
})

/** Without a process of its own: nothing else uses the folder. */
const settingsFor = (folder: string, more: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: join(directory, folder), ...more })

describe('a backup without a running server', () => {
  it('is made of the folder itself, and replaces another installation only when told to', async () => {
    const file = join(directory, 'cold.backup')
    const { tables } = await makeBackup(settingsFor('restored'), file)
    expect(tables).toMatchObject({ 'auth.mfa_factors': 1, 'public.plans': 3 })
    await expect(restoreBackup(settingsFor('restored'), file)).rejects.toThrow(
      /^The data folder \S+ is not empty: .+ --replace\.$/,
    )
    const { putAside = '' } = await restoreBackup(settingsFor('restored'), file, {
      replace: true,
    })
    expect((await readdir(putAside)).sort()).toEqual(await contentOf('restored'))
    await expect(makeBackup(settingsFor('nowhere'), join(directory, 'no.backup'))).rejects.toThrow(
      /^There is no installation in \S+: name its folder with DATA_DIR\.$/,
    )
  })

  const contentOf = async (folder: string) =>
    (await readdir(join(directory, folder))).filter((name) => !/^replaced-/.test(name)).sort()

  it('is finished by the next start, where it was killed once it was certain', async () => {
    const folder = join(directory, 'restored')
    await mkdir(join(folder, 'restoring'))
    for (const name of ['database', 'database.created'])
      await rename(join(folder, name), join(folder, 'restoring', name))
    await finishRestore(folder)
    expect(await contentOf('restored')).toContain('database')
    expect(await contentOf('restored')).not.toContain('restoring')
  })

  it('is finished by the next start, where it was killed while the old content was put aside', async () => {
    const folder = join(directory, 'half replaced')
    const replaced = join(folder, 'restoring/replaced-1')
    await mkdir(replaced, { recursive: true })
    await writeFile(join(folder, 'restoring/secrets.json'), 'new')
    await writeFile(join(folder, 'secrets.json'), 'old')
    // Moved before the kill.
    await writeFile(join(replaced, 'seeded'), 'old')
    await finishRestore(folder)
    expect((await readdir(folder)).sort()).toEqual(['replaced-1', 'secrets.json'])
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe('new')
    expect((await readdir(join(folder, 'replaced-1'))).sort()).toEqual(['secrets.json', 'seeded'])
    expect(await readFile(join(folder, 'replaced-1/secrets.json'), 'utf8')).toBe('old')
  })
})

describe('a backup that is not whole', () => {
  const damage: [string, (bytes: Buffer) => Buffer][] = [
    ['cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['cut off in its last bytes', (bytes) => bytes.subarray(0, -12)],
    [
      'changed in one bit',
      (bytes) => {
        const at = Math.floor(bytes.length / 2)
        bytes[at] = (bytes[at] ?? 0) ^ 1
        return bytes
      },
    ],
    ['another kind of file', () => Buffer.from('a letter to my landlord')],
  ]
  it.each(damage)(
    'since it was %s, is refused with one sentence, and the folder stays empty',
    async (name, change) => {
      const bytes = await readFile(join(directory, 'cold.backup'))
      const file = join(directory, 'damaged.backup')
      await writeFile(file, change(bytes))
      await expect(restoreBackup(settingsFor(`from ${name}`), file)).rejects.toThrow(
        /^The backup \S+ is damaged: .+\.$/,
      )
      expect(await readdir(join(directory, `from ${name}`))).toEqual([])
    },
  )

  it('or was made with another encryption key, is refused', async () => {
    const settings = settingsFor('other key', {
      ENCRYPTION_KEY: 'another key of at least 32 characters',
    })
    await expect(restoreBackup(settings, join(directory, 'cold.backup'))).rejects.toThrow(
      /^The backup \S+ was made with another ENCRYPTION_KEY: /,
    )
  })
})
