import { onceWithin } from '@listwright/reviewer/memory'
import type { Feature } from '../../facts/feature.ts'
import type { PropertyFacts } from '../../facts/property-facts.ts'
import { learnedWeights } from '../learned-weights.ts'
import { appealSignals } from './signals.ts'
import { BIAS, WEIGHTS } from './weights.ts'

/** Learned from the leads that copy chiefs chose (`packages/writing-lab/corpus/leads`). */
const LEARNED = learnedWeights(WEIGHTS)

/** How much the signals of a fact speak for leading with it. */
export const appealBy = (
  weights: ReadonlyMap<string, number>,
  signals: ReadonlyMap<string, number>,
): number => {
  let sum = 0
  for (const [signal, value] of signals) sum += (weights.get(signal) ?? 0) * value
  return sum
}

/** How likely a copy chief is to lead with a fact rather than with the others of its property, on the scale of `strengthOf`. */
export const appealOf = onceWithin(
  (feature: Feature, facts: PropertyFacts): number =>
    BIAS + appealBy(LEARNED, appealSignals(feature, facts)),
)
