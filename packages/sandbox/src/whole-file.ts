import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Written beside the file and renamed into place, so that a crash leaves the old text or the new one. */
export const replaceFile = (file: string, text: string) => renameSync(writeBeside(file, text), file)

/** The text of the file; creates it with this text if it does not exist. Processes that do so at once all get one text. */
export const writeOnce = (file: string, text: string): string => {
  const temporary = writeBeside(file, text)
  try {
    linkSync(temporary, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(temporary)
  }
  return readFileSync(file, 'utf8')
}

/** Several processes may share a folder, so each writes a temporary file of its own. */
const writeBeside = (file: string, text: string): string => {
  const temporary = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(temporary, text, { mode: 0o600 })
  return temporary
}
