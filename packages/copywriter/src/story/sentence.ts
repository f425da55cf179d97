import type { Passage } from '../compose/passage.ts'
import type { Feature } from '../facts/feature.ts'

export type Role =
  | 'opening'
  | 'lead'
  | 'scene'
  | 'telling'
  | 'group'
  | 'duty'
  | 'dates'
  | 'statement'
  | 'fee'
  | 'figures'
  | 'closing'

/** One step of a text: usually a sentence, sometimes two short ones that belong together. */
export interface Sentence extends Passage {
  role: Role
  /** The features that it tells. */
  features: readonly Feature[]
}
