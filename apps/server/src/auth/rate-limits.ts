import type { Database, Transaction } from '../database/database.ts'
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
    const wait = await this.waitFor(counter)
    if (wait > 0) throw refuse(wait)
  }

  /** Counts a request; returns the seconds to wait if it exceeds the limit, otherwise 0. */
  waitFor(counter: Counter): Promise<number> {
    return this.#count(counter)
  }

  /** Counts what was already judged; within a transaction it counts only if that succeeds. */
  async tally(counter: Counter, within?: Transaction): Promise<void> {
    await this.#count(counter, within)
  }

  /** Refuses while a counter stands at its limit, without counting. */
  async refuseExhausted(counter: Counter, refuse: typeof errors.tooManyMails): Promise<void> {
    const { rows } = await this.database.query<{ hits: number; resets_at: string }>(
      'select hits, resets_at from auth.rate_limits where key = $1 and resets_at > $2::timestamptz',
      [counter.key, this.now()],
    )
    const [count] = rows
    if (count && count.hits >= counter.limit.hits) throw refuse(this.#secondsUntil(count.resets_at))
  }

  /**
   * Has a guess judged. It is counted before and taken back when it was right, so that any number of
   * guesses at once get no more verdicts than the limit allows; nothing is judged while the limit is reached.
   */
  async guess<Verdict>(
    counter: Counter,
    judge: () => Promise<Verdict | undefined>,
    refuse = errors.tooManyRequests,
  ): Promise<Verdict | undefined> {
    const now = this.now()
    const { rows } = await this.database.query<{ waits_until: string | null }>(
      'select auth.count_attempt($1, $2::int, $3::timestamptz, $4::timestamptz) as waits_until',
      [counter.key, counter.limit.hits, now, endOf(counter, now)],
    )
    this.refuseUntil(rows[0]?.waits_until ?? null, refuse)
    const verdict = await judge()
    if (verdict === undefined) await this.prolong(counter)
    else await this.database.query('select auth.release_attempt($1)', [counter.key])
    return verdict
  }

  refuseUntil(instant: string | null, refuse = errors.tooManyRequests): void {
    if (instant) throw refuse(this.#secondsUntil(instant))
  }

  /** The guess was wrong: the time to wait begins now. */
  async prolong(...counters: Counter[]): Promise<void> {
    for (const counter of counters) {
      await this.database.query(
        'update auth.rate_limits set resets_at = $2::timestamptz where key = $1',
        [counter.key, endOf(counter, this.now())],
      )
    }
  }

  async forget(key: string): Promise<void> {
    await this.database.query('delete from auth.rate_limits where key = $1', [key])
  }

  /** Takes back the count of a sign-in attempt that succeeded. */
  async acquit(account: Counter, network: Counter): Promise<void> {
    await this.database.query(
      `with forgotten as (delete from auth.rate_limits where key = $1)
       select auth.release_attempt($2)`,
      [account.key, network.key],
    )
  }

  async #count(counter: Counter, within: Transaction = this.database): Promise<number> {
    await this.#sweep(within)
    const { rows } = await within.query<{ hits: number; resets_at: string }>(
      'select hits, resets_at from auth.count_hit($1, $2::timestamptz, $3::timestamptz, false)',
      [counter.key, this.now(), endOf(counter, this.now())],
    )
    const counted = rows[0]
    return counted && counted.hits > counter.limit.hits ? this.#secondsUntil(counted.resets_at) : 0
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

/** When what is counted now no longer matters. */
export const endOf = ({ limit }: Counter, now: Date) =>
  new Date(now.getTime() + limit.seconds * 1000)

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
