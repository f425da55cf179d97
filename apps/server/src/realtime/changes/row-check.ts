import { createHash } from 'node:crypto'
import type { Allowance, Caller, Database } from '../../database/database.ts'
import { DatabaseError } from '../../database/database-error.ts'
import type { Speaker } from '../speaker.ts'
import { type Change, rowJson, rowOf } from './change.ts'
import { type Filter, filterSql } from './filter.ts'
import { quoteIdentifier } from './identifier.ts'
import type { PublishedTable } from './published-table.ts'

const MOST_PREPARED = 100
/** Characters of rows in one statement. */
const MOST_AT_ONCE = 1_000_000
/** Single rows that may run into the time limit before the whole check is given up. */
const MOST_TIMEOUTS = 2
/**
 * A check that takes longer is given up. It passes no gate and is not charged to the subscriber, since its cost depends
 * on what others wrote; `Subscriptions` limits how many checks one user has and how long they take together.
 */
const ALLOWANCE: Allowance = { limitMs: 3_000, spend: () => undefined }
const TOO_DEEP = '54001'
const TIMED_OUT = '57014'

interface Row {
  id: string
  json: string
}

/** The conditions that each changed row is tested against. */
interface Question {
  caller: Caller
  text: string
  filter: Filter | undefined
}

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
    const rows = changes.map((change) => ({
      id: change.id,
      json: `{"id":"${change.id}","row":${escapeBrackets(rowJson(rowOf(change)))}}`,
    }))
    const readable = new Set<string>()
    for (const some of chunksOf(rows))
      for (const id of await this.#askOfAll({ caller, text, filter }, some)) readable.add(id)
    return readable
  }

  /** Anybody may write a row that cannot be checked: it must not keep the others from being told. */
  async #askOfAll(question: Question, rows: Row[]): Promise<string[]> {
    try {
      return await this.#ask(question, rows)
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
    }
    const readable: string[] = []
    let timeouts = 0
    for (const row of rows) {
      try {
        readable.push(...(await this.#ask(question, [row])))
      } catch (error) {
        const code = error instanceof DatabaseError ? error.code : undefined
        if (code === TIMED_OUT) timeouts += 1
        else if (code !== TOO_DEEP) throw error
        if (timeouts > MOST_TIMEOUTS) throw error
      }
    }
    return readable
  }

  async #ask({ caller, text, filter }: Question, rows: Row[]): Promise<string[]> {
    const name = this.#nameOf(text)
    const values = [`[${rows.map(({ json }) => json).join(',')}]`]
    if (filter) values.push(filter.values)
    const { rows: readable } = await this.#database.queryAs<{ id: string }>(
      caller,
      { text, values, readOnly: true, ...(name && { name }) },
      ALLOWANCE,
    )
    return readable.map(({ id }) => id)
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

/**
 * Brackets within JSON strings as escapes. The limit on nesting counts brackets without reading JSON, so those of
 * several texts together would pass for deep nesting.
 */
const escapeBrackets = (json: string): string => {
  let escaped = ''
  let [start, isText] = [0, false]
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charAt(at)
    if (character === '\\') at += 1
    else if (character === '"') isText = !isText
    else if (isText && BRACKETS.includes(character)) {
      escaped += `${json.slice(start, at)}\\u00${json.charCodeAt(at).toString(16)}`
      start = at + 1
    }
  }
  return escaped + json.slice(start)
}

const BRACKETS = '()[]{}'

const chunksOf = (rows: Row[]): Row[][] => {
  const chunks: Row[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const row of rows) {
    length += row.json.length
    if (length > MOST_AT_ONCE) {
      chunks.push([])
      length = row.json.length
    }
    chunks.at(-1)?.push(row)
  }
  return chunks
}
