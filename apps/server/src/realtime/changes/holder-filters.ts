import { addressGroup } from '../../http/client-address.ts'
import type { Speaker } from '../speaker.ts'
import type { Binding } from './binding.ts'

/** Who answers for a subscription: the user, or the network address of somebody without an account. */
export const holderOf = ({ userId, caller }: Speaker): string =>
  userId ?? addressGroup(caller.request?.headers['x-forwarded-for'] ?? '')

interface Held {
  holder: string
  filters: Set<string>
}

/** How many different filters each holder has, over all of their channels. */
export class HolderFilters {
  readonly #bySubscriber = new Map<object, Held>()
  readonly #byHolder = new Map<string, Map<string, number>>()

  /** False, and nothing is added, if the holder would then have more than `most`. */
  add(subscriber: { readonly speaker: Speaker }, bindings: Binding[], most: number): boolean {
    this.remove(subscriber)
    const holder = holderOf(subscriber.speaker)
    const filters = new Set(bindings.map(filterKey))
    const counts = this.#byHolder.get(holder) ?? new Map<string, number>()
    const added = [...filters].filter((filter) => !counts.has(filter)).length
    // The platform itself may have as many as it likes.
    const isLimited = subscriber.speaker.caller.role !== 'service_role'
    if (isLimited && added > 0 && counts.size + added > most) return false
    for (const filter of filters) counts.set(filter, (counts.get(filter) ?? 0) + 1)
    if (filters.size > 0) this.#byHolder.set(holder, counts)
    this.#bySubscriber.set(subscriber, { holder, filters })
    return true
  }

  remove(subscriber: object) {
    const held = this.#bySubscriber.get(subscriber)
    if (!held) return
    this.#bySubscriber.delete(subscriber)
    const counts = this.#byHolder.get(held.holder)
    for (const filter of held.filters) {
      const count = (counts?.get(filter) ?? 1) - 1
      if (count > 0) counts?.set(filter, count)
      else counts?.delete(filter)
    }
    if (counts?.size === 0) this.#byHolder.delete(held.holder)
  }
}

const filterKey = ({ schema, table, filterText }: Binding) => `${schema}\n${table}\n${filterText}`
