import type { TracedClaim } from '../claim.ts'
import type { ProseWord } from '../prose.ts'
import type { TypedFacts } from '../typed-facts.ts'

/** What a figure is judged by. */
export interface FigureContext {
  /** The text in lower case, places and contact data blotted out. */
  lower: string
  text: string
  words: readonly ProseWord[]
  facts: TypedFacts
  year: number | undefined
}

export type Verdict = Pick<TracedClaim, 'status' | 'source' | 'why' | 'suggestion'>

export const UNSUPPORTED: Verdict = {
  status: 'unsupported',
  why: 'This figure is not among what you entered.',
}
