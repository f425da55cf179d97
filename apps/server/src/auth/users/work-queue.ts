/** Lets so many through at a time, the others in the order they came. */
export class Turnstile {
  #inside = 0
  readonly #waiting: (() => void)[] = []

  constructor(
    readonly capacity: number,
    readonly maxWaiting: number,
  ) {}

  get isFull() {
    return this.#waiting.length >= this.maxWaiting
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.capacity) {
      await new Promise<void>((enter) => this.#waiting.push(enter))
    } else {
      this.#inside++
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#inside--
    }
  }
}
