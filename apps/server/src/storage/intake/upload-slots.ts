import { addressGroup } from '../../http/client-address.ts'
import { errors } from '../errors.ts'

/** How many uploads may be under way: of one user, from one network address, and altogether. */
const MOST_PER_USER = 20
const MOST_PER_ADDRESS = 40
const MOST = 100

/** Uploads hold a connection and disk space while they last, so each caller has a limited number of them. */
export class UploadSlots {
  readonly #taken = new Map<string, number>()
  #total = 0

  async hold<T>(user: string | null, address: string, work: () => Promise<T>): Promise<T> {
    const network = `at ${addressGroup(address)}`
    const holder = user === null ? `anon ${network}` : `by ${user}`
    if (
      this.#of(holder) >= MOST_PER_USER ||
      this.#of(network) >= MOST_PER_ADDRESS ||
      this.#total >= MOST
    )
      throw errors.tooBusy()
    this.#count([holder, network], 1)
    try {
      return await work()
    } finally {
      this.#count([holder, network], -1)
    }
  }

  #of(holder: string) {
    return this.#taken.get(holder) ?? 0
  }

  #count(holders: string[], change: 1 | -1) {
    this.#total += change
    for (const holder of holders) {
      const taken = this.#of(holder) + change
      if (taken > 0) this.#taken.set(holder, taken)
      else this.#taken.delete(holder)
    }
  }
}
