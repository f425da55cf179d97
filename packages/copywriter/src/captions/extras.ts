import type { SocialNetwork } from '@listwright/contracts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { isMaterial } from './material.ts'

type Kinds = readonly Feature['kind'][]

const OF_RENTAL: Kinds = [
  'utilities',
  'pets',
  'availability',
  'restriction',
  'terms',
  'location',
  'fee',
]
const OF_LAND: Kinds = ['terms', 'fee', 'restriction', 'zoning', 'availability', 'income']
const OF_COMMERCIAL: Kinds = ['income', 'zoning', 'location', 'terms', 'availability']
const OF_MULTI: Kinds = ['income', 'parking', 'location', 'terms']
const OF_HOME: Kinds = ['location', 'income', 'terms', 'pets', 'restriction']

/** What renters, builders and businesses ask first. */
const ROOM: Record<SocialNetwork, { home: number; other: number }> = {
  facebook: { home: 1, other: 2 },
  instagram: { home: 1, other: 2 },
  linkedin: { home: 2, other: 3 },
  twitter: { home: 0, other: 1 },
}
const DULL =
  /^(?:application fee|renters insurance|smoke-free|architectural review|transfer fee|flood insurance|home warranty|board approval|easement or shared drive|conservation easement|property taxes)$/

/** Rules, terms and places that no other part of a caption tells, the most useful first. */
export const extrasOf = (story: Story, network: SocialNetwork): Feature[] => {
  const kinds = kindsFor(story)
  const room = ROOM[network][kinds === OF_HOME ? 'home' : 'other']
  return story.facts.features
    .filter(
      (feature) =>
        kinds.includes(feature.kind) &&
        feature !== story.fee &&
        feature !== story.rents &&
        feature.concept !== null &&
        !DULL.test(feature.concept) &&
        isPlaced(feature) &&
        !isMaterial(feature, story),
    )
    .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
    .slice(0, room)
}

/** 'Near shopping' says nothing; a distance or a name does. */
const isPlaced = ({ kind, distance, place }: Feature): boolean =>
  kind !== 'location' || distance !== '' || place !== ''

const kindsFor = ({ isRental, facts: { propertyType } }: Story): Kinds => {
  if (isRental) return OF_RENTAL
  if (propertyType === 'Land') return OF_LAND
  if (propertyType === 'Commercial') return OF_COMMERCIAL
  return propertyType === 'Multi-Family' ? OF_MULTI : OF_HOME
}
