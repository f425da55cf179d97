import type { Feature } from '../facts/feature.ts'
import { isUnit } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'

const IDENTITIES =
  /\b(?:farmhouse|cabin|bungalow|cottage|three-decker|triple-decker|duplex|triplex|fourplex|quadplex|(?:two|three|four)[- ](?:family|flat)|end unit|corner unit|loft|co-op|manor|new construction|building|bldg)$/i
const FLOOR = /\bfloor(?: \w+)?$/i

/** Whether a feature names the property itself: it is no part that could stand in a list. */
export const isIdentity = (feature: Feature, { facts, noun, styled }: Story): boolean => {
  const words = feature.name?.text ?? feature.text
  if (feature.concept === 'units' || feature.concept === 'high floor') return true
  if (styled?.feature === feature || IDENTITIES.test(words) || FLOOR.test(words)) return true
  if (/\bstudio$/i.test(words) && isUnit(facts)) return true
  return feature.name?.head === noun.split(' ').at(-1)
}

/** The floor that a flat is on: 'nineteenth floor'. */
export const floorOf = ({ facts: { features } }: Story): Feature | null =>
  features.find(
    ({ concept, name }) => concept === 'high floor' && /\bfloor$/.test(name?.text ?? ''),
  ) ?? null
