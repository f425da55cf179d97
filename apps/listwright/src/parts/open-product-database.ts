import { join } from 'node:path'
import { platformMigrations } from '@listwright/server'
import { openMigrated } from '../data/open-migrated.ts'
import type { Settings } from '../settings/env.ts'
import type { Cleanup } from '../take-down.ts'

/** Opens the database that the settings name, the embedded one by default, and brings it to this release. */
export const openProductDatabase = async (settings: Settings, cleanups: Cleanup[]) => {
  const database = await openMigrated(databaseOptions(settings), {
    platform: platformMigrations,
    product: join(settings.SUPABASE_DIR, 'migrations'),
  })
  cleanups.push(() => database.close())
  return database
}

const databaseOptions = (settings: Settings) => {
  const limits = {
    anon: settings.STATEMENT_TIMEOUT_ANON_MS,
    authenticated: settings.STATEMENT_TIMEOUT_AUTHENTICATED_MS,
    others: settings.STATEMENT_TIMEOUT_MS,
  }
  return settings.DATABASE_URL
    ? { url: settings.DATABASE_URL, connections: settings.DATABASE_CONNECTIONS, limits }
    : { directory: join(settings.DATA_DIR, 'database'), limits }
}
