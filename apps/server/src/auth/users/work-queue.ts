/** Runs a limited number of jobs at a time; the others wait in the order they came. */
export class WorkQueue {
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(
    readonly capacity: number,
    readonly maxWaiting: number,
  ) {}

  get isFull() {
    return this.#waiting.length >= this.maxWaiting
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running >= this.capacity) {
      await new Promise<void>((start) => this.#waiting.push(start))
    } else {
      this.#running++
    }
    try {
      return await job()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
