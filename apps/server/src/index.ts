/** The public interface of the server; everything else is internal. */
export { letters } from './auth/mails/letters.ts'
export type { Mailer } from './auth/mails/mailer.ts'
export { SecretBox } from './auth/secrets.ts'
export {
  type AuthSettings,
  authSettings,
  defaultLimits,
  type Limit,
  type ProviderSettings,
} from './auth/settings.ts'
export { createPages } from './create-pages.ts'
export { createServer, type Server } from './create-server.ts'
export type { Caller, Database, Transaction } from './database/database.ts'
export {
  EditedMigration,
  MigrationFailed,
  type MigrationFolders,
  migrate,
  pendingMigrations,
} from './database/migrate.ts'
export { DatabaseUnusable, openDatabase } from './database/open-database.ts'
export { copyPglite, openPglite } from './database/pglite.ts'
export { openPostgres } from './database/postgres.ts'
export { tracedDatabase } from './database/traced-database.ts'
export { readVerifySettings } from './functions/function-settings.ts'
export { openFunctions, type Report } from './functions/open-functions.ts'
export { type TrustedProxies, trustProxies } from './http/client-address.ts'
export { safeHeaders } from './http/security-headers.ts'
export { staticSite } from './http/static-site.ts'
export { readWebFiles, WebFile } from './http/web-files.ts'
export { ApiKeys, newPublishableKey, newSecretKey } from './keys/api-keys.ts'
export { KeyRing, KeyUnusable, newSigningKey, secretKey } from './keys/key-ring.ts'
export { AddressUnusable, type ListenOptions, listen, PortTaken } from './listen.ts'
export { createLogger } from './logger.ts'
export { Metrics } from './metrics/metrics.ts'
export { platformMigrations } from './platform-migrations.ts'
export { DiskFiles } from './storage/files/disk-files.ts'
export { FileMissing, type FileStore, FileStoreFailed } from './storage/files/file-store.ts'
export { S3Files } from './storage/files/s3-files.ts'
export { openStorage, type Storage } from './storage/storage.ts'
export type { Span, SpanOptions, Tracing } from './tracing.ts'
