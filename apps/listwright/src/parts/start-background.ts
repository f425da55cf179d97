import { join } from 'node:path'
import type { Sandbox } from '@listwright/sandbox'
import { type createLogger, type Database, openStorage, type SecretBox } from '@listwright/server'
import { keptFiles } from '../data/kept-files.ts'
import { startHousekeeping } from '../housekeeping.ts'
import { mailTransport } from '../mail/mail-transport.ts'
import { startOutbox } from '../mail/outbox-worker.ts'
import type { Settings } from '../settings/env.ts'
import type { Cleanup } from '../take-down.ts'

interface Background {
  log: ReturnType<typeof createLogger>
  database: Database
  seal: SecretBox
  encryptionKey: string
  sandbox: Sandbox | undefined
}

/**
 * Starts what works without being asked: the outbox sends mails, housekeeping runs hourly, and storage removes files that
 * have no row. Resolves to the storage.
 */
export const startBackground = async (
  settings: Settings,
  { log, database, seal, encryptionKey, sandbox }: Background,
  cleanups: Cleanup[],
) => {
  const outbox = await startOutbox({
    database,
    seal,
    transport: mailTransport(settings, sandbox),
    productName: settings.APP_NAME,
    log: (message, { mailId, cause }) => log.error({ err: cause, mailId }, message),
  })
  cleanups.push(outbox.stop)
  const housekeeping = startHousekeeping(database, (cause) =>
    log.error({ err: cause }, 'housekeeping failed'),
  )
  cleanups.push(housekeeping.stop)
  const storage = await openStorage({
    database,
    // Beside the database, or in S3; while files are received they are in the data folder in either case.
    files: keptFiles(settings),
    incoming: join(settings.DATA_DIR, 'files/incoming'),
    secret: encryptionKey,
    isAlone: !settings.DATABASE_URL,
    fileSizeLimit: settings.STORAGE_FILE_SIZE_LIMIT,
    onError: (cause) => log.error({ err: cause }, 'removing files failed'),
  })
  cleanups.push(storage.close)
  return storage
}
