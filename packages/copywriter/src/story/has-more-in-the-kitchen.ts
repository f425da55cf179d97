import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { topicOf } from './topic.ts'

/** Whether a thing is of a kitchen of which more was typed: they are told together. */
export const hasMoreInTheKitchen = (
  feature: Feature,
  { facts }: { facts: PropertyFacts },
): boolean =>
  topicOf(feature, { facts }) === 'kitchen' &&
  facts.features.some(
    (other) =>
      other.index !== feature.index &&
      other.name !== null &&
      topicOf(other, { facts }) === 'kitchen',
  )
