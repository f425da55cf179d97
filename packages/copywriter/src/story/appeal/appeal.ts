import { onceWithin } from '@listwright/reviewer/memory'
import type { Feature } from '../../facts/feature.ts'
import type { PropertyFacts } from '../../facts/property-facts.ts'
import { appealSignals } from './signals.ts'
import { BIAS, WEIGHTS } from './weights.ts'

/** Learned from the leads that copy chiefs chose (`packages/writing-lab/corpus/leads`). */
const LEARNED: ReadonlyMap<string, number> = new Map(
  WEIGHTS.trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
)

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
