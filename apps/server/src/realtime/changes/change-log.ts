import type { Database } from '../../database/database.ts'
import type { Change } from './change.ts'

const AT_ONCE = 500

const READ = `
  select c.id::text as id, c.relation::text as relation, c.type,
    to_char(c.changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as changed_at,
    (select json_object_agg(key, value::text) from jsonb_each(c.record)) as record,
    (select json_object_agg(key, value::text) from jsonb_each(c.old_record)) as old_record
  from realtime.changes c
  where c.transaction_id >= pg_snapshot_xmin($1::pg_snapshot)
    and not pg_visible_in_snapshot(c.transaction_id, $1::pg_snapshot)
    and pg_visible_in_snapshot(c.transaction_id, $2::pg_snapshot)
    and c.id > $3::bigint
  order by c.id limit ${AT_ONCE}`

interface Deps {
  database: Database
  /** Rejects only if the same changes are to be read again. */
  deliver(changes: Change[]): Promise<void>
  /** Reading failed; it is tried again with the next change. */
  onFailure(cause: unknown): void
}

/**
 * Reads every committed change once. It remembers the snapshot up to which it has read: numbers and times are given out
 * before a transaction commits, so neither of them says what is new.
 */
export class ChangeLog {
  readonly #deps: Deps
  #snapshot: string | undefined
  #purgeable: string | undefined
  #reading: Promise<void> | undefined
  #isBehind = false

  constructor(deps: Deps) {
    this.#deps = deps
  }

  get isOpen() {
    return this.#snapshot !== undefined
  }

  /** What commits from now on will be told. */
  async open() {
    const snapshot = await this.#currentSnapshot()
    this.#snapshot ??= snapshot
  }

  close() {
    this.#snapshot = undefined
    this.#purgeable = undefined
  }

  /** There may be something new. */
  wake() {
    this.#isBehind = true
    this.#reading ??= this.#catchUp().finally(() => {
      this.#reading = undefined
    })
  }

  /** Removes what was there at the last call already: every server has read it since, or is gone. */
  async purge() {
    const current = await this.#currentSnapshot()
    if (this.#purgeable)
      await this.#deps.database.query(
        'delete from realtime.changes where transaction_id < pg_snapshot_xmin($1::pg_snapshot)',
        [this.#purgeable],
      )
    this.#purgeable = current
  }

  async #catchUp() {
    try {
      while (this.#isBehind && this.isOpen) {
        this.#isBehind = false
        await this.#readOn()
      }
    } catch (error) {
      this.#deps.onFailure(error)
    }
  }

  async #readOn() {
    const since = this.#snapshot
    const until = await this.#currentSnapshot()
    let last = '0'
    while (since && this.isOpen) {
      const { rows } = await this.#deps.database.query<Change>(READ, [since, until, last])
      if (rows.length > 0) await this.#deps.deliver(rows)
      if (rows.length < AT_ONCE) break
      last = rows.at(-1)?.id ?? last
    }
    if (this.isOpen) this.#snapshot = until
  }

  async #currentSnapshot() {
    const { rows } = await this.#deps.database.query<{ now: string }>(
      'select pg_current_snapshot()::text as now',
    )
    const [row] = rows
    if (!row) throw new Error('The database has no snapshot')
    return row.now
  }
}
