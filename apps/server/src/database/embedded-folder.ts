import { existsSync } from 'node:fs'
import { constants, cp, rename, writeFile } from 'node:fs/promises'

/**
 * Makes sure that the embedded database never starts on the remains of its own creation, cut short
 * by a kill: those are put aside. Answers what to call once it has started.
 */
export const prepareFolder = async (directory: string): Promise<() => Promise<void>> => {
  if (existsSync(markerOf(directory))) return async () => undefined
  if (existsSync(directory)) await rename(directory, `${directory}.incomplete-${Date.now()}`)
  return () => mark(directory)
}

/** Copies a folder that nobody writes to meanwhile. Where the file system can, the copies share their blocks. */
export const copyFolder = async (directory: string, target: string): Promise<void> => {
  await cp(directory, target, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await mark(target)
}

const markerOf = (directory: string) => `${directory}.created`

const mark = (directory: string) => writeFile(markerOf(directory), '', { mode: 0o600 })
