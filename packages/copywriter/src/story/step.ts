import type { Feature } from '../facts/feature.ts'
import type { Thought } from '../thoughts/thought.ts'
import type { Thing } from './thing.ts'
import type { Topic } from './topic.ts'

/** One step of the body, before words are chosen for it. */
export type Step =
  /** `beside` is the only other thing there is to tell there: it would be a stub without the thought. */
  | { kind: 'thought'; topic: Topic; thought: Thought; beside: Thing | null }
  /** Several things in a sentence of the copybook. */
  | { kind: 'joint'; topic: Topic; joint: Thought }
  | { kind: 'wholes'; topic: Topic; wholes: readonly Whole[] }
  | {
      kind: 'list'
      topic: Topic
      things: readonly Thing[]
      /** The only thing to tell of the kitchen, which would be a sentence of a few words. */
      inTheKitchen?: Thing
    }
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

/** Two rooms with little to tell share a sentence, if they belong together. */
export const paired = (
  wholes: readonly Whole[],
  belong: (one: Whole, other: Whole) => boolean,
): Whole[][] => {
  const pairs: Whole[][] = []
  for (const next of wholes) {
    const open = pairs.at(-1)
    const [only] = open ?? []
    const isFree =
      open?.length === 1 &&
      only !== undefined &&
      belong(only, next) &&
      only.parts.length + next.parts.length <= LIST_MAX &&
      only.whole.year === null &&
      next.whole.year === null
    if (isFree) open.push(next)
    else pairs.push([next])
  }
  return pairs
}

/** Lists of about one length; what was typed in one entry, as 'washer and vented dryer', is not cut apart. */
export const chunked = (things: readonly Thing[], most: number): Thing[][] => {
  const chunks: Thing[][] = []
  let left = things
  for (let count = Math.ceil(things.length / most); left.length > 0; count -= 1) {
    const even = Math.ceil(left.length / Math.max(1, count))
    const size = even < most && areOfOneEntry(left[even - 1], left[even]) ? even + 1 : even
    chunks.push(left.slice(0, size))
    left = left.slice(size)
  }
  return chunks
}

const areOfOneEntry = (one: Thing | undefined, next: Thing | undefined): boolean =>
  one !== undefined && one.features[0]?.index === next?.features[0]?.index
