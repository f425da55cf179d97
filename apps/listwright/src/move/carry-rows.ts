import type { Database, Transaction } from '@listwright/server'
import { Refusal } from '../refusal.ts'
import type { Table } from './carried-tables.ts'
import { copyRows, findNulls, sumRows } from './copy-rows.ts'
import type { MovedTable } from './moved-tables.ts'

interface Carry {
  source: Database
  target: Database
  targetTables: Table[]
  tables: MovedTable[]
}

/** What migrations themselves put into a new database. */
const FILLED_BY_MIGRATIONS = /^(public\.plans|storage\.buckets)$/

export const refuseUnlessEmpty = async (target: Transaction, tables: MovedTable[]) => {
  for (const { table } of tables) {
    if (FILLED_BY_MIGRATIONS.test(table)) continue
    const { rows } = await target.query(`select 1 as one from ${table} limit 1`)
    if (rows.length > 0) throw new Refusal(`The target is not empty: it has rows in ${table}.`)
  }
}

/**
 * Copies all rows and compares both sides, table by table. A PostgreSQL gets everything or nothing; what was written to
 * an embedded database that did not get everything is for the caller to throw away. Answers the sums of the tables.
 */
export const carryRows = async (carry: Carry): Promise<Record<string, string>> => {
  const { source, target } = carry
  const sums: Record<string, string> = {}
  await reading(source, (from) =>
    writing(target, async (to) => {
      const tables: MovedTable[] = []
      for (const moved of carry.tables) tables.push(await withDefaults(from, moved, carry))
      await withoutUserTriggers(to, carry, () => copyAll(from, to, tables))
      for (const moved of tables) sums[moved.table] = await compare(from, to, moved)
    }),
  )
  return sums
}

/** One snapshot of a server's database; nobody else uses an embedded one, and its transactions are short. */
const reading = (source: Database, work: (tx: Transaction) => Promise<void>) =>
  source.kind === 'pglite'
    ? work(source)
    : source.transaction(async (tx) => {
        await tx.execute(`set transaction isolation level repeatable read, read only; ${UNHURRIED}`)
        await work(tx)
      })

const writing = (target: Database, work: (tx: Transaction) => Promise<void>) =>
  target.kind === 'pglite'
    ? work(target)
    : target.transaction(async (tx) => {
        await tx.execute(UNHURRIED)
        await work(tx)
      })

/** A project gives its owner two minutes for a statement. */
const UNHURRIED = 'set local statement_timeout = 0'

/** Rows come as they are, without what triggers of their tables would make of them. */
const withoutUserTriggers = async (
  to: Transaction,
  { tables, targetTables }: Carry,
  work: () => Promise<void>,
) => {
  const own = targetTables.filter(
    ({ name, isOwned }) => isOwned && tables.some(({ table }) => table === name),
  )
  for (const { name } of own) await to.execute(`alter table ${name} disable trigger user`)
  await work()
  for (const { name, counted } of own) {
    for (const column of counted) await continueCounting(to, name, column)
    await to.execute(`alter table ${name} enable trigger user`)
  }
}

/** Supabase takes null in some columns of accounts that must have a value with us. */
const withDefaults = async (
  from: Transaction,
  moved: MovedTable,
  { targetTables }: Carry,
): Promise<MovedTable> => {
  const { table, columns, changed } = moved
  const { defaults = {} } = targetTables.find(({ name }) => name === table) ?? {}
  const candidates = columns.filter((column) => defaults[column] && !changed.includes(column))
  const empty = await findNulls(from, table, candidates)
  const nullDefaults = Object.fromEntries(
    empty.map((column) => [column, defaults[column] ?? 'null']),
  )
  return { ...moved, nullDefaults, changed: [...changed, ...empty] }
}

const copyAll = async (from: Transaction, to: Transaction, tables: MovedTable[]) => {
  const accounts = tables.filter(({ table }) => table.startsWith('auth.'))
  const others = tables.filter((moved) => !accounts.includes(moved))
  for (const moved of accounts) await copyRows(from, to, moved)
  // Where accounts belong to somebody else, their triggers have made rows that now come from the source.
  for (const { table } of others.toReversed()) await to.execute(`delete from ${table} where true`)
  for (const moved of others) await copyRows(from, to, moved)
}

const continueCounting = (to: Transaction, table: string, column: string) =>
  to.query(
    `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${column}), 0) + 1 from ${table}), false)`,
    [table, column],
  )

const compare = async (from: Transaction, to: Transaction, moved: MovedTable) => {
  const columns = moved.columns.filter((column) => !moved.changed.includes(column))
  const here = await sumRows(from, { ...moved, columns })
  const there = await sumRows(to, { ...moved, columns })
  if (here !== there) {
    throw new Error(`${moved.table} has ${here} here and ${there} there: nothing was moved`)
  }
  return here
}
