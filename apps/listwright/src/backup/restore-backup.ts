import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openPglite } from '@listwright/server'
import { lockData } from '../data/data-lock.ts'
import { diskFilesOf, keptFiles } from '../data/kept-files.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings/env.ts'
import { finishRestore, RESTORING, replaceableIn } from './finish-restore.ts'
import type { Manifest } from './manifest.ts'
import { unpackBackup } from './unpack-backup.ts'

interface RestoreOptions {
  /** Puts what is in the data folder aside instead of refusing. */
  replace?: boolean
}

export interface Restored {
  manifest: Manifest
  /** Where what was there before lies now. */
  putAside?: string
}

/** Makes a data folder what it was when the backup was made. Nothing is touched before the whole backup was proved. */
export const restoreBackup = async (
  settings: Settings,
  file: string,
  { replace = false }: RestoreOptions = {},
): Promise<Restored> => {
  const { DATA_DIR: dataDir } = settings
  if (settings.DATABASE_URL) {
    throw new Refusal(
      'A backup is restored to an embedded installation: leave DATABASE_URL out, and move it to PostgreSQL afterwards.',
    )
  }
  const unlock = await lockData(dataDir)
  const staging = await mkdtemp(join(dataDir, 'snapshot-'))
  try {
    await finishRestore(dataDir)
    const isEmpty = (await replaceableIn(dataDir)).length === 0
    if (!isEmpty && !replace) {
      throw new Refusal(
        `The data folder ${dataDir} is not empty: restore into another one with DATA_DIR, or put its content aside with --replace.`,
      )
    }
    const manifest = await unpackBackup(file, { folder: staging, settings })
    await rm(join(staging, 'manifest.json'))
    await endSessions(join(staging, 'database'))
    await placeFiles(settings, staging)
    const replaced = isEmpty ? undefined : await makeReplaced(staging)
    await rename(staging, join(dataDir, RESTORING))
    await finishRestore(dataDir)
    return { manifest, ...(replaced && { putAside: join(dataDir, replaced) }) }
  } finally {
    await rm(staging, { recursive: true, force: true })
    await unlock()
  }
}

/** Those that were ended since the backup was made, by signing out or a new password, must not come back. */
const endSessions = async (directory: string) => {
  const database = await openPglite({ directory })
  await database.query('delete from auth.sessions').finally(() => database.close())
}

/** From where they were unpacked to where they are served from: S3, or a folder that is moved with the rest. */
const placeFiles = async (settings: Settings, staging: string) => {
  const unpacked = join(staging, 'unpacked')
  await mkdir(join(staging, 'files'), { recursive: true, mode: 0o700 })
  await rename(join(staging, 'files'), unpacked)
  const files = settings.STORAGE_S3_ENDPOINT ? keptFiles(settings) : diskFilesOf(staging)
  for (const name of await readdir(unpacked)) await files.keep(name, join(unpacked, name))
  await rm(unpacked, { recursive: true })
}

/** The folder for what was there before; finishing the restore fills it. */
const makeReplaced = async (staging: string): Promise<string> => {
  const name = `replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`
  await mkdir(join(staging, name), { mode: 0o700 })
  return name
}
