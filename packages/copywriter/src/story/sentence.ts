import type { Passage } from '../compose/passage.ts'
import type { Feature } from '../facts/feature.ts'
import type { Topic } from './topic.ts'

export type Role =
  | 'opening'
  | 'lead'
  | 'thought'
  | 'joint'
  | 'telling'
  | 'group'
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
  /** What the first of them is about; `null` where that is not a part of the property. */
  topic: Topic | null
}
