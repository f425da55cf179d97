import type { Database } from '../database/database.ts'
import type { FileStore } from './files/file-store.ts'
import { LooseFiles } from './files/loose-files.ts'
import { gatedDatabase } from './gated-database.ts'
import { UploadSlots } from './intake/upload-slots.ts'
import { storageRoutes } from './routes.ts'
import { SignedPaths } from './signed-paths.ts'

export interface StorageOptions {
  /** Migrated. */
  database: Database
  files: FileStore
  /** A folder of this machine for files while they are received; made if it is not there. */
  incoming: string
  /** Signed addresses are signed with a key derived from it: the same for all processes. */
  secret: string
  /** Whether no other process works with the same database and files. */
  isAlone: boolean
  fileSizeLimit?: number
  onError?(cause: unknown): void
}

export interface Storage {
  routes: ReturnType<typeof storageRoutes>
  /** Stops removing files, for a backup. Resolves to a function that lets removal go on. */
  holdFiles(): Promise<() => void>
  /** Ends the work in the background. */
  close(): Promise<void>
}

const FIFTY_MEBIBYTES = 52_428_800
const HOUR_MS = 60 * 60_000

/**
 * Supabase's storage over a database and a place for files. What a process left that died is removed first.
 *
 * @example
 * const storage = await openStorage({ database, files: new DiskFiles('files'), incoming: 'incoming', secret, isAlone: true })
 * const server = createServer({ …, storage })
 */
export const openStorage = async (options: StorageOptions): Promise<Storage> => {
  const { database, files, incoming, onError = () => undefined } = options
  const looseFiles = new LooseFiles({ database, files, incoming, onError })
  await looseFiles.recover(options.isAlone)
  // Said by the database, since rows also go with an account or with what they belong to.
  const unlisten = await database.listen('storage_files', () => looseFiles.tidySoon())
  const timer = setInterval(() => looseFiles.tidySoon(), HOUR_MS)
  timer.unref()
  return {
    routes: storageRoutes({
      database: gatedDatabase(database),
      files,
      looseFiles,
      incoming,
      signedPaths: new SignedPaths(options.secret),
      slots: new UploadSlots(),
      fileSizeLimit: options.fileSizeLimit ?? FIFTY_MEBIBYTES,
    }),
    holdFiles: () => looseFiles.hold(),
    async close() {
      clearInterval(timer)
      await unlisten()
      await looseFiles.settled()
    },
  }
}
