import type { Action } from './actions/action.ts'
import type { Schema } from './schema/schema.ts'

const MOST_ENTRIES = 1000
/** Longer requests are rare and would only push the usual ones out. */
const LONGEST_KEY = 2000

/** Remembers what a request comes down to, as long as the schema it was planned against is the current one. */
export class PlanCache {
  #schema: Schema | undefined
  readonly #actions = new Map<string, Action>()

  /** The remembered action, or the one that `plan` makes now. */
  get(schema: Schema, key: string, plan: () => Action): Action {
    if (schema !== this.#schema) {
      this.#schema = schema
      this.#actions.clear()
    }
    const known = this.#actions.get(key)
    if (known) return known
    const action = plan()
    if (key.length <= LONGEST_KEY) this.#remember(key, action)
    return action
  }

  #remember(key: string, action: Action) {
    const [oldest] = this.#actions.keys()
    if (this.#actions.size >= MOST_ENTRIES && oldest !== undefined) this.#actions.delete(oldest)
    this.#actions.set(key, action)
  }
}
