import { openPglite, SecretBox, type Transaction } from '@listwright/server'
import type { Manifest } from './manifest.ts'

export interface DatabaseState extends Pick<Manifest, 'migrations' | 'tables'> {
  postgres: string
  /** The names of the files that objects have. */
  files: string[]
}

/** Opens the embedded database of a folder that nobody else uses, and says what it holds. */
export const readDatabaseState = async (
  directory: string,
  encryptionKey: string,
): Promise<DatabaseState> => {
  const database = await openPglite({ directory, limits: { others: 0 } })
  try {
    await openSecrets(database, new SecretBox(encryptionKey))
    return {
      postgres: await single(database, 'show server_version'),
      migrations: {
        platform: await versionsOf(database, 'platform'),
        product: await versionsOf(database, 'supabase_migrations'),
      },
      tables: await countRows(database),
      files: await column(
        database,
        'select version from storage.objects where version is not null order by 1',
      ),
    }
  } finally {
    await database.close()
  }
}

/** Throws where second factors were sealed with another key: nobody who has one could sign in. */
export const openSecrets = async (database: Transaction, seal: SecretBox) => {
  const sealed = await column(
    database,
    "select secret from auth.mfa_factors where factor_type = 'totp' and secret is not null",
  )
  for (const secret of sealed) seal.open(secret)
}

const versionsOf = (database: Transaction, schema: string) =>
  column(database, `select version from ${schema}.schema_migrations order by 1`)

const countRows = async (database: Transaction) => {
  const names = await column(
    database,
    `select format('%I.%I', n.nspname, c.relname)
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
     order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const name of names) {
    counts[name] = Number(await single(database, `select count(*)::text from ${name}`))
  }
  return counts
}

const single = async (database: Transaction, sql: string) => (await column(database, sql))[0] ?? ''

const column = async (database: Transaction, sql: string): Promise<string[]> => {
  const { rows } = await database.query<Record<string, string>>(sql)
  return rows.flatMap((row) => Object.values(row))
}
