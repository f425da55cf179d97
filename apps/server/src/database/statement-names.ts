const USES_BEFORE = 5
const MAX_KNOWN = 200
const CHANGES_SCHEMA = /\b(alter|create|drop)\b/i

/** Names for the statements that come again and again: kept prepared, they are parsed and planned once. */
export class StatementNames {
  readonly #uses = new Map<string, { name: string; count: number }>()
  #named = 0

  nameOf(text: string): string | undefined {
    const known = this.#uses.get(text)
    if (known) return ++known.count > USES_BEFORE ? known.name : undefined
    this.heed(text)
    if (this.#uses.size < MAX_KNOWN && !CHANGES_SCHEMA.test(text)) {
      this.#uses.set(text, { name: `s${++this.#named}`, count: 1 })
    }
    return undefined
  }

  /** A prepared statement may not change its columns, so a new schema begins with new names. */
  heed(sql: string): void {
    if (CHANGES_SCHEMA.test(sql)) this.#uses.clear()
  }
}
