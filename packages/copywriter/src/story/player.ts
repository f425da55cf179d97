import { copybook } from '../copybook/copybook.ts'
import type { Purpose } from '../copybook/purpose.ts'
import type { Feature } from '../facts/feature.ts'
import { datedFeature } from './dated.ts'
import type { Story } from './story.ts'
import { fewPartsOf, thingOf } from './thing.ts'
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
export const playerOf = (feature: Feature, story: Story): Player | null => {
  const { name, partOf } = feature
  const topic = topicOf(partOf ?? feature, story)
  if (!name || !topic || NOT_YET.test(feature.text) || datedFeature(feature)) return null
  if (partOf && !PARTED_ROOM.test(partOf.name?.text ?? '')) return null
  // The other things of a bath are told with the bath; a kitchen has enough for several sentences.
  if (partOf && partOf.name?.head !== 'kitchen' && !isOnlyPart(feature, story)) return null
  const isShared = topic === 'building' || topic === 'community'
  const purpose = purposeOf(name.text, name.tail, isShared)
  if (!purpose) return null
  const room = partOf && isOnlyPart(feature, story) ? partOf : null
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
  const parts = wholeParts(feature, story)
  const thing = parts && thingOf(feature, parts)
  return thing && parts
    ? { purpose, topic, features: [feature, ...parts], named: { ...feature, name: thing.name } }
    : null
}

/** Whether its room would have nothing left without it; the kitchen has whatever was typed for it elsewhere. */
const isOnlyPart = ({ partOf, index }: Feature, story: Story): boolean => {
  const { features } = story.facts
  const isKitchen = partOf?.name?.head === 'kitchen'
  return (
    features.filter((other) => other.partOf === partOf).length === 1 &&
    !(
      isKitchen &&
      features.some((other) => other.index !== index && topicOf(other, story) === 'kitchen')
    )
  )
}

/** The parts that are named with a thing; none where there are too many for a sentence, unless it is a room that is told with them. */
const wholeParts = (feature: Feature, story: Story): readonly Feature[] | null => {
  const parts = story.facts.features.filter(({ partOf }) => partOf === feature)
  if (parts.length === 0 || PARTED_ROOM.test(feature.name?.text ?? '')) return []
  const few = fewPartsOf(feature, story)
  return few.length === parts.length && few.every(({ kind }) => kind !== 'view') ? few : null
}

/** The purpose whose phrase covers the most of a name. */
const purposeOf = (text: string, tail: string, isShared: boolean): Purpose | null => {
  let best: Purpose | null = null
  let most = 0
  for (const purpose of copybook.purposes.values()) {
    if (purpose.isShared !== isShared) continue
    const covered = purpose.coverageOf(text, tail)
    if (covered > most) {
      most = covered
      best = purpose
    }
  }
  return best
}
