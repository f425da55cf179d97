import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MigrationFolders, migrate } from '../database/migrate.ts'
import { readMigrations } from '../database/migration-files.ts'
import { dumpPglite, openPglite } from '../database/pglite.ts'
import { openPostgres } from '../database/postgres.ts'
import { platformMigrations } from '../platform-migrations.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The folders a started server would migrate from. */
export const testFolders: MigrationFolders = {
  platform: platformMigrations,
  product: join(root, 'supabase/migrations'),
}

/** Creates a migrated database to copy from; answers its name. */
export const createPostgresTemplate = async (url: string): Promise<string> => {
  const name = `template_${randomBytes(6).toString('hex')}`
  const server = await openPostgres({ url, connections: 1 })
  await server.execute(`create database ${name} encoding 'UTF8' template template0`)
  await server.close()
  const database = await openPostgres({ url: withDatabase(url, name), connections: 1 })
  await migrate(database, testFolders)
  await database.close()
  return name
}

/** Each test that loads the template reads all of it, and none asks the databases that others are made from. */
const SHRINK = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
]

/** Writes a migrated embedded database to a file to load from, once per state of the migrations. */
export const createPgliteTemplate = async (): Promise<string> => {
  const file = join(root, '.cache/test-databases', `pglite-${await fingerprint()}.tar`)
  if (existsSync(file)) return file
  const database = await openPglite({ initdb: ['--wal-segsize=1'] })
  await migrate(database, testFolders)
  for (const statement of SHRINK) await database.execute(statement)
  const dump = await dumpPglite(database)
  await database.close()
  await mkdir(dirname(file), { recursive: true })
  const partial = `${file}.${process.pid}`
  await writeFile(partial, dump)
  await rename(partial, file)
  return file
}

/**
 * A data folder with that database to copy from, once per state of the migrations. A copy takes less processor time than
 * PGlite needs to unpack the file.
 */
export const createPgliteFolder = async (): Promise<string> => {
  const file = await createPgliteTemplate()
  const folder = file.replace(/\.tar$/, '')
  if (existsSync(folder)) return folder
  const partial = `${folder}.${process.pid}`
  await mkdir(partial)
  const database = await openPglite({ directory: join(partial, 'database'), load: file })
  await database.close()
  await rename(partial, folder).catch(async (error: unknown) => {
    // Another process was quicker.
    if (!existsSync(folder)) throw error
    await rm(partial, { recursive: true })
  })
  return folder
}

export const withDatabase = (url: string, name: string) => {
  const target = new URL(url)
  target.pathname = `/${name}`
  return target.href
}

const fingerprint = async () => {
  const migrations = [
    ...(await readMigrations(testFolders.platform)),
    ...(await readMigrations(testFolders.product)),
  ]
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const version = await readFile(join(dirname(pglite), '../package.json'), 'utf8')
  const hash = createHash('sha256').update(version).update(SHRINK.join())
  for (const { version, sql } of migrations) hash.update(`${version}\0${sql}\0`)
  return hash.digest('hex').slice(0, 16)
}
