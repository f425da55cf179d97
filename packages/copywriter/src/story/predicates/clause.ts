import type { Passage } from '../../compose/passage.ts'
import type { Feature } from '../../facts/feature.ts'

/** A thing and what is said of it, in parts, so that two clauses can share a verb: 'the doorways', 'are', 'arched'. */
export interface Clause {
  features: readonly Feature[]
  subject: Passage
  verb: string
  rest: Passage
}
