import { onceWithin } from '@listwright/reviewer/memory'
import { type Copybook, copybook } from '../copybook/copybook.ts'
import type { Purpose } from '../copybook/purpose.ts'
import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { datedFeature } from './dated.ts'
import { type Topic, topicOf } from './topic.ts'

/** A thing that a sentence of the copybook can be about, because it is plain what it is for. */
export interface Player {
  purpose: Purpose
  topic: Topic
  /** The thing, and the parts that are named with it. */
  features: readonly [Feature, ...Feature[]]
  /** The thing under its full name: 'finished basement with a wet bar'. */
  named: Feature
}

/** Rooms whose parts may play without them. */
const PARTED_ROOM = /\b(?:kitchen|suite|bath|bathroom|bedroom)$/i

/** A suite may have these, but nobody says that they are in the bedroom. */
const NOT_IN_A_BEDROOM = /\b(?:tub|shower|deck|patio|balcony|terrace|porch)$/i

/** What is not there yet, or only in part. */
const NOT_YET =
  /\b(?:no|not|future|potential|possible|plumbed|roughed|stubbed|ready|pre-?wired|wired for|unfinished|partly|partially|needs?|room for|space for|hookups?|under construction|permits?|rights?|decorative|non-?working)\b/i

/** A thing for the sentences of the copybook; `null` where nobody could say what it is for, or its words would be lost. */
export const playerOf = (feature: Feature, { facts }: { facts: PropertyFacts }): Player | null =>
  byPurpose(feature, facts)

/** The same for the clauses about what things do. */
export const workerOf = (feature: Feature, { facts }: { facts: PropertyFacts }): Player | null =>
  byDuty(feature, facts)

const byPurpose = onceWithin((feature: Feature, facts: PropertyFacts) =>
  playing(feature, facts, copybook.purposes),
)
const byDuty = onceWithin((feature: Feature, facts: PropertyFacts) =>
  playing(feature, facts, copybook.duties),
)

const playing = (
  feature: Feature,
  facts: PropertyFacts,
  purposes: Copybook['purposes'],
): Player | null => {
  const { name, partOf } = feature
  const topic = topicOf(partOf ?? feature, { facts })
  if (!name || !topic || NOT_YET.test(feature.text) || datedFeature(feature)) return null
  if (partOf && !PARTED_ROOM.test(partOf.name?.text ?? '')) return null
  if (isOfAPair(feature, facts)) return null
  // The other things of a bath are told with the bath; a kitchen has enough for several sentences.
  if (partOf && partOf.name?.head !== 'kitchen' && !isOnlyPart(feature, facts)) return null
  const isShared = topic === 'building' || topic === 'community'
  const purpose = purposeOf(name.text, name.tail, isShared, purposes)
  if (!purpose) return null
  const room = partOf && isOnlyPart(feature, facts) ? partOf : null
  if (room?.name) {
    // What a room has and nothing else is told with the room: 'the soaking tub in the primary bath'.
    if (name.tail || (room.name.head === 'bedroom' && NOT_IN_A_BEDROOM.test(name.text))) return null
    const tail = `in the ${room.name.text}`
    return {
      purpose,
      topic,
      features: [feature, room],
      named: { ...feature, name: { ...name, tail } },
    }
  }
  return isWhole(feature, facts) ? { purpose, topic, features: [feature], named: feature } : null
}

/** 'Game room and media room upstairs' were typed as a pair, with one place for both. */
export const isOfAPair = ({ name, index, partOf }: Feature, { features }: PropertyFacts): boolean =>
  name !== null &&
  name.tail !== '' &&
  features.some(
    (other) =>
      other.index === index &&
      other.name !== null &&
      other.name !== name &&
      other.partOf === partOf &&
      other.name.tail === name.tail,
  )

/** Whether its room would have nothing left without it; the kitchen has whatever was typed for it elsewhere. */
const isOnlyPart = ({ partOf, index }: Feature, facts: PropertyFacts): boolean => {
  const { features } = facts
  const isKitchen = partOf?.name?.head === 'kitchen'
  return (
    features.filter((other) => other.partOf === partOf).length === 1 &&
    !(
      isKitchen &&
      features.some((other) => other.index !== index && topicOf(other, { facts }) === 'kitchen')
    )
  )
}

/** A thing with parts is told plainly, with all of them; what a kitchen has is told in sentences of its own. */
const isWhole = (feature: Feature, facts: PropertyFacts): boolean =>
  feature.name?.head === 'kitchen' || !facts.features.some(({ partOf }) => partOf === feature)

/** The purpose whose phrase covers the most of a name. */
const purposeOf = (
  text: string,
  tail: string,
  isShared: boolean,
  purposes: Copybook['purposes'],
): Purpose | null => {
  let best: Purpose | null = null
  let most = 0
  for (const purpose of purposes.values()) {
    if (purpose.isShared !== isShared) continue
    const covered = purpose.coverageOf(text, tail)
    if (covered > most) {
      most = covered
      best = purpose
    }
  }
  return best
}
