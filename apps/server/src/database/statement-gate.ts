import { Counts } from '../counts.ts'
import { addressGroup } from '../http/client-address.ts'
import type { Allowance, Caller, Database } from './database.ts'
import { DatabaseBusy } from './database-busy.ts'
import { DatabaseError } from './database-error.ts'
import { DatabaseTime } from './database-time.ts'

/** How many statements may run at a time: of one user, from one network address, altogether. */
interface Shares {
  user: number
  address: number
  all: number
}

/** Statements that had to be stopped. */
interface Stops {
  count: number
  since: number
  /** Until then no further statement is admitted. */
  until: number
}

interface Ticket {
  user: string
  address: string
  patience?: NodeJS.Timeout
  /** Lets it run, or tells it that it has waited too long. */
  settle(isAdmitted: boolean): void
}

/** All sockets behind one address come back at once after a restart, each for a user of its own. */
const MOST_WAITING = { user: 100, address: 2_000 }
/** Longer than the longest statement that one may have to wait for. */
const PATIENCE_MS = 15_000
const REST_MS = 30_000
const LONGEST_REST_MS = 5 * 60 * 1000
/** Stopped statements before a penalty begins: more for an address, since one mistake must not lock out a whole office. */
const FORGIVEN = { user: 0, address: 4 }
/** What one user may spend in a minute for each statement that they may have under way; an address may spend twice that. */
const SLOW_MS = 5_000

/**
 * Lets nobody have so many statements under way, or such slow ones, that others are kept waiting. Whoever asks for
 * more at once waits here, where they take nothing away; who has the fewest under way comes first.
 */
export class StatementGate {
  readonly #shares: Shares
  /** A statement that had to be stopped has stopped everyone: there is only one session. */
  readonly #isSingle: boolean
  readonly #running = new Counts()
  readonly #waiting = new Counts()
  readonly #queue: Ticket[] = []
  readonly #stopped = new Map<string, Stops>()
  readonly #time: DatabaseTime
  #count = 0

  constructor(sessions: number) {
    this.#isSingle = sessions === 1
    this.#shares = sharesOf(sessions)
    const user = SLOW_MS * this.#shares.user
    this.#time = new DatabaseTime({ user, address: 2 * user })
  }

  /** Does the work, within an allowance of database time. */
  async pass<T>(
    caller: Caller,
    clientAddress: string,
    work: (allowance?: Allowance) => Promise<T>,
  ): Promise<T> {
    // The service role is used by functions and operators, which do not run statements that users wrote.
    if (caller.role === 'service_role') return work()
    const address = `at ${addressGroup(clientAddress)}`
    const user =
      typeof caller.claims.sub === 'string' ? `by ${caller.claims.sub}` : `anon ${address}`
    this.#refuseResting(user, address)
    if (this.#hasRoom(user, address)) this.#enter(user, address)
    else await this.#wait(user, address)
    try {
      return await work({
        limitMs: this.#time.limitFor(user, address),
        spend: (ms) => this.#charge(user, address, ms),
      })
    } catch (error) {
      if (this.#isSingle && error instanceof DatabaseError && error.code === '57014')
        this.#giveRest(user, address)
      throw error
    } finally {
      this.#leave(user, address)
    }
  }

  /** Twice as long each time: accounts cost nothing, so the address that they come from rests in the end. */
  #giveRest(user: string, address: string) {
    const now = Date.now()
    for (const [key, { since }] of this.#stopped)
      if (since < now - 2 * LONGEST_REST_MS) this.#stopped.delete(key)
    this.#countStop(user, FORGIVEN.user, now)
    this.#countStop(address, FORGIVEN.address, now)
    this.#dismissResting()
  }

  #charge(user: string, address: string, ms: number) {
    if (this.#time.charge(user, address, ms)) this.#dismissResting()
  }

  #dismissResting() {
    for (const ticket of [...this.#queue])
      if (this.#restOf(ticket.user, ticket.address) > 0) this.#take(ticket)?.settle(false)
  }

  #countStop(key: string, forgiven: number, now: number) {
    const count = (this.#stopped.get(key)?.count ?? 0) + 1
    const rest = count > forgiven ? REST_MS * 2 ** (count - forgiven - 1) : 0
    this.#stopped.set(key, { count, since: now, until: now + Math.min(rest, LONGEST_REST_MS) })
  }

  #restOf(user: string, address: string) {
    const wait = this.#time.waitOf(user, address)
    if (this.#stopped.size === 0) return wait
    const until = [user, address].map((key) => this.#stopped.get(key)?.until ?? 0)
    return Math.max(wait, ...until.map((time) => time - Date.now()))
  }

  #refuseResting(user: string, address: string) {
    const rest = this.#restOf(user, address)
    if (rest > 0) throw new DatabaseBusy(Math.ceil(rest / 1000))
  }

  #hasRoom(user: string, address: string) {
    const { user: perUser, address: perAddress, all } = this.#shares
    return (
      this.#count < all &&
      this.#running.of(user) < perUser &&
      this.#running.of(address) < perAddress
    )
  }

  #enter(user: string, address: string) {
    this.#count += 1
    this.#running.add(user, 1)
    this.#running.add(address, 1)
  }

  #leave(user: string, address: string) {
    this.#count -= 1
    this.#running.add(user, -1)
    this.#running.add(address, -1)
    this.#admitNext()
  }

  async #wait(user: string, address: string) {
    if (
      this.#waiting.of(user) >= MOST_WAITING.user ||
      this.#waiting.of(address) >= MOST_WAITING.address
    )
      throw new DatabaseBusy(1)
    this.#waiting.add(user, 1)
    this.#waiting.add(address, 1)
    const isAdmitted = await new Promise<boolean>((settle) => {
      const ticket: Ticket = { user, address, settle }
      this.#queue.push(ticket)
      ticket.patience = setTimeout(() => this.#take(ticket)?.settle(false), PATIENCE_MS)
    })
    if (isAdmitted) return
    this.#refuseResting(user, address)
    throw new DatabaseBusy(1)
  }

  #admitNext() {
    let next: Ticket | undefined
    for (const ticket of this.#queue) {
      if (!this.#hasRoom(ticket.user, ticket.address)) continue
      if (!next || this.#running.of(ticket.user) < this.#running.of(next.user)) next = ticket
      if (this.#running.of(next.user) === 0) break
    }
    if (!next || !this.#take(next)) return
    this.#enter(next.user, next.address)
    next.settle(true)
  }

  /** Out of the queue; nothing if it was no longer there. */
  #take(ticket: Ticket): Ticket | undefined {
    const place = this.#queue.indexOf(ticket)
    if (place < 0) return undefined
    this.#queue.splice(place, 1)
    clearTimeout(ticket.patience)
    this.#waiting.add(ticket.user, -1)
    this.#waiting.add(ticket.address, -1)
    return ticket
  }
}

const gates = new WeakMap<Database, StatementGate>()

/** The one gate of a database: all services together take no more than their callers' shares. */
export const gateOf = (database: Database): StatementGate => {
  const gate = gates.get(database) ?? new StatementGate(database.sessions)
  gates.set(database, gate)
  return gate
}

/** Two sessions are left for accounts and mail, and no one address has all the others. */
const sharesOf = (sessions: number): Shares =>
  sessions === 1
    ? { user: 1, address: 4, all: 16 }
    : {
        user: Math.max(1, Math.floor(sessions * 0.4)),
        address: Math.max(1, Math.floor(sessions * 0.6)),
        all: Math.max(1, sessions - 2),
      }
