import { join } from 'node:path'
import {
  type Database,
  DatabaseUnusable,
  migrate,
  openDatabase,
  openPglite,
  pendingMigrations,
  platformMigrations,
} from '@listwright/server'
import { Refusal } from '../refusal.ts'

/** Where an installation is, or shall be. */
export interface Side {
  database: Database
  /** Whether auth and storage are Supabase's own services, which keep some things in another way. */
  isSupabase: boolean
}

const NO_LIMITS = { others: 0 }

/** An embedded database, whose folder is locked already. */
export const openEmbeddedSide = async (dataDir: string): Promise<Side> => ({
  database: await openPglite({ directory: join(dataDir, 'database'), limits: NO_LIMITS }),
  isSupabase: false,
})

/** A PostgreSQL, ours or a Supabase project's. Over one connection, so that others can be told from it. */
export const openServerSide = async (url: string): Promise<Side> => {
  const database = await openDatabase({ url, connections: 1, limits: NO_LIMITS }).catch(
    (error: unknown) => {
      if (!(error instanceof DatabaseUnusable)) throw error
      throw new Refusal(error.message.replace('DATABASE_URL', new URL(url).host), { cause: error })
    },
  )
  const { rows } = await database.query<{ answer: boolean }>(
    `select to_regclass('auth.users') is not null and to_regclass('platform.schema_migrations') is null as answer`,
  )
  return { database, isSupabase: rows[0]?.answer ?? false }
}

/** Both sides must have the tables of this release. A project's are made by its own tool. */
export const requireRelease = async (side: Side, product: string, isTarget: boolean) => {
  const platform = side.isSupabase ? join(product, 'none') : platformMigrations
  const folders = { platform, product }
  const pending = await pendingMigrations(side.database, folders)
  if (pending.length === 0) return
  if (side.isSupabase) {
    throw new Refusal(
      `The project lacks ${pending.length} migrations of this release: apply them with \`supabase db push\` first.`,
    )
  }
  if (!isTarget) {
    throw new Refusal(
      'The installation to move is of an older release: start this one on it once, so that it is upgraded.',
    )
  }
  await migrate(side.database, folders)
}
