import type { UnusedInput } from '@listwright/contracts'

/** What was typed and is not told, with the reason. */
export interface UnusedNote extends UnusedInput {
  /** Position of the entry it comes from among the typed features. */
  index: number
}

/** A longer note is cut to this many characters where it is reported. */
export const QUOTED_MAX = 120
