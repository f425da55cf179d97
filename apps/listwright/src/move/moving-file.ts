import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'

/** In a folder that an installation is being moved into, until all of it is there. */
export const MOVING = 'moving'

/** Marks the target as half moved. Call the returned function when the move is complete, to remove the mark. */
export const markMoving = async (dataDir: string): Promise<() => Promise<void>> => {
  const file = join(dataDir, MOVING)
  await writeFile(file, '', { flag: 'wx', mode: 0o600, flush: true })
  return () => rm(file)
}

/** A move that was killed leaves a database without some of its rows, whose triggers are disabled. */
export const refuseHalfMoved = (dataDir: string): void => {
  if (existsSync(join(dataDir, MOVING))) {
    throw new Refusal(
      `The move into ${dataDir} did not finish: delete what is in that folder, and move again.`,
    )
  }
}
