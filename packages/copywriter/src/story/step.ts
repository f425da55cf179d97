import type { Feature } from '../facts/feature.ts'
import type { Cast } from './scenes.ts'
import type { Thing } from './thing.ts'
import type { Topic } from './topic.ts'
import type { UseOfThings } from './use.ts'

/** One step of the body, before words are chosen for it. */
export type Step =
  | { kind: 'bright'; topic: Topic; cast: Cast }
  | { kind: 'duties'; topic: Topic; casts: readonly Cast[] }
  | { kind: 'wholes'; topic: Topic; wholes: readonly Whole[] }
  | {
      kind: 'list'
      topic: Topic
      things: readonly Thing[]
      /** What the things are finished with. */
      finishes: readonly Thing[]
      and: Feature | null
    }
  | { kind: 'uses'; topic: Topic; uses: readonly UseOfThings[] }
  | { kind: 'statements'; topic: Topic; features: readonly Feature[] }

/** A room or place, and what belongs to it. */
export interface Whole {
  whole: Feature
  parts: readonly Thing[]
  /** Named in an earlier sentence: it is called by its noun alone. */
  isTold: boolean
}

/** The most things in a list. */
export const LIST_MAX = 5
/** Clauses in one sentence. */
export const CLAUSES_MAX = 3

export const INDOORS: ReadonlySet<Topic> = new Set(['interior', 'finishes', 'bedrooms', 'rooms'])
