import type { FileStore } from './files/file-store.ts'
import type { LooseFiles } from './files/loose-files.ts'
import type { StorageDatabase } from './gated-database.ts'
import type { UploadSlots } from './intake/upload-slots.ts'
import type { SignedPaths } from './signed-paths.ts'

/** What every endpoint works with. */
export interface StorageDeps {
  database: StorageDatabase
  files: FileStore
  looseFiles: LooseFiles
  signedPaths: SignedPaths
  slots: UploadSlots
  /** Where files lie while they are received. */
  incoming: string
  /** The most bytes that any file may have. */
  fileSizeLimit: number
}
