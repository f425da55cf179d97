import type { UnusedInput } from '@listwright/contracts'

/** What was typed and is not told, with the reason. */
export interface UnusedNote extends UnusedInput {
  /** Position of the entry it comes from among the typed features. */
  index: number
}

/** How much of a long note is quoted. */
export const QUOTED_MAX = 120
