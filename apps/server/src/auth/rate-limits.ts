import type { Database, Transaction } from '../database/database.ts'
import { errors } from './errors.ts'
import { sha256 } from './secrets.ts'
import type { Limit } from './settings.ts'

export interface Counter {
  key: string
  limit: Limit
}

/** How often something was counted, and until when that matters. */
export interface Count {
  key: string
  hits: number
  resets_at: string
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

  /** Counts what was already judged; within a transaction it counts only if that succeeds. */
  async tally(counter: Counter, within?: Transaction): Promise<void> {
    await this.#count(counter, false, within)
  }

  /** Counts one failure; the block begins at the limit and ends by itself. */
  async fail(...counters: Counter[]): Promise<void> {
    for (const counter of counters) await this.#count(counter, true)
  }

  /** Refuses while one of the counters stands at its limit. */
  async refuseBlocked(...counters: Counter[]): Promise<void> {
    this.refuseFull(counters, await this.#read(counters))
  }

  /** The same for one counter, in other words. */
  async refuseExhausted(counter: Counter, refuse: typeof errors.tooManyMails): Promise<void> {
    this.refuseFull([counter], await this.#read([counter]), refuse)
  }

  /** The same with counts that were read already. */
  refuseFull(counters: Counter[], counts: Count[], refuse = errors.tooManyRequests): void {
    for (const { key, hits, resets_at } of counts) {
      const counter = counters.find((candidate) => candidate.key === key)
      if (counter && hits >= counter.limit.hits) throw refuse(this.#secondsUntil(resets_at))
    }
  }

  async forget(key: string): Promise<void> {
    await this.database.query('delete from auth.rate_limits where key = $1', [key])
  }

  async #read(counters: Counter[]): Promise<Count[]> {
    const keys = counters.map((_, index) => `$${index + 2}`).join(', ')
    const { rows } = await this.database.query<Count>(
      `select key, hits, resets_at from auth.rate_limits
       where resets_at > $1::timestamptz and key in (${keys})`,
      [this.now(), ...counters.map(({ key }) => key)],
    )
    return rows
  }

  async #count(
    { key, limit }: Counter,
    isFailure: boolean,
    within: Transaction = this.database,
  ): Promise<number> {
    await this.#sweep(within)
    const now = this.now()
    const { rows } = await within.query<{ hits: number; resets_at: string }>(
      'select hits, resets_at from auth.count_hit($1, $2::timestamptz, $3::timestamptz, $4::boolean)',
      [key, now, new Date(now.getTime() + limit.seconds * 1000), isFailure],
    )
    const counted = rows[0]
    return counted && counted.hits > limit.hits ? this.#secondsUntil(counted.resets_at) : 0
  }

  #secondsUntil(instant: string): number {
    return Math.max(1, Math.ceil((Date.parse(instant) - this.now().getTime()) / 1000))
  }

  async #sweep(within: Transaction) {
    if (++this.#hitsSinceSweep < SWEEP_EVERY) return
    this.#hitsSinceSweep = 0
    await within.query('delete from auth.rate_limits where resets_at < $1::timestamptz', [
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
