import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDataFolder } from './data-folder.ts'

/** What the server keeps in its data folder; other files in it do not belong to the server. */
const OURS =
  /^(database($|\.)|sandbox$|secrets\.json|seeded$|lock$|control\.json|production\.env$|replaced-)/

/** Makes a data folder, and one that was there before, readable by its owner only, with all it holds. */
export const keepPrivate = async (directory: string): Promise<void> => {
  await makeDataFolder(directory)
  await chmod(directory, 0o700)
  for (const name of await readdir(directory)) {
    if (OURS.test(name)) await closeToOthers(join(directory, name))
  }
}

const closeToOthers = async (path: string): Promise<void> => {
  const { mode, isFolder, isFile } = await kindOf(path)
  if (!isFolder && !isFile) return
  const wanted = isFolder ? 0o700 : 0o600
  if ((mode & 0o777) !== wanted) await chmod(path, wanted)
  if (!isFolder) return
  const names = await readdir(path)
  await Promise.all(names.map((name) => closeToOthers(join(path, name))))
}

/** Symbolic links are left alone, and a file that was removed in the meantime is skipped. */
const kindOf = async (path: string) => {
  const found = await lstat(path).catch(() => undefined)
  return {
    mode: found?.mode ?? 0,
    isFolder: found?.isDirectory() ?? false,
    isFile: found?.isFile() ?? false,
  }
}
