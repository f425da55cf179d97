import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import {
  copyPglite,
  type Database,
  type MigrationFolders,
  migrate,
  openDatabase,
  pendingMigrations,
} from '@listwright/server'
import { Refusal } from '../refusal.ts'

type Options = Parameters<typeof openDatabase>[0]

/**
 * Opens the database and brings it to this release. An embedded one is copied before it is upgraded, and put back as it
 * was where the upgrade fails, so that the release that used it last can go on with it.
 */
export const openMigrated = async (
  options: Options,
  folders: MigrationFolders,
): Promise<Database> => {
  if ('directory' in options) return openEmbedded(options, folders)
  const database = await openDatabase(options)
  await migrate(database, folders).catch(closing(database))
  return database
}

const openEmbedded = async (
  options: Extract<Options, { directory: string }>,
  folders: MigrationFolders,
) => {
  const { directory } = options
  const copy = `${directory}.before-upgrade`
  // Killed during an upgrade, or while it was put back: the upgrade starts over.
  if (existsSync(copy)) await putBack(directory, copy)
  const isNew = !existsSync(directory)
  const database = await openDatabase(options)
  const pending = isNew ? [] : await pendingMigrations(database, folders)
  if (pending.length > 0) await setCopyAside(database, copy)
  try {
    await migrate(database, folders)
  } catch (cause) {
    await database.close()
    if (pending.length > 0) await putBack(directory, copy)
    throw pending.length > 0 ? upgradeFailed(directory, cause) : cause
  }
  if (pending.length > 0) await discard(copy)
  return database
}

/** Copies to a temporary name, then renames, so the final name is always a whole copy. */
const setCopyAside = async (database: Database, copy: string) => {
  const partial = `${copy}.partial`
  await rm(partial, { recursive: true, force: true })
  await copyPglite(database, partial)
  await rename(partial, copy)
  await rm(`${partial}.created`)
}

/** Renames first: a copy under its final name is put back, so it must never be a part of one. */
const discard = async (copy: string) => {
  const unwanted = `${copy}.unwanted`
  await rm(unwanted, { recursive: true, force: true })
  await rename(copy, unwanted)
  await rm(unwanted, { recursive: true })
}

const putBack = async (directory: string, copy: string) => {
  const failed = `${directory}.failed-upgrade`
  await rm(failed, { recursive: true, force: true })
  if (existsSync(directory)) await rename(directory, failed)
  await rename(copy, directory)
  await rm(failed, { recursive: true, force: true })
}

const upgradeFailed = (directory: string, cause: unknown) => {
  const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '')
  return new Refusal(
    `${reason}. The upgrade was undone, and ${directory} is as it was: the release that used it last still starts on it.`,
    { cause },
  )
}

const closing = (database: Database) => async (error: unknown) => {
  await database.close()
  throw error
}
