/** The only source of variety: equal seeds and labels give equal texts. */
export class Random {
  #state: number

  constructor(seed: number, label = '') {
    this.#state = mix(seed, label)
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    const state = (this.#state + 0x6d2b79f5) | 0
    this.#state = state
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** A random element of a list that is not empty. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T
  }

  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items]
    for (let last = shuffled.length - 1; last > 0; last--)
      swap(shuffled, last, this.below(last + 1))
    return shuffled
  }
}

const mix = (seed: number, label: string): number => {
  let hash = 2166136261 ^ (Number.isFinite(seed) ? Math.trunc(seed % 4294967296) : 0)
  for (let index = 0; index < label.length; index++)
    hash = Math.imul(hash ^ label.charCodeAt(index), 16777619)
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  return hash ^ (hash >>> 13)
}

const swap = <T>(items: T[], left: number, right: number): void => {
  const held = items[left] as T
  items[left] = items[right] as T
  items[right] = held
}
