import { randomUUID } from 'node:crypto'
import type { Allowance, Database } from '../database/database.ts'
import { Turns } from '../database/turns.ts'
import { withinAllowance } from '../database/within-allowance.ts'
import { Rounds } from './rounds.ts'

/** On one topic: everybody there is told of everybody. */
const MOST_PRESENT = 200

/** One tracked payload of one member. */
interface Presence {
  id: string
  key: string
  ref: string
  payload: string
}

/** A member that wants to know who else is there. */
export interface Watcher {
  push(event: 'presence_state' | 'presence_diff', payload: string): void
}

interface Topic {
  present: Map<string, Presence>
  watchers: Set<Watcher>
  reading: Promise<void> | undefined
  isBehind: boolean
}

interface Deps {
  database: Database
  nodeId: string
  onFailure(cause: unknown): void
}

/**
 * Who is there, of all servers together: the rows of `realtime.presences`. A server keeps a copy for each topic that
 * somebody here watches, and tells the difference whenever the database says that there is one.
 */
export class Presences {
  readonly #deps: Deps
  readonly #topics = new Map<string, Topic>()
  /** Clients choose the topics, so reading many of them takes no more of the database than reading one. */
  readonly #turns = new Turns()
  readonly #leaving = new Set<string>()
  readonly #departures = new Rounds(() => this.#removeLeaving())

  constructor(deps: Deps) {
    this.#deps = deps
  }

  listen() {
    return this.#deps.database.listen('realtime_presences', (topic) => {
      if (topic) this.#refresh(topic)
      else for (const each of this.#topics.keys()) this.#refresh(each)
    })
  }

  async watch(topic: string, watcher: Watcher) {
    const known = this.#topics.get(topic) ?? newTopic()
    this.#topics.set(topic, known)
    // Counted as a watcher before the others could end the topic, told only once it knows the state.
    const placeholder: Watcher = { push: () => undefined }
    known.watchers.add(placeholder)
    try {
      this.#refresh(topic)
      await known.reading
      watcher.push('presence_state', stateJson(known.present.values()))
      known.watchers.add(watcher)
    } finally {
      this.#forget(topic, placeholder)
    }
  }

  unwatch(topic: string, watcher: Watcher) {
    this.#forget(topic, watcher)
  }

  /** Replaces what the member said of itself before; false if the topic has no place for another. */
  async track(
    { id, topic, key, payload }: { id: string; topic: string; key: string; payload: object },
    allowance?: Allowance,
  ): Promise<boolean> {
    const { rows } = await this.#deps.database.transaction((tx) =>
      withinAllowance(allowance, () =>
        tx.query(
          `insert into realtime.presences (id, node_id, topic, key, ref, payload)
           select $1::uuid, $2::uuid, $3::text, $4::text, $5, $6::jsonb
           where (select count(*) from realtime.presences where topic = $3::text and id <> $1::uuid) < ${MOST_PRESENT}
           on conflict (id) do update set ref = excluded.ref, payload = excluded.payload
           returning id`,
          [id, this.#deps.nodeId, topic, key, randomUUID(), JSON.stringify(payload)],
        ),
      ),
    )
    return rows.length > 0
  }

  async untrack(id: string) {
    await this.#deps.database.query('delete from realtime.presences where id = $1::uuid', [id])
  }

  /** Members who leave at the same time are removed in one statement, because many sockets may close at once. */
  leave(id: string) {
    this.#leaving.add(id)
    this.#departures.ask()
  }

  /** Members whose removal failed in the database. */
  retry() {
    if (this.#leaving.size > 0) this.#departures.ask()
  }

  async #removeLeaving() {
    const ids = [...this.#leaving]
    // Emptied first: an id that is added while the query runs may have a row that the query did not see.
    this.#leaving.clear()
    try {
      await this.#deps.database.query(
        'delete from realtime.presences where id in (select jsonb_array_elements_text($1::jsonb)::uuid)',
        [JSON.stringify(ids)],
      )
    } catch (error) {
      for (const id of ids) this.#leaving.add(id)
      this.#deps.onFailure(error)
    }
  }

  #refresh(name: string) {
    const topic = this.#topics.get(name)
    if (!topic) return
    topic.isBehind = true
    topic.reading ??= this.#read(name, topic)
      .catch(this.#deps.onFailure)
      .finally(() => {
        topic.reading = undefined
      })
  }

  async #read(name: string, topic: Topic) {
    while (topic.isBehind) {
      topic.isBehind = false
      const { rows } = await this.#turns.take(() =>
        this.#deps.database.query<Presence>(
          `select id, key, ref, payload::text as payload from realtime.presences
           where topic = $1 order by created_at, id`,
          [name],
        ),
      )
      const present = new Map(rows.map((row) => [row.ref, row]))
      const joins = rows.filter(({ ref }) => !topic.present.has(ref))
      const leaves = [...topic.present.values()].filter(({ ref }) => !present.has(ref))
      topic.present = present
      if (joins.length + leaves.length === 0) continue
      const diff = `{"joins":${stateJson(joins)},"leaves":${stateJson(leaves)}}`
      for (const watcher of topic.watchers) watcher.push('presence_diff', diff)
    }
  }

  #forget(name: string, watcher: Watcher) {
    const topic = this.#topics.get(name)
    topic?.watchers.delete(watcher)
    if (topic?.watchers.size === 0) this.#topics.delete(name)
  }
}

const newTopic = (): Topic => ({
  present: new Map(),
  watchers: new Set(),
  reading: undefined,
  isBehind: false,
})

/** By key, in Phoenix's layout. */
const stateJson = (presences: Iterable<Presence>): string => {
  const metas = new Map<string, string[]>()
  for (const { key, ref, payload } of presences) {
    // Set last, so that a payload cannot overwrite the reference of its member.
    const fields = payload === '{}' ? '' : `${payload.slice(1, -1)},`
    const meta = `{${fields}"phx_ref":${JSON.stringify(ref)}}`
    const known = metas.get(key)
    if (known) known.push(meta)
    else metas.set(key, [meta])
  }
  const entries = [...metas].map(([key, all]) => `${JSON.stringify(key)}:{"metas":[${all.join()}]}`)
  return `{${entries.join()}}`
}
