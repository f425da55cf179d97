import type { Database } from '../database/database.ts'
import { errors } from './errors.ts'
import { sha256 } from './secrets.ts'
import type { Limit } from './settings.ts'

export interface Counter {
  key: string
  limit: Limit
}

const SWEEP_EVERY = 500

/** Counters in the database, so that every process of the server counts the same. */
export class RateLimits {
  #hitsSinceSweep = 0

  constructor(
    readonly database: Database,
    readonly now: () => Date,
  ) {}

  /** Counts one request and refuses it when there were too many. */
  async hit(counter: Counter, refuse = errors.tooManyRequests): Promise<void> {
    const wait = await this.#count(counter, false)
    if (wait > 0) throw refuse(wait)
  }

  /** Counts one failure; the block begins at the limit and ends by itself. */
  async fail(...counters: Counter[]): Promise<void> {
    for (const counter of counters) await this.#count(counter, true)
  }

  /** Refuses while one of the counters stands at its limit; says whether any has counted at all. */
  async refuseBlocked(...counters: Counter[]): Promise<boolean> {
    const { rows } = await this.database.query<{ key: string; hits: number; resets_at: string }>(
      `select key, hits, resets_at from auth.rate_limits
       where resets_at > $1::timestamptz
         and key in (select jsonb_array_elements_text($2::jsonb))`,
      [this.now(), counters.map(({ key }) => key)],
    )
    for (const { key, hits, resets_at } of rows) {
      const limit = counters.find((counter) => counter.key === key)?.limit.hits ?? 0
      if (hits >= limit) throw errors.tooManyRequests(this.#secondsUntil(resets_at))
    }
    return rows.length > 0
  }

  async forget(key: string): Promise<void> {
    await this.database.query('delete from auth.rate_limits where key = $1', [key])
  }

  async #count({ key, limit }: Counter, isFailure: boolean): Promise<number> {
    await this.#sweep()
    const now = this.now()
    const { rows } = await this.database.query<{ hits: number; resets_at: string }>(
      `insert into auth.rate_limits as counter (key, hits, resets_at)
       values ($1, 1, $2::timestamptz)
       on conflict (key) do update set
         hits = case when counter.resets_at <= $3::timestamptz then 1 else counter.hits + 1 end,
         resets_at = case when counter.resets_at <= $3::timestamptz or $4::boolean
           then $2::timestamptz else counter.resets_at end
       returning hits, resets_at`,
      [key, new Date(now.getTime() + limit.seconds * 1000), now, isFailure],
    )
    const counted = rows[0]
    return counted && counted.hits > limit.hits ? this.#secondsUntil(counted.resets_at) : 0
  }

  #secondsUntil(instant: string): number {
    return Math.max(1, Math.ceil((Date.parse(instant) - this.now().getTime()) / 1000))
  }

  async #sweep() {
    if (++this.#hitsSinceSweep < SWEEP_EVERY) return
    this.#hitsSinceSweep = 0
    await this.database.query('delete from auth.rate_limits where resets_at < $1::timestamptz', [
      this.now(),
    ])
  }
}

/** A counter of requests from one network. */
export const networkCounter = (purpose: string, network: string, limit: Limit): Counter => ({
  key: counterKey(`${purpose}-network`, network),
  limit,
})

/** A counter of what is tried on one account. */
export const accountCounter = (purpose: string, account: string, limit: Limit): Counter => ({
  key: counterKey(`${purpose}-account`, account),
  limit,
})

/** The name of a counter; what it counts by is hashed, since it may be a person's address. */
export const counterKey = (purpose: string, subject: string) =>
  `${purpose}:${sha256(subject).slice(0, 32)}`
