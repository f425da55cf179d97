import { setTimeout as sleep } from 'node:timers/promises'
import { SecretBox, type Transaction } from '@listwright/server'
import { Refusal } from '../refusal.ts'
import { readTables } from './carried-tables.ts'
import { type CarriedFiles, carryFiles, type FileMove } from './carry-files.ts'
import { carryRows, refuseUnlessEmpty } from './carry-rows.ts'
import { movedTables, TOKENS } from './moved-tables.ts'
import type { Side } from './open-side.ts'

export interface Moved {
  /** Rows and their hash, for each table; the same on both sides. */
  sums: Record<string, string>
  files: CarriedFiles
  /** What the operator should know. */
  notes: string[]
}

interface Move {
  source: Side
  target: Side
  /** Nothing where both sides share their files. */
  files?: FileMove
  /** Seals second factors on the side that is not Supabase. */
  encryptionKey: string
}

/** Carries accounts, rows and files to an empty target. Files go first: they can be carried again, rows come all at once. */
export const moveInstallation = async (move: Move): Promise<Moved> => {
  const { source, target } = move
  const targetTables = await readTables(target.database)
  const tables = movedTables(
    { isSupabase: source.isSupabase, tables: await readTables(source.database) },
    { isSupabase: target.isSupabase, tables: targetTables },
    new SecretBox(move.encryptionKey),
  )
  await refuseUnlessEmpty(target.database, tables)
  const files = move.files
    ? await carryFiles(source.database, move.files)
    : { count: 0, missing: [] }
  const sums = await carryRows({
    source: source.database,
    target: target.database,
    targetTables,
    tables,
  })
  const notes = target.isSupabase
    ? [
        ...(await carryOwners(source.database, target.database)),
        'Sessions, pending links and recovery codes stay behind: people sign in again with their password and code.',
      ]
    : source.isSupabase
      ? await leftBehind(source.database)
      : []
  return { sums, files, notes }
}

/** What a project keeps in a form of its own, in words, where there is any. */
const leftBehind = async (project: Transaction): Promise<string[]> => {
  const { rows } = await project.query<Record<'factors' | 'sessions' | 'links', number>>(`
    select
      (select count(*)::int from auth.mfa_factors where factor_type <> 'totp') as factors,
      (select count(*)::int from auth.sessions) as sessions,
      (
        select count(*)::int from auth.users
        where '' <> concat(${TOKENS.join(', ')})
      ) as links
  `)
  const { factors = 0, sessions = 0, links = 0 } = rows[0] ?? {}
  return [
    ...(factors > 0
      ? [
          `${factors} second factors by phone or security key stay behind: their owners add an authenticator app.`,
        ]
      : []),
    ...(sessions > 0 ? [`${sessions} sessions stay behind: people sign in again.`] : []),
    ...(links > 0
      ? [`The mailed links of ${links} accounts stay behind: they ask for new ones.`]
      : []),
  ]
}

interface ObjectOwner {
  bucket_id: string
  name: string
  owner_id: string | null
}

/** The storage API makes every file its caller's. */
const carryOwners = async (source: Transaction, target: Transaction): Promise<string[]> => {
  const { rows } = await source.query<ObjectOwner>(
    'select bucket_id, name, owner_id from storage.objects where owner_id is not null',
  )
  try {
    await target.query(
      `update storage.objects o set owner_id = given.owner_id
       from json_to_recordset($1::json) as given (bucket_id text, name text, owner_id text)
       where o.bucket_id = given.bucket_id and o.name = given.name`,
      [JSON.stringify(rows)],
    )
    return []
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '42501')) throw error
    return ['The project does not let its owner say whose files are whose: all belong to nobody.']
  }
}

const PATIENCE_MS = 3_000
const PAUSE_MS = 250

/** Nobody may write to the source while it is read, or what they write would be lost. */
export const refuseWhileServed = async ({ database, isSupabase }: Side): Promise<void> => {
  if (isSupabase || database.kind === 'pglite') return
  // The connections of a server that has just stopped may still be there.
  const deadline = Date.now() + PATIENCE_MS
  while (await isInUse(database)) {
    if (Date.now() > deadline) {
      throw new Refusal(
        'Somebody else is connected to the database to move from: stop every server that uses it first.',
      )
    }
    await sleep(PAUSE_MS)
  }
}

const isInUse = async (database: Transaction) => {
  const { rows } = await database.query(`
    select 1 as one from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    limit 1
  `)
  return rows.length > 0
}
