import { onceWithin } from '@listwright/reviewer/memory'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import { isHouse, isUnit } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'
import { type Topic, topicOf } from '../story/topic.ts'
import { setOf } from './sets.ts'

/** What is told of a home together. */
export type Group =
  | 'kitchen'
  | 'rooms'
  | 'finishes'
  | 'outdoors'
  | 'building'
  | 'community'
  | 'systems'

const OF_TOPIC: Partial<Record<Topic, Group>> = {
  kitchen: 'kitchen',
  interior: 'rooms',
  bedrooms: 'rooms',
  rooms: 'rooms',
  finishes: 'finishes',
  outdoors: 'outdoors',
  horses: 'outdoors',
  land: 'outdoors',
  parking: 'outdoors',
  building: 'building',
  community: 'community',
  exterior: 'systems',
  systems: 'systems',
}

/** The groups of what is indoors. */
export const INSIDE: ReadonlySet<Group | null> = new Set<Group>(['kitchen', 'rooms', 'finishes'])

/** A second home under the roof of the first one. */
const UNDER_ONE_ROOF = /\b(?:attached|connected) (?:[a-z]+ )?casita\b/i
const SECOND_HOUSE =
  /\b(?:tenant|guest|caretaker'?s?|staff|farm|gardener'?s?) (?:cottages?|houses?)$/i
/** Systems that serve the grounds: they are told with them, where there is anything else to tell of them. */
const OF_THE_GROUNDS = /\b(?:sprinklers?|sprinkler system|irrigation(?: system)?|misting system)$/i
const IN_A_ROOM = /^in (?:the|both|all|every) .*\b(?:baths?|bathrooms?|bedrooms?|kitchen)$/

/** 'The baths have been updated.' */
const WORK_IN_A_ROOM = /^the (?:[a-z]+ )?(?:baths?|bathrooms?|kitchen) (?:has|have) been /
/** What a building or a community may have; where a community was typed, it has all of it. */
const AMENITY =
  /\b(?:pools?|spa|hot tubs?|gym|fitness (?:center|room)|clubhouse|tennis|pickleball|courts?|playground|dog park|business center|lazy river|walking trails)\b/i

const isInACommunity = ({ facts }: Story): boolean =>
  facts.features.some(({ text, statement }) => /\bcommunity\b/i.test(`${text} ${statement ?? ''}`))

/** 'Pool, gym, dog park': what was typed as one entry is told of one owner. */
const isTypedWithCommunity = (feature: Feature, story: Story): boolean =>
  story.facts.features.some(
    (other) => other.index === feature.index && topicOf(other, story) === 'community',
  )

/** What is told with the kitchen, where there is anything else to tell of it. */
const PANTRY = /\bpantry$/i
const hasKitchen = (story: Story): boolean =>
  story.facts.features.some(
    (feature) => feature.name !== null && topicOf(feature, story) === 'kitchen',
  )

/** 'Brick on all four sides' is no finish of the rooms. */
const OF_THE_SHELL = /^(?:on (?:all|both|two|three|four) .*\bsides|on the exterior|outside)$/

const isOfTheInterior = (name: NounPhrase): boolean =>
  setOf(name, 'systems').name === 'others' && OF_ROOMS.has(setOf(name, 'inside').name)
const OF_ROOMS: ReadonlySet<string> = new Set(['surfaces', 'evening', 'bedrooms', 'work'])

const isOfTheEnvelope = ({ name, text }: Feature): boolean =>
  /\b(?<!egress )(?:windows|siding|roof|exterior)$/i.test(name?.text ?? text)

const ownGroup = (feature: Feature, story: Story): Group | null => {
  const topic = topicOf(feature, story)
  const group = topic && OF_TOPIC[topic]
  const { text = '', tail = '', head = '' } = feature.name ?? {}
  if (group === 'systems' && WORK_IN_A_ROOM.test(feature.statement ?? '')) return 'rooms'
  // To which side a house faces is told with its roof; in an apartment it is a matter of light.
  if (/\bexposure$/.test(feature.statement ?? text) && isHouse(story.facts)) return 'systems'
  if (!group || !feature.name) return group ?? null
  const isOfCommunity = isInACommunity(story) || isTypedWithCommunity(feature, story)
  if (group === 'building' && AMENITY.test(text) && isOfCommunity) return 'community'
  if (UNDER_ONE_ROOF.test(text)) return 'rooms'
  if (group === 'rooms' && PANTRY.test(text) && hasKitchen(story)) return 'kitchen'
  // A shelter in the garage, or its floor, is neither a room nor outdoors.
  const isOfTheGarage = /^in the garage(?: floor)?$/.test(tail) || /\bgarage floor$/.test(text)
  if (isOfTheGarage && (group === 'rooms' || group === 'outdoors')) return 'systems'
  if (/\bdetached\b/i.test(text) && head !== 'garage') return 'outdoors'
  if (INSIDE.has(group) && OF_THE_SHELL.test(tail)) return 'systems'
  // Restored medallions and a gym are no systems.
  if (group === 'systems' && feature.year === null && isOfTheInterior(feature.name)) return 'rooms'
  // Shades and lighting are of the rooms, whatever moves them, and a fence is of the grounds, whatever it is made of.
  if (group === 'systems' && /\b(?:lighting|shades|blinds)$/i.test(text)) return 'finishes'
  if (group === 'systems' && /\b(?:fence|fences|fencing)$/i.test(text)) return 'outdoors'
  // Of a condo or an apartment only the rooms are sold, so its windows are told with them, not with a facade.
  if (group === 'systems' && isUnit(story.facts) && /\b(?:windows|glass|sliders)$/i.test(text))
    return 'finishes'
  // An egress window is told with the other windows, or with the roof.
  if (/\begress windows?$/i.test(text) && story.facts.features.some(isOfTheEnvelope))
    return 'systems'
  // Other houses of an estate are not inside the first one.
  if (group === 'rooms' && SECOND_HOUSE.test(text)) return 'outdoors'
  // Nobody typed where a charger or a barrel sauna is.
  if (head === 'charger' || /\bbarrel sauna$/i.test(text)) return 'systems'
  return group === 'systems' && IN_A_ROOM.test(tail) ? 'rooms' : group
}

/** With what a feature is told; a part goes with its whole. */
export const groupOf = onceWithin((feature: Feature, story: Story): Group | null => {
  const whole = feature.partOf ?? feature
  if (!OF_THE_GROUNDS.test(whole.name?.text ?? '')) return ownGroup(whole, story)
  const hasGrounds = story.facts.features.some(
    (other) => other.partOf === null && ownGroup(other, story) === 'outdoors',
  )
  return hasGrounds ? 'outdoors' : ownGroup(whole, story)
})
