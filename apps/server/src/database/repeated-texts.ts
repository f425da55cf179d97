/**
 * Says whether a statement has come by before and so deserves to be prepared: each prepared text
 * costs memory on every connection, and callers may ask in endless variations.
 */
export class RepeatedTexts {
  readonly #seen = new Set<string>()
  readonly #repeated = new Set<string>()

  constructor(readonly limit = 500) {}

  has(text: string): boolean {
    if (this.#repeated.has(text)) return true
    if (this.#repeated.size >= this.limit) return false
    if (this.#seen.delete(text)) {
      this.#repeated.add(text)
      return true
    }
    if (this.#seen.size >= this.limit) this.#seen.clear()
    this.#seen.add(text)
    return false
  }
}
