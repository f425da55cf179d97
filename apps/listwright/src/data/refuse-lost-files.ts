import { Refusal } from '../refusal.ts'

/** A command that was not told where the files are would find none of them, and go on without. */
export const refuseLostFiles = (named: number, missing: number): void => {
  if (named === 0 || missing < named) return
  throw new Refusal(
    `None of the ${named} files of this installation was found: set DATA_DIR and STORAGE_S3_… as its server has them, or go on with its rows alone by --without-files.`,
  )
}
