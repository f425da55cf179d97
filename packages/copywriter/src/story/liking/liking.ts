import type { Description } from '../describer.ts'
import { learnedWeights } from '../learned-weights.ts'
import type { Story } from '../story.ts'
import { likingSignals } from './signals.ts'
import { WEIGHTS } from './weights.ts'

/** Learned from pairs of versions of which copy chiefs chose one (`packages/writing-lab/corpus/likings`). */
const LEARNED = learnedWeights(WEIGHTS)

/** What it costs to leave out something that was typed: every reader minds that, whatever else they like. */
const LEFT_OUT = 3

/** How likely a copy chief is to publish a version rather than others of the same property. */
export const likingOf = (description: Description, story: Story): number => {
  let sum = -LEFT_OUT * description.unused.length
  for (const [signal, value] of likingSignals(description, story))
    sum += (LEARNED.get(signal) ?? 0) * value
  return sum
}
