/** Does a piece of work as soon as it is its turn. */
export type Turn = <Result>(work: () => Result) => Promise<Result>

/**
 * Writing keeps a processor busy that a whole server shares. It is done piece by piece, with time between two pieces for
 * whatever else the process has to answer, and those who wait take turns, however much each of them has asked for.
 */
export class Turns {
  /** The pieces of each, who is next first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #isWorking = false

  of(who: string): Turn {
    return (work) =>
      new Promise((resolve, reject) => {
        const piece = () => {
          try {
            resolve(work())
          } catch (error) {
            reject(error)
          }
        }
        this.#waiting.set(who, [...(this.#waiting.get(who) ?? []), piece])
        if (!this.#isWorking) this.#goOn()
      })
  }

  #goOn() {
    this.#isWorking = this.#waiting.size > 0
    if (this.#isWorking) setTimeout(() => this.#doNext(), 0)
  }

  #doNext() {
    for (const [who, [piece, ...others]] of this.#waiting) {
      this.#waiting.delete(who)
      if (others.length > 0) this.#waiting.set(who, others)
      piece?.()
      break
    }
    this.#goOn()
  }
}

/** The one processor of this process. */
export const turns = new Turns()
