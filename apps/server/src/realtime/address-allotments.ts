import { addressGroup } from '../http/client-address.ts'
import { Allotment } from './allotment.ts'

const MOST_ADDRESSES = 10_000

/** An allotment for each network address. */
export class AddressAllotments {
  readonly #byAddress = new Map<string, Allotment>()

  constructor(readonly perSecond: number) {}

  take(address: string, amount: number): boolean {
    const group = addressGroup(address)
    const allotment = this.#byAddress.get(group) ?? new Allotment(this.perSecond)
    if (this.#byAddress.size >= MOST_ADDRESSES) this.#byAddress.clear()
    this.#byAddress.set(group, allotment)
    return allotment.take(amount)
  }
}
