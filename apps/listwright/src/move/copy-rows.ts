import type { Transaction } from '@listwright/server'

type Row = Record<string, unknown>

export interface TableCopy {
  /** Schema and name, quoted. */
  table: string
  /** Those that both sides have. */
  columns: string[]
  /** Which rows go; all without it. */
  where?: string
  /** By column, the SQL value that replaces null where the other side does not accept null. */
  nullDefaults?: Record<string, string>
  /** Makes a row what the other side expects. */
  change?: (row: Row) => Row
}

const BATCH = 200

/**
 * Copies rows as JSON, which keeps every value of ours exactly. A cursor that outlives transactions serves both kinds of
 * source: a snapshot of PostgreSQL, and the embedded database that nobody else uses.
 */
export const copyRows = async (source: Transaction, target: Transaction, copy: TableCopy) => {
  const { table, columns, change, nullDefaults = {} } = copy
  const values = columns.map((column) =>
    nullDefaults[column] ? `coalesce(${column}, ${nullDefaults[column]})` : column,
  )
  await source.execute(
    `declare carried cursor with hold for select row_to_json(r)::text as row from (${selection(copy)}) r`,
  )
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${BATCH} from carried`)
    if (rows.length === 0) break
    const texts = rows.map(({ row }) => (change ? JSON.stringify(change(JSON.parse(row))) : row))
    await target.query(
      `insert into ${table} (${columns.join(', ')}) overriding system value
       select ${values.join(', ')} from json_populate_recordset(null::${table}, $1::json)`,
      [`[${texts.join(',')}]`],
    )
  }
  await source.execute('close carried')
}

/** Those of the columns that have no value in some row. */
export const findNulls = async (side: Transaction, table: string, columns: string[]) => {
  const answers = columns.map((column) => `coalesce(bool_or(${column} is null), false)`)
  const { rows } = await side.query<{ answers: boolean[] }>(
    `select json_build_array(${answers.join(', ')}) as answers from ${table}`,
  )
  return columns.filter((_, index) => rows[0]?.answers[index])
}

/** How many rows there are, and a hash of them all that does not depend on their order. */
export const sumRows = async (side: Transaction, copy: TableCopy): Promise<string> => {
  const { rows } = await side.query<{ sum: string }>(`
    select count(*) || ' rows, ' || coalesce(md5(string_agg(h, '' order by h collate "C")), '-') as sum
    from (select md5(row_to_json(r)::text) as h from (${selection(copy)}) r) as hashes
  `)
  return rows[0]?.sum ?? ''
}

const selection = ({ table, columns, where }: TableCopy) =>
  `select ${columns.join(', ')} from ${table}${where ? ` where ${where}` : ''}`
