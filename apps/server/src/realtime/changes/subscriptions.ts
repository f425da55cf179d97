import type { Allowance, Database } from '../../database/database.ts'
import { DatabaseError } from '../../database/database-error.ts'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import { isExpired, type Speaker } from '../speaker.ts'
import { type Binding, readBinding, wants } from './binding.ts'
import { type Change, renderChange } from './change.ts'
import { type Filter, FilterError, filterSql } from './filter.ts'
import { HolderFilters, holderOf } from './holder-filters.ts'
import { quoteIdentifier } from './identifier.ts'
import type { PublishedTable } from './published-table.ts'
import { RowCheck } from './row-check.ts'

/** Who is told of changes. */
export interface Subscriber {
  readonly speaker: Speaker
  /** The changed row as JSON, and for which wishes it is. */
  tell(ids: number[], data: string): void
  /** Nothing more will be told. */
  fail(message: string): void
  /** Changes were missed and cannot be listed: the client has to subscribe and read again. */
  startOver(): void
}

interface Published {
  relation: string
  schema_name: string
  table_name: string
}

interface Deps {
  database: Database
  /** Of one user. */
  mostFilters: number
  /** Changes could not be told to an audience for a reason that nobody foresaw. */
  onFailure(cause: unknown): void
}

/** Subscribers of one speaker: what one of them may read, all may. */
interface Audience {
  speaker: Speaker
  members: Map<Subscriber, Binding[]>
}

/** Checks that may be under way at a time, so that requests get their turns in between. */
const CHECKS_AT_ONCE = 3

/** How long the checks of one holder may take for the changes that are told together. */
const LONGEST_CHECKS_MS = 5_000

/** Which channel wants to know of which tables, and tells it. */
export class Subscriptions {
  readonly #database: Database
  readonly #check: RowCheck
  readonly #bySubscriber = new Map<Subscriber, Binding[]>()
  readonly #byTable = new Map<string, Set<Subscriber>>()

  readonly #filters = new HolderFilters()
  readonly #mostFilters: number
  readonly #onFailure: (cause: unknown) => void

  constructor({ database, mostFilters, onFailure }: Deps) {
    this.#database = database
    this.#mostFilters = mostFilters
    this.#onFailure = onFailure
    this.#check = new RowCheck(database)
  }

  get size() {
    return this.#bySubscriber.size
  }

  subscribers(): Subscriber[] {
    return [...this.#bySubscriber.keys()]
  }

  /** Throws a FilterError for wishes that cannot be met. */
  async prepare(given: unknown[], speaker: Speaker, allowance?: Allowance): Promise<Binding[]> {
    const { role } = speaker.caller
    const bindings = given.map((each) => readBinding(each, role))
    const published = await this.#publication()
    for (const binding of bindings) {
      const tables = published.filter(({ schema_name: schema, table_name: name }) =>
        covers(binding, { schema, name }),
      )
      if (tables.length === 0) throw new FilterError(notPublished(binding))
      if (binding.filter) await this.#tryFilter(binding, speaker, tables, allowance)
    }
    return bindings
  }

  /** Throws a FilterError if the holder would have too many filters. */
  add(subscriber: Subscriber, bindings: Binding[]) {
    // Each filter is a query of its own whenever something changes.
    const most = this.#mostFilters
    if (!this.#filters.add(subscriber, bindings, most)) throw new FilterError(tooManyFilters(most))
    this.#bySubscriber.set(subscriber, bindings)
    for (const { schema, table } of bindings) {
      const key = tableKey(schema, table)
      this.#byTable.set(key, (this.#byTable.get(key) ?? new Set()).add(subscriber))
    }
  }

  remove(subscriber: Subscriber) {
    for (const { schema, table } of this.#bySubscriber.get(subscriber) ?? []) {
      const key = tableKey(schema, table)
      const subscribers = this.#byTable.get(key)
      subscribers?.delete(subscriber)
      if (subscribers?.size === 0) this.#byTable.delete(key)
    }
    this.#bySubscriber.delete(subscriber)
    this.#filters.remove(subscriber)
  }

  async deliver(changes: Change[]) {
    const tables = await this.#describe(new Set(changes.map(({ relation }) => relation)))
    const audiences = this.#audiencesOf([...tables.values()])
    const rendered = new Map<string, string>()
    // The checks of one holder come one after the other and within a time, so that they delay others only for so long.
    const queue = byHolder(audiences).values()
    const work = async () => {
      for (const own of queue) {
        const until = performance.now() + LONGEST_CHECKS_MS
        for (const audience of own) await this.#tell(audience, changes, tables, rendered, until)
      }
    }
    await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, work))
  }

  /** As it is now; new tables begin to be watched. */
  async #publication(): Promise<Published[]> {
    const { rows } = await this.#database.transaction((tx) =>
      tx.query<Published>(
        'select relation::text as relation, schema_name, table_name from realtime.watch_publication()',
      ),
    )
    return rows
  }

  /** A value that does not fit the column's type is refused now, not at the first change. */
  async #tryFilter(
    { filter }: Binding,
    speaker: Speaker,
    published: Published[],
    allowance?: Allowance,
  ) {
    const relations = new Set(published.map(({ relation }) => relation))
    for (const table of (await this.#describe(relations)).values()) {
      if (!filter) return
      const sql = filterSql(filter, table, speaker.caller.role, '$1')
      const [schema, name] = [quoteIdentifier(table.schema), quoteIdentifier(table.name)]
      const text = `select count(*) from jsonb_populate_record(null::${schema}.${name}, '{}') as ${name} where ${sql}`
      await this.#database
        .queryAs(speaker.caller, { text, values: [filter.values], readOnly: true }, allowance)
        .catch((error: unknown) => {
          throw error instanceof DatabaseError ? new FilterError(error.message) : error
        })
    }
  }

  async #describe(relations: Set<string>): Promise<Map<string, PublishedTable>> {
    const { rows } = await this.#database.query<{ table: PublishedTable | null }>(
      `select realtime.describe_table(relation::oid) as table
       from jsonb_array_elements_text($1::jsonb) as relation`,
      [JSON.stringify([...relations])],
    )
    return new Map(rows.flatMap(({ table }) => (table ? [[table.relation, table]] : [])))
  }

  #audiencesOf(tables: PublishedTable[]): Audience[] {
    const audiences = new Map<string, Audience>()
    const subscribers = new Set(
      tables.flatMap(({ schema, name }) => [
        ...(this.#byTable.get(tableKey(schema, name)) ?? []),
        ...(this.#byTable.get(tableKey(schema, '*')) ?? []),
        ...(this.#byTable.get(tableKey('*', name)) ?? []),
        ...(this.#byTable.get(tableKey('*', '*')) ?? []),
      ]),
    )
    for (const subscriber of subscribers) {
      const { speaker } = subscriber
      const audience = audiences.get(speaker.key) ?? { speaker, members: new Map() }
      audience.members.set(subscriber, this.#bySubscriber.get(subscriber) ?? [])
      audiences.set(speaker.key, audience)
    }
    return [...audiences.values()]
  }

  async #tell(
    { speaker, members }: Audience,
    changes: Change[],
    tables: Map<string, PublishedTable>,
    rendered: Map<string, string>,
    until: number,
  ) {
    if (isExpired(speaker)) return
    try {
      const bindings = [...members.values()].flat()
      const readable = await this.#readable(speaker, bindings, changes, tables, until)
      for (const change of changes) {
        const table = tables.get(change.relation)
        if (!table) continue
        for (const [subscriber, bindings] of members) {
          // It may have left, or speak for somebody else by now.
          if (!this.#bySubscriber.has(subscriber) || subscriber.speaker.key !== speaker.key)
            continue
          const met = bindings.filter(
            (binding) =>
              covers(binding, table) &&
              wants(binding, change) &&
              readable.get(checkKey(table, binding))?.has(change.id),
          )
          if (met.length === 0) continue
          const select = selectedBy(met)
          const key = `${change.id} ${speaker.caller.role} ${JSON.stringify(select ?? null)}`
          const data = rendered.get(key) ?? renderChange(change, table, speaker.caller.role, select)
          rendered.set(key, data)
          subscriber.tell([...new Set(met.map(({ id }) => id))], data)
        }
      }
    } catch (error) {
      // The database's own absence is noticed by whoever reads the changes.
      const isForeseen =
        isRefusal(error) ||
        error instanceof ChecksTookTooLong ||
        error instanceof DatabaseUnavailable
      if (!isForeseen) this.#onFailure(error)
      for (const subscriber of members.keys()) {
        this.remove(subscriber)
        if (isRefusal(error)) subscriber.fail(error.message)
        else subscriber.startOver()
      }
    }
  }

  /** By table and filter: what the speaker may read and the filter lets through. */
  async #readable(
    speaker: Speaker,
    bindings: Binding[],
    changes: Change[],
    tables: Map<string, PublishedTable>,
    until: number,
  ) {
    const readable = new Map<string, Set<string>>()
    for (const table of tables.values()) {
      const ofTable = changes.filter(({ relation }) => relation === table.relation)
      const covering = bindings.filter((binding) => covers(binding, table))
      for (const [key, { filter, events }] of byCheck(table, covering)) {
        const wanted = ofTable.filter(({ type }) => events.has('*') || events.has(type))
        if (wanted.length === 0) continue
        if (performance.now() > until) throw new ChecksTookTooLong()
        readable.set(key, await this.#check.readable(speaker, table, wanted, filter))
      }
    }
    return readable
  }
}

/** Makes all clients subscribe again and read what they missed. */
class ChecksTookTooLong extends Error {}

const isRefusal = (error: unknown): error is DatabaseError | FilterError =>
  error instanceof DatabaseError || error instanceof FilterError

interface Check {
  filter: Filter | undefined
  events: Set<Binding['event']>
}

const byCheck = (table: PublishedTable, bindings: Binding[]): Map<string, Check> => {
  const checks = new Map<string, Check>()
  for (const binding of bindings) {
    const key = checkKey(table, binding)
    const known = checks.get(key)
    if (known) known.events.add(binding.event)
    else checks.set(key, { filter: binding.filter, events: new Set([binding.event]) })
  }
  return checks
}

const byHolder = (audiences: Audience[]): Map<string, Audience[]> => {
  const holders = new Map<string, Audience[]>()
  for (const audience of audiences) {
    const holder = holderOf(audience.speaker)
    const own = holders.get(holder)
    if (own) own.push(audience)
    else holders.set(holder, [audience])
  }
  return holders
}

const tableKey = (schema: string, table: string) => `${schema}\n${table}`
const checkKey = ({ relation }: PublishedTable, { filterText }: Binding) =>
  `${relation}\n${filterText}`

const covers = (binding: Binding, { schema, name }: Pick<PublishedTable, 'schema' | 'name'>) =>
  (binding.schema === '*' || binding.schema === schema) &&
  (binding.table === '*' || binding.table === name)

/** The union of the columns that the subscribers selected; undefined when one of them selected all. */
const selectedBy = (bindings: Binding[]) =>
  bindings.some(({ select }) => !select)
    ? undefined
    : [...new Set(bindings.flatMap(({ select }) => select ?? []))]

const tooManyFilters = (most: number) =>
  `Too many filters: one user may listen with ${most} different ones at a time`

const notPublished = ({ event, schema, table, filterText }: Binding) =>
  `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [event: ${event}, schema: ${schema}, table: ${table}, filters: [${filterText}]]`
