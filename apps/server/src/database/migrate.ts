import type { Database, Transaction } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { type Migration, readMigrations } from './migration-files.ts'

export interface MigrationFolders {
  /** Roles and schemas that hosted Supabase brings along. */
  platform: string
  /** The product's own tables. */
  product: string
}

// Any constant will do, as long as every process that migrates takes the same.
const LOCK = 7_326_110_953
/** How often a migration is tried that got into a deadlock with requests. */
const TRIES = 5

/** Applies what is new in both folders, each file in a transaction; returns the versions applied. */
export const migrate = async (database: Database, folders: MigrationFolders): Promise<string[]> => {
  const platform = await readMigrations(folders.platform)
  const product = await readMigrations(folders.product)
  const applied = [
    ...(await apply(database, 'platform', platform)),
    ...(await apply(database, 'supabase_migrations', product)),
  ]
  // Processes that already run learn of new tables as PostgREST would.
  if (applied.length > 0) await database.query("select pg_notify('pgrst', 'reload schema')")
  return applied
}

/** The versions that `migrate` would apply. */
export const pendingMigrations = async (
  database: Database,
  folders: MigrationFolders,
): Promise<string[]> => [
  ...(await pendingOf(database, 'platform', await readMigrations(folders.platform))),
  ...(await pendingOf(database, 'supabase_migrations', await readMigrations(folders.product))),
]

const pendingOf = async (database: Database, schema: string, migrations: Migration[]) => {
  const { rows } = await database.query<{ exists: boolean }>(
    'select to_regclass($1) is not null as exists',
    [`${schema}.schema_migrations`],
  )
  const recorded = rows[0]?.exists ? await readHistory(database, schema) : new Map()
  return migrations.map(({ version }) => version).filter((version) => !recorded.has(version))
}

const apply = async (database: Database, schema: string, migrations: Migration[]) => {
  const recorded = await locked(database, async (tx) => {
    await prepareHistory(tx, schema)
    return readHistory(tx, schema)
  })
  refuseEditedHistory(migrations, recorded)
  const applied: string[] = []
  for (const migration of migrations) {
    if (recorded.has(migration.version)) continue
    if (await applyDespiteDeadlocks(database, schema, migration)) applied.push(migration.version)
  }
  return applied
}

/**
 * Servers of the previous release may use the same tables. If PostgreSQL ends the migration to resolve a deadlock, it is
 * tried again.
 */
const applyDespiteDeadlocks = async (database: Database, schema: string, migration: Migration) => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await applyOne(database, schema, migration)
    } catch (error) {
      if (tried === TRIES || !isDeadlock(error)) throw error
    }
  }
}

const isDeadlock = (error: unknown) =>
  error instanceof MigrationFailed &&
  error.cause instanceof DatabaseError &&
  error.cause.code === '40P01'

const applyOne = async (database: Database, schema: string, { version, name, sql }: Migration) =>
  locked(database, async (tx) => {
    // Another process may have applied it while this one waited for the lock.
    if ((await readHistory(tx, schema)).has(version)) return false
    await tx.execute(sql).catch((error: unknown) => {
      throw describeFailure(error, `${version}_${name}.sql`)
    })
    await tx.query(
      `insert into ${schema}.schema_migrations (version, name, statements)
       values ($1, $2, array[$3]::text[])`,
      [version, name, sql],
    )
    return true
  })

const locked = <T>(database: Database, work: (tx: Transaction) => Promise<T>) =>
  database.transaction(
    async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
      return work(tx)
    },
    { statementLimitMs: 0 },
  )

const prepareHistory = (tx: Transaction, schema: string) =>
  tx.execute(`
    create schema if not exists ${schema};
    create table if not exists ${schema}.schema_migrations (
      version text primary key, statements text[], name text
    );
  `)

const readHistory = async (tx: Transaction, schema: string) => {
  const { rows } = await tx.query<{ version: string; statements: string[] | null }>(
    `select version, statements from ${schema}.schema_migrations`,
  )
  return new Map(rows.map(({ version, statements }) => [version, statements]))
}

/** A migration file was changed after this database had applied it. */
export class EditedMigration extends Error {}

const refuseEditedHistory = (migrations: Migration[], recorded: Map<string, string[] | null>) => {
  for (const { version, name, sql } of migrations) {
    const statements = recorded.get(version)
    if (statements && essence(statements.join('')) !== essence(sql)) {
      throw new EditedMigration(
        `The migration ${version}_${name}.sql was changed after it had been applied to this database: restore it and put the change into a new migration.`,
      )
    }
  }
}

/** Supabase's own tools record the statements one by one, without what separates them. */
const essence = (sql: string) => sql.replace(/[\s;]+/g, '')

/** A migration that this database refuses; nothing of it was applied. */
export class MigrationFailed extends Error {}

const describeFailure = (error: unknown, file: string) =>
  error instanceof DatabaseError
    ? new MigrationFailed(`The migration ${file} failed: ${error.message}`, { cause: error })
    : error
