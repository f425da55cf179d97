import type { Action } from './actions/action.ts'
import type { Schema } from './schema/schema.ts'

const MOST_ENTRIES = 1000
/** Longer requests are rare and would only push the usual ones out. */
const LONGEST_KEY = 2000

/** Remembers what a request comes down to, as long as the schema that it was resolved against is the current one. */
export class ActionCache {
  #schema: Schema | undefined
  readonly #actions = new Map<string, Action>()

  /** The remembered action, or the one that `make` makes now. */
  get(schema: Schema, key: string, make: () => Action): Action {
    if (schema !== this.#schema) {
      this.#schema = schema
      this.#actions.clear()
    }
    const known = this.#actions.get(key)
    if (known) return known
    const action = make()
    if (key.length <= LONGEST_KEY) this.#remember(key, action)
    return action
  }

  #remember(key: string, action: Action) {
    const [oldest] = this.#actions.keys()
    if (this.#actions.size >= MOST_ENTRIES && oldest !== undefined) this.#actions.delete(oldest)
    this.#actions.set(key, action)
  }
}
