import { createHash } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import type { Speaker } from '../speaker.ts'
import { type Change, rowJson, rowOf } from './change.ts'
import { type Filter, filterSql } from './filter.ts'
import { quoteIdentifier } from './identifier.ts'
import type { PublishedTable } from './published-table.ts'

const MOST_PREPARED = 100

/**
 * Asks the database, as the subscriber, which of the changed rows they may read and want. The rows are judged as they
 * were written down, not as they are by now: what was another's at the time is not told to whoever got it later.
 */
export class RowCheck {
  readonly #database: Database
  readonly #names = new Map<string, string>()

  constructor(database: Database) {
    this.#database = database
  }

  /** The ids of those changes, all of one table. */
  async readable(
    { caller }: Speaker,
    table: PublishedTable,
    changes: Change[],
    filter: Filter | undefined,
  ): Promise<Set<string>> {
    if (!table.columns.some(({ readers }) => readers.includes(caller.role))) return new Set()
    const conditions = [table.conditions[caller.role]]
    if (filter) conditions.push(filterSql(filter, table, caller.role, '$2'))
    const text = checkSql(table, conditions)
    const rows = changes.map((change) => `{"id":"${change.id}","row":${rowJson(rowOf(change))}}`)
    const name = this.#nameOf(text)
    const { rows: readable } = await this.#database.queryAs<{ id: string }>(caller, {
      text,
      values: [`[${rows.join(',')}]`, ...(filter ? [filter.values] : [])],
      readOnly: true,
      ...(name && { name }),
    })
    return new Set(readable.map(({ id }) => id))
  }

  /** Clients choose filters, so the number of texts that stay prepared has an end. */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MOST_PREPARED) return known
    const name = `changes-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
    this.#names.set(text, name)
    return name
  }
}

/** The row bears the table's name, which is what policies call it. */
const checkSql = ({ schema, name }: PublishedTable, conditions: string[]) =>
  `select change.id from jsonb_to_recordset($1::jsonb) as change (id text, "row" jsonb)
   where exists (
     select from jsonb_populate_record(null::${quoteIdentifier(schema)}.${quoteIdentifier(name)}, change."row")
       as ${quoteIdentifier(name)}
     where ${conditions.map((condition) => `(${condition})`).join(' and ')}
   )`
