import { mkdir } from 'node:fs/promises'

const REASONS: Record<string, string> = {
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of that path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk is read-only',
}

/** The data folder can be neither found nor made. */
export class DataFolderUnusable extends Error {
  constructor(directory: string, reason: string) {
    super(
      `The data folder ${directory} cannot be used, because ${reason}: choose another folder with DATA_DIR.`,
    )
    this.name = 'DataFolderUnusable'
  }
}

/** Creates the data folder if it does not exist, readable by its owner only. */
export const makeDataFolder = async (directory: string): Promise<void> => {
  await mkdir(directory, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    const reason = REASONS[error.code ?? '']
    throw reason ? new DataFolderUnusable(directory, reason) : error
  })
}
