import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'

/** In a folder that an installation is being moved into, until all of it is there. */
export const MOVING = 'moving'

/** Resolves to the function that says that the move is complete. */
export async function markMoving(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, MOVING)
  await writeFile(file, '', { flag: 'wx', mode: 0o600, flush: true })
  return () => rm(file)
}

/** A move that was killed leaves a database without some of its rows, whose triggers are disabled. */
export async function refuseHalfMoved(dataDir: string): Promise<void> {
  const isThere = await stat(join(dataDir, MOVING)).then(
    () => true,
    () => false,
  )
  if (isThere) {
    throw new Refusal(
      `The move into ${dataDir} did not finish: delete what is in that folder, and move again.`,
    )
  }
}
