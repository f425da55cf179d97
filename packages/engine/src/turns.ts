import { QueueFull } from './queue-full.ts'

/** Does a piece of work as soon as it is its turn. */
export type Turn = <Result>(work: () => Result) => Promise<Result>

/** What one may have waiting. A request has one piece waiting at a time. */
const MOST_WAITING = 20

/**
 * Writing keeps a processor busy that a whole server shares. It is done piece by piece, with time between two pieces for
 * whatever else the process has to answer, and those who wait take turns, however much each of them has asked for.
 * Exported for its test: the process uses `turns`.
 */
export class Turns {
  /** The pieces of each, who is next first. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #isWorking = false

  /** The turn of somebody; once the signal aborts, nothing of what still waits is done. */
  of(who: string, signal?: AbortSignal): Turn {
    return (work) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const pieces = this.#waiting.get(who) ?? []
        if (pieces.length >= MOST_WAITING) throw new QueueFull()
        const piece = () => {
          signal?.removeEventListener('abort', leave)
          try {
            resolve(work())
          } catch (error) {
            reject(error)
          }
        }
        const leave = () => {
          pieces.splice(pieces.indexOf(piece), 1)
          if (pieces.length === 0) this.#waiting.delete(who)
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', leave, { once: true })
        pieces.push(piece)
        this.#waiting.set(who, pieces)
        if (!this.#isWorking) this.#goOn()
      })
  }

  #goOn() {
    this.#isWorking = this.#waiting.size > 0
    if (this.#isWorking) setTimeout(() => this.#doNext(), 0)
  }

  #doNext() {
    const [next] = this.#waiting
    if (next) {
      const [who, pieces] = next
      const piece = pieces.shift()
      // A caller with more work waiting goes to the end of the queue, so that all callers take turns.
      this.#waiting.delete(who)
      if (pieces.length > 0) this.#waiting.set(who, pieces)
      piece?.()
    }
    this.#goOn()
  }
}

/** The one processor of this process. */
export const turns = new Turns()
