import { readdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'

/** In the data folder from the moment a restore is certain until everything is in its place. */
export const RESTORING = 'restoring'
const REPLACED = /^replaced-/
/** Our lock and staging, what was put aside before, and what file systems put into every folder. */
const IGNORED = /^(lock|lost\+found|restoring|(snapshot|replaced)-.*)$/

/** What a data folder holds that a restore would replace. */
export const replaceableIn = async (dataDir: string) =>
  (await readdir(dataDir)).filter((name) => !IGNORED.test(name))

/** Moves what a restore has prepared into its place; a restore that was killed there is finished by the next start. */
export const finishRestore = async (dataDir: string): Promise<void> => {
  const prepared = join(dataDir, RESTORING)
  const names = await readdir(prepared).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!names) return
  // The folder for the old content stays inside `restoring` until all of it was moved there, so that a start after a
  // kill can tell old content from new.
  const replaced = names.find((name) => REPLACED.test(name))
  if (replaced) {
    for (const name of await replaceableIn(dataDir))
      await rename(join(dataDir, name), join(prepared, replaced, name))
    await rename(join(prepared, replaced), join(dataDir, replaced))
  }
  for (const name of names.filter((name) => name !== replaced))
    await rename(join(prepared, name), join(dataDir, name))
  await rmdir(prepared)
}
