import type { Feature } from '../facts/feature.ts'
import type { OutlineOptions } from './outline-options.ts'
import { isHome } from './property-noun.ts'
import { strengthOf } from './strength.ts'

/** How far chance may change the order of a list: a much stronger feature always comes first. */
const CHANGE = 4

/**
 * Stronger features tend to come first in their list, but not always the same ones. Premises and land keep the agent's
 * order: what was typed together belongs together.
 */
export const byWeight = (
  features: readonly Feature[],
  { story, random }: OutlineOptions,
): Feature[] =>
  entriesByWeight(
    features
      .toSorted(
        (one, other) => story.facts.features.indexOf(one) - story.facts.features.indexOf(other),
      )
      .map((feature) => ({
        of: feature,
        entry: feature.index,
        weight: isHome(story.facts)
          ? strengthOf(feature, story.facts) + random.next() * CHANGE
          : -feature.index,
      })),
  )

interface Weighed<T> {
  of: T
  /** The typed entry that it comes from. */
  entry: number
  weight: number
}

/** Heavier ones first; what was typed in one entry stays together, in the order in which it was typed. */
const entriesByWeight = <T>(weighed: readonly Weighed<T>[]): T[] => {
  const heaviest = new Map<number, number>()
  for (const { entry, weight } of weighed)
    heaviest.set(entry, Math.max(weight, heaviest.get(entry) ?? weight))
  const weightOf = ({ entry }: Weighed<T>): number => heaviest.get(entry) ?? 0
  return weighed.toSorted((one, other) => weightOf(other) - weightOf(one)).map(({ of }) => of)
}
