import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'

const BEAT_MS = 10_000
/** The others take a server for dead that has not been seen for this long; changes are not kept for it either. */
const DEAD_SECONDS = 60
/** Well before the others take this server for dead, since their clocks and its beats are not that exact. */
const LAPSE_MS = (DEAD_SECONDS * 1000) / 2

interface Deps {
  database: Database
  /** Whether nobody here needs the row any more. */
  isIdle(): boolean
  /** Before the row is given up because nobody needs it. */
  onIdle(): void
  /** With every beat. */
  onBeat(): Promise<void>
  /** The other servers took this one for dead: it has missed the messages that were sent in the meantime. */
  onLapse(): void
  onFailure(cause: unknown): void
}

/** This server's row among those that share the database, for as long as it has something to hear. */
export class Node {
  readonly id = randomUUID()
  readonly #deps: Deps
  #timer: NodeJS.Timeout | undefined
  #entered: Promise<void> | undefined
  #leaving: Promise<void> = Promise.resolve()
  #seenAt = 0

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** From now on changes are written down for this server. */
  enter(): Promise<void> {
    this.#entered ??= this.#enter().catch((error: unknown) => {
      this.#entered = undefined
      throw error
    })
    return this.#entered
  }

  leave(): Promise<void> {
    const entered = this.#entered
    this.#entered = undefined
    if (entered) this.#leaving = this.#leave(entered)
    return this.#leaving
  }

  async #leave(entered: Promise<void>) {
    // Whoever entered was told of its failure.
    await entered.catch(() => undefined)
    clearInterval(this.#timer)
    await this.#deps.database.query('delete from realtime.nodes where id = $1::uuid', [this.id])
  }

  async #enter() {
    const { database } = this.#deps
    // Otherwise the row could be removed after it was written again. Whoever left was told of a failure.
    await this.#leaving.catch(() => undefined)
    // An embedded database has one server, so rows of other servers were left by a process that was killed.
    if (database.kind === 'pglite') await database.query('delete from realtime.nodes')
    await this.#write()
    this.#seenAt = Date.now()
    clearInterval(this.#timer)
    this.#timer = setInterval(() => void this.#beat(), BEAT_MS)
    this.#timer.unref()
  }

  #write() {
    return this.#deps.database.query(
      `insert into realtime.nodes (id, reads_changes) values ($1::uuid, true)
       on conflict (id) do update set seen_at = now()`,
      [this.id],
    )
  }

  async #beat() {
    try {
      if (this.#deps.isIdle()) {
        this.#deps.onIdle()
        return await this.leave()
      }
      await this.#write()
      const hasLapsed = Date.now() - this.#seenAt > LAPSE_MS
      this.#seenAt = Date.now()
      if (hasLapsed) this.#deps.onLapse()
      await this.#deps.database.query(
        'delete from realtime.nodes where seen_at < now() - make_interval(secs => $1::float8)',
        [DEAD_SECONDS],
      )
      await this.#deps.onBeat()
    } catch (error) {
      this.#deps.onFailure(error)
    }
  }
}
