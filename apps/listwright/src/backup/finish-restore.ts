import { readdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'

/** In the data folder from the moment a restore is certain until everything is in its place. */
export const RESTORING = 'restoring'

/** Moves what a restore has prepared into its place; a restore that was killed there is finished by the next start. */
export async function finishRestore(dataDir: string): Promise<void> {
  const prepared = join(dataDir, RESTORING)
  const names = await readdir(prepared).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!names) return
  for (const name of names) await rename(join(prepared, name), join(dataDir, name))
  await rmdir(prepared)
}
