import type { PropertyFacts } from './property-facts.ts'
import type { UnusedNote } from './unused-note.ts'
import type { Repair } from './vocabulary/spelling.ts'

export interface PropertyReading {
  facts: PropertyFacts
  /** What was typed and is not told, with the reason. */
  unused: readonly UnusedNote[]
  /** Spelling mistakes that were corrected, for the agent to check. */
  repaired: readonly Repair[]
}
