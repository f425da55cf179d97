const USES_BEFORE = 5
const MAX_KNOWN = 200

/** Names for the statements that come again and again: kept prepared, they are parsed and planned once. */
export class StatementNames {
  readonly #uses = new Map<string, { name: string; count: number }>()

  nameOf(text: string): string | undefined {
    const known = this.#uses.get(text)
    if (known) return ++known.count > USES_BEFORE ? known.name : undefined
    if (this.#uses.size < MAX_KNOWN) {
      this.#uses.set(text, { name: `s${this.#uses.size}`, count: 1 })
    }
    return undefined
  }
}
