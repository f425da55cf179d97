/** Milliseconds of slow statements that may be spent within a minute: by one user, from one network address. */
export interface TimeBudget {
  user: number
  address: number
}

interface Account {
  spent: number
  at: number
}

const WINDOW_MS = 60_000
/** Quick statements are not charged: callers take turns, so they delay others only briefly. */
const QUICK_MS = 50
/** However little is left, a statement that anybody may ask is not stopped before. */
const SHORTEST_LIMIT_MS = 1_000

/** Keeps account of the database time that callers take from everybody else. What was spent is forgiven evenly, all of a budget within a minute. */
export class DatabaseTime {
  readonly #budget: TimeBudget
  readonly #accounts = new Map<string, Account>()

  constructor(budget: TimeBudget) {
    this.#budget = budget
  }

  /** Whether this was slow enough to be charged. */
  charge(user: string, address: string, ms: number): boolean {
    const slow = ms - QUICK_MS
    if (slow <= 0) return false
    const now = Date.now()
    for (const [key, { at }] of this.#accounts)
      if (at < now - 10 * WINDOW_MS) this.#accounts.delete(key)
    this.#accounts.set(user, { spent: this.#spent(user, this.#budget.user) + slow, at: now })
    this.#accounts.set(address, {
      spent: this.#spent(address, this.#budget.address) + slow,
      at: now,
    })
    return true
  }

  /**
   * How long this caller has to wait. Where an address has used up its budget, only those wait who took part in that:
   * not their colleagues behind the same address.
   */
  waitOf(user: string, address: string): number {
    if (!this.#accounts.has(user)) return 0
    const own = this.#spent(user, this.#budget.user)
    if (own === 0) return 0
    return Math.max(
      waitFor(own, this.#budget.user),
      waitFor(this.#spent(address, this.#budget.address), this.#budget.address),
    )
  }

  /** How long the next statement may take: no longer than what is left. */
  limitFor(user: string, address: string): number {
    const left = Math.min(
      this.#budget.user - this.#spent(user, this.#budget.user),
      this.#budget.address - this.#spent(address, this.#budget.address),
    )
    return Math.max(SHORTEST_LIMIT_MS, Math.ceil(left))
  }

  #spent(key: string, budget: number) {
    const account = this.#accounts.get(key)
    if (!account) return 0
    const forgiven = ((Date.now() - account.at) / WINDOW_MS) * budget
    return Math.max(0, account.spent - forgiven)
  }
}

const waitFor = (spent: number, budget: number) =>
  spent < budget ? 0 : Math.max(1, ((spent - budget) / budget) * WINDOW_MS)
