/** A count for each key; a key whose count is zero is removed, so that the map does not grow for ever. */
export class Counts {
  readonly #counts = new Map<string, number>()

  of(key: string) {
    return this.#counts.get(key) ?? 0
  }

  add(key: string, change: 1 | -1) {
    const count = this.of(key) + change
    if (count === 0) this.#counts.delete(key)
    else this.#counts.set(key, count)
  }
}
