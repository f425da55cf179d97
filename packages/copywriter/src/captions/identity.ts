import type { Feature } from '../facts/feature.ts'
import { isUnit } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'

const IDENTITIES =
  /\b(?:farmhouse|cabin|bungalow|cottage|three-decker|triple-decker|duplex|triplex|fourplex|quadplex|(?:two|three|four)[- ](?:family|flat)(?: house)?|end unit|corner unit|co-op|manor|new construction|building|bldg)$/i
const OTHER_HOUSE =
  /\b(?:guest|kitchen|pool|coach|carriage|spring|tenant|boat|tree|play|summer) houses?$/i
const FLOOR = /\bfloor(?: \w+)?$/i

/** Whether a feature names the property itself: it is no part that could stand in a list. */
export const isIdentity = (feature: Feature, { facts, noun, styled }: Story): boolean => {
  const words = feature.name?.text ?? feature.text
  if (feature.concept === 'units' || feature.concept === 'high floor') return true
  if (styled?.feature === feature || IDENTITIES.test(words) || FLOOR.test(words)) return true
  if (/^it is /.test(feature.statement ?? '')) return true
  if (/\b(?:studio|loft)$/i.test(words) && isUnit(facts)) return true
  return feature.name?.head === noun.split(' ').at(-1) && !OTHER_HOUSE.test(words)
}

/** What commercial premises are, where the agent typed it: 'former bank branch'. */
export const premisesOf = ({ facts }: Story): { feature: Feature; words: string } | null => {
  if (facts.propertyType !== 'Commercial') return null
  for (const feature of facts.features) {
    const words = /^it is an? (.+)$/.exec(feature.statement ?? '')?.[1]
    if (words && feature.kind === 'building' && words.length <= LONGEST_PREMISES)
      return { feature, words }
  }
  return null
}
const LONGEST_PREMISES = 34

/** Where in its building a flat is: 'on the nineteenth floor'. */
export const floorOf = ({ facts }: Story): { feature: Feature; words: string } | null => {
  if (!isUnit(facts)) return null
  for (const feature of facts.features) {
    const words = /^it is (on the [\w-]+ floor)$/.exec(feature.statement ?? '')?.[1]
    if (words) return { feature, words }
  }
  return null
}
