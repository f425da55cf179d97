import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPostgres } from '@listwright/server'
import { createPostgresDatabase, freePort } from '@listwright/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBackup } from './backup/make-backup.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { explainFailure } from './explain-failure.ts'
import { type MoveRequest, runMove } from './move/run-move.ts'
import { readSettings } from './settings/env.ts'
import { startProduct } from './start-product.ts'
import { type Agent, anAgent, EVERYTHING, findAgent } from './testing/agent.ts'
import { newDataFolder } from './testing/data-folder.ts'
import { startS3 } from './testing/start-s3.ts'
import { startProject } from './testing/supabase-project.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const LOST =
  /^None of the 2 files of this installation was found: set DATA_DIR and STORAGE_S3_… .*--without-files\.$/

let directory: string
let s3: Awaited<ReturnType<typeof startS3>>
let agent: Agent

const settingsFor = (folder: string, more: Record<string, string> = {}) =>
  readSettings({
    DATA_DIR: join(directory, folder),
    SUPABASE_DIR: join(root, 'supabase'),
    FUNCTIONS_DIR: join(directory, 'none'),
    LOG_LEVEL: 'silent',
    ...more,
  })

const serve = async (
  folder: string,
  more: Record<string, string>,
  work: (url: string) => Promise<void>,
) => {
  const settings = settingsFor(folder, { PORT: String(await freePort()), ...more })
  const product = await startProduct(settings)
  await work(product.url).finally(product.stop)
}

/** Starts an installation and looks for the agent's things. */
const expectEverything = (folder: string, more: Record<string, string>) =>
  serve(folder, more, async (url) => {
    expect((await findAgent(url, agent)).found).toEqual(EVERYTHING)
  })

const filesIn = async (folder: string) => {
  const entries = await readdir(join(directory, folder, 'files/kept'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

const backup = () => join(directory, 'running.backup')

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-installation-'))
  s3 = await startS3()
  await newDataFolder(join(directory, 'origin'))
  await serve('origin', s3.settings, async (url) => {
    agent = await anAgent(url, join(directory, 'origin'))
    await makeBackup(settingsFor('origin', s3.settings), backup())
  })
  expect([s3.objects.size, await filesIn('origin')]).toEqual([2, 0])
})
afterAll(async () => {
  await s3.stop()
  await rm(directory, { recursive: true, force: true })
})

describe('a backup of an installation with its files in S3', () => {
  it('holds them, and puts them into another bucket or beside the database', async () => {
    const other = await startS3('another-bucket')
    const { manifest } = await restoreBackup(settingsFor('to s3', other.settings), backup())
    expect(manifest.missingFiles).toEqual([])
    expect([...other.objects.keys()].sort()).toEqual([...s3.objects.keys()].sort())
    expect(await filesIn('to s3')).toBe(0)
    await expectEverything('to s3', other.settings)

    await restoreBackup(settingsFor('to disk'), backup())
    expect(await filesIn('to disk')).toBe(2)
    await expectEverything('to disk', {})
    await other.stop()
  })

  it('is refused where it is not told of S3, and while S3 is away: with one sentence, and no file', async () => {
    const file = join(directory, 'none.backup')
    await expect(makeBackup(settingsFor('origin'), file)).rejects.toThrow(LOST)
    s3.fault.status = 503
    const said = await makeBackup(settingsFor('origin', s3.settings), file).catch(explainFailure)
    delete s3.fault.status
    expect(said).toMatch(/^The file store answered 503: [^\n]+$/)
    expect((await readdir(directory)).filter((name) => /none/.test(name))).toEqual([])
  })

  it('of an installation that has lost them holds its rows, if that is asked for', async () => {
    const file = join(directory, 'rows.backup')
    const { missingFiles, tables } = await makeBackup(settingsFor('origin'), file, {
      withoutFiles: true,
    })
    expect(missingFiles).toHaveLength(2)
    expect(tables['public.properties']).toBeGreaterThan(0)
    const { manifest } = await restoreBackup(settingsFor('rows only'), file)
    expect(manifest.missingFiles).toEqual(missingFiles)
  })

  it('is not restored while S3 is away, and the folder stays empty', async () => {
    const settings = settingsFor('not restored', s3.settings)
    s3.fault.status = 503
    const refused = restoreBackup(settings, backup())
    await expect(refused)
      .rejects.toThrow('The file store answered 503')
      .finally(() => {
        delete s3.fault.status
      })
    expect(await readdir(settings.DATA_DIR)).toEqual([])
  })
})

describe('a move of an installation with its files in S3', () => {
  const move = (folder: string, request: MoveRequest, more: Record<string, string>) =>
    runMove(settingsFor(folder, more), request)

  const anOrigin = (name: string) =>
    cp(join(directory, 'origin'), join(directory, name), { recursive: true })

  it('leaves them there, to PostgreSQL and back', async () => {
    await anOrigin('to postgres')
    const { url: address, drop } = await createPostgresDatabase()
    const data = join(directory, 'server data')
    const there = await move('to postgres', { to: address, data }, s3.settings)
    expect(there.files).toEqual({ count: 0, missing: [] })
    await expectEverything('server data', { DATABASE_URL: address, ...s3.settings })
    const database = await openPostgres({ url: address, connections: 1 })
    await database.query('update auth.mfa_factors set last_accepted_step = null')
    await database.close()

    const to = join(directory, 'back')
    await expect(move('server data', { from: address, to }, {})).rejects.toThrow(LOST)
    expect(await readdir(to)).toEqual([])
    const second = await createPostgresDatabase()
    const elsewhere = { from: address, to: second.url, data: join(directory, 'without s3') }
    const rowsOnly = await move('server data', { ...elsewhere, withoutFiles: true }, {})
    expect([rowsOnly.files.count, rowsOnly.files.missing.length]).toEqual([0, 2])
    await second.drop()
    const back = await move('server data', { from: address, to }, s3.settings)
    expect(back.files).toEqual({ count: 0, missing: [] })
    await expectEverything('back', s3.settings)
    expect(s3.objects.size).toBe(2)
    await drop()
  })

  it('carries them to a Supabase project, and from there to S3', async () => {
    await anOrigin('to supabase')
    const project = await startProject()
    const settings = { ...project.settings, ...s3.settings }
    const there = await move('to supabase', { to: project.databaseUrl }, settings)
    expect(there.files).toEqual({ count: 2, missing: [] })

    const other = await startS3('another-bucket')
    const back = await move(
      'to supabase',
      { from: project.databaseUrl, to: join(directory, 'from supabase') },
      { ...project.settings, ...other.settings },
    )
    expect(back.files).toEqual({ count: 2, missing: [] })
    expect([other.objects.size, await filesIn('from supabase')]).toEqual([2, 0])
    await expectEverything('from supabase', other.settings)
    await other.stop()
    await project.stop()
  })

  it('takes those of a folder along to S3', async () => {
    const other = await startS3('another-bucket')
    const { url: address, drop } = await createPostgresDatabase()
    await restoreBackup(settingsFor('on disk'), backup())
    const moved = await move('on disk', { to: address }, other.settings)
    expect(moved.files).toEqual({ count: 2, missing: [] })
    expect(other.objects.size).toBe(2)
    await expectEverything('on disk', { DATABASE_URL: address, ...other.settings })
    await drop()
    await other.stop()
  })
})
