interface Limits {
  /** Jobs that run at a time. */
  capacity: number
  /** When `all` jobs wait, only callers without a waiting job are admitted, up to `withNewcomers` jobs. */
  mostWaiting: { each: number; all: number; withNewcomers: number }
}

/** Runs a limited number of jobs at a time. Those who wait take turns, however many jobs each of them has. */
export class WorkQueue {
  readonly #limits: Limits
  /** For each caller the functions that start their waiting jobs; the caller whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #waitingCount = 0
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  isFullFor(who: string): boolean {
    const { each, all, withNewcomers } = this.#limits.mostWaiting
    const own = this.#waiting.get(who)?.length ?? 0
    return own >= each || this.#waitingCount >= (own > 0 ? all : withNewcomers)
  }

  async run<T>(who: string, job: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.capacity) await this.#wait(who)
    else this.#running += 1
    try {
      return await job()
    } finally {
      const next = this.#takeNext()
      if (next) next()
      else this.#running -= 1
    }
  }

  #wait(who: string): Promise<void> {
    return new Promise((begin) => {
      const jobs = this.#waiting.get(who) ?? []
      jobs.push(begin)
      this.#waiting.set(who, jobs)
      this.#waitingCount += 1
    })
  }

  #takeNext(): (() => void) | undefined {
    const [next] = this.#waiting
    if (!next) return undefined
    const [who, jobs] = next
    const begin = jobs.shift()
    // A caller with more work waiting goes to the end of the queue, so that all callers take turns.
    this.#waiting.delete(who)
    if (jobs.length > 0) this.#waiting.set(who, jobs)
    this.#waitingCount -= 1
    return begin
  }
}
