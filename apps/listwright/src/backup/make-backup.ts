import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { arrayBuffer } from 'node:stream/consumers'
import { copyPglite, openPglite } from '@listwright/server'
import { borrowSnapshot, type Snapshot } from '../control/borrow-snapshot.ts'
import { DataLocked, lockData } from '../data/data-lock.ts'
import { ifThere, keptFiles } from '../data/kept-files.ts'
import { refuseLostFiles } from '../data/refuse-lost-files.ts'
import { loadSecrets } from '../data/secrets-file.ts'
import { refuseHalfMoved } from '../move/moving-file.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings/env.ts'
import { ArchiveWriter } from './archive/archive-writer.ts'
import { type DatabaseState, readDatabaseState } from './database-state.ts'
import { FORMAT, keyMarkOf, MANIFEST, type Manifest } from './manifest.ts'
import { unpackBackup } from './unpack-backup.ts'

interface BackupOptions {
  /** Back up the database even if none of the files that it names can be found. */
  withoutFiles?: boolean
}

/**
 * Writes the embedded installation into one file, be its server running or not, and proves the file by unpacking and
 * opening it. The file gets its name once it is complete.
 */
export const makeBackup = async (
  settings: Settings,
  file: string,
  options: BackupOptions = {},
): Promise<Manifest> => {
  const { DATA_DIR: dataDir } = settings
  if (settings.DATABASE_URL) {
    throw new Refusal(
      'This installation keeps its rows in PostgreSQL: back them up with pg_dump, as docs/running/backup.md says.',
    )
  }
  if (existsSync(file)) throw new Refusal(`There is already a file ${file}: choose another name.`)
  if (!existsSync(join(dataDir, 'database.created'))) {
    throw new Refusal(`There is no installation in ${dataDir}: name its folder with DATA_DIR.`)
  }
  refuseHalfMoved(dataDir)
  const snapshot = await takeSnapshot(dataDir)
  try {
    return await archiveSnapshot(settings, snapshot, file, options)
  } finally {
    await snapshot.release()
  }
}

/** The running server's, or one of our own where none runs. */
const takeSnapshot = async (dataDir: string): Promise<Snapshot> => {
  const unlock = await lockData(dataDir).catch((error: unknown) => {
    if (error instanceof DataLocked) return undefined
    throw error
  })
  if (!unlock) return borrowSnapshot(dataDir)
  const folder = await mkdtemp(join(dataDir, 'snapshot-'))
  const release = async () => {
    await rm(folder, { recursive: true, force: true })
    await unlock()
  }
  try {
    const database = await openPglite({ directory: join(dataDir, 'database') })
    await copyPglite(database, join(folder, 'database')).finally(() => database.close())
    return { folder, release }
  } catch (error) {
    await release()
    throw error
  }
}

const archiveSnapshot = async (
  settings: Settings,
  { folder }: Snapshot,
  file: string,
  { withoutFiles = false }: BackupOptions,
) => {
  const { DATA_DIR: dataDir } = settings
  const encryptionKey = settings.ENCRYPTION_KEY ?? (await loadSecrets(dataDir)).encryptionKey
  const state = await readDatabaseState(join(folder, 'database'), encryptionKey)
  const partial = join(dirname(file), `.${basename(file)}.${process.pid}`)
  const archive = new ArchiveWriter(partial)
  try {
    await archive.addFrom(join(folder, 'database'), 'database')
    for (const name of ['secrets.json', 'seeded', 'sandbox']) {
      if (existsSync(join(dataDir, name))) await archive.addFrom(join(dataDir, name), name)
    }
    const missingFiles = await addFiles(settings, state, archive)
    if (!withoutFiles) refuseLostFiles(state.files.length, missingFiles.length)
    const manifest = manifestOf(state, archive, missingFiles, keyMarkOf(encryptionKey))
    await archive.addText(MANIFEST, JSON.stringify(manifest, null, 2))
    await archive.close()
    await prove(partial, join(folder, 'proof'), settings)
    await rename(partial, file)
    return manifest
  } catch (error) {
    await archive.abandon()
    await rm(partial, { force: true })
    throw error
  }
}

/** Removed here, because the server that lent the snapshot may run as another user and could not remove it. */
const prove = async (file: string, folder: string, settings: Settings) => {
  try {
    await unpackBackup(file, { folder, settings })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Answers those that are not there: a backup without one file is better than none. */
const addFiles = async (settings: Settings, state: DatabaseState, archive: ArchiveWriter) => {
  const files = keptFiles(settings)
  const missing: string[] = []
  for (const name of state.files) {
    const content = await ifThere(files.read(name))
    if (!content) missing.push(name)
    else await archive.addBytes(`files/${name}`, new Uint8Array(await arrayBuffer(content)))
  }
  return missing
}

const manifestOf = (
  { postgres, migrations, tables }: DatabaseState,
  archive: ArchiveWriter,
  missingFiles: string[],
  keyMark: string,
): Manifest => ({
  format: FORMAT,
  createdAt: new Date().toISOString(),
  versions: { node: process.versions.node, postgres },
  migrations,
  tables,
  missingFiles,
  keyMark,
  entries: archive.sums,
})
