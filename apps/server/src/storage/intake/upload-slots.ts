import { errors } from '../errors.ts'

/** How many uploads may be under way: of one caller, and altogether. */
const MOST_PER_CALLER = 20
const MOST = 100

/** Uploads hold a connection and room on the disk for as long as they last, so nobody gets all of either. */
export class UploadSlots {
  readonly #taken = new Map<string, number>()
  #total = 0

  async hold<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = this.#taken.get(caller) ?? 0
    if (own >= MOST_PER_CALLER || this.#total >= MOST) throw errors.tooBusy()
    this.#taken.set(caller, own + 1)
    this.#total += 1
    try {
      return await work()
    } finally {
      this.#release(caller)
    }
  }

  #release(caller: string) {
    this.#total -= 1
    const left = (this.#taken.get(caller) ?? 1) - 1
    if (left > 0) this.#taken.set(caller, left)
    else this.#taken.delete(caller)
  }
}
