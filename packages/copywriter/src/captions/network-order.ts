import type { SocialNetwork } from '@listwright/contracts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { tellableOf } from './items.ts'
import type { SharedLines } from './shared-lines.ts'

const PRACTICAL: ReadonlySet<Feature['kind']> = new Set([
  'system',
  'update',
  'technology',
  'parking',
  'building',
  'utilities',
])
const SEEN: ReadonlySet<Feature['kind']> = new Set([
  'view',
  'outdoor place',
  'character',
  'finish',
  'amenity',
  'land',
])
const PLACES_PER_TELLING = 1.5
const PRACTICAL_PLACES = 3
const SEEN_PLACES = 2

/** LinkedIn begins with what a professional asks about, Instagram with what can be seen; what was told elsewhere waits. */
export const inNetworkOrder = (
  story: Story,
  network: SocialNetwork,
  shared: SharedLines,
): Feature[] => {
  const features = tellableOf(story)
  if (network === 'twitter') return [...features]
  const placeOf = (feature: Feature, at: number): number =>
    at +
    shared.timesTold(feature) * PLACES_PER_TELLING -
    (network === 'linkedin' && PRACTICAL.has(feature.kind) ? PRACTICAL_PLACES : 0) -
    (network === 'instagram' && SEEN.has(feature.kind) ? SEEN_PLACES : 0)
  return features
    .map((feature, at) => ({ feature, place: placeOf(feature, at) }))
    .sort((one, other) => one.place - other.place)
    .map(({ feature }) => feature)
}
