import { onceWithin } from '@listwright/reviewer/memory'
import { copybook } from '../copybook/copybook.ts'
import type { Owner, Subject } from '../copybook/subject.ts'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { datedFeature } from '../story/dated.ts'
import { hasMoreInTheKitchen } from '../story/has-more-in-the-kitchen.ts'
import { thingOf } from '../story/thing.ts'
import { type Topic, topicOf } from '../story/topic.ts'
import { isOfAPair } from './is-of-a-pair.ts'

/** A thing that a thought can be about. */
export interface ThoughtSubject {
  /** The subject of the copybook whose lines can be said of it. */
  entry: Subject
  topic: Topic
  /** The thing, and the parts that are named with it. */
  features: readonly [Feature, ...Feature[]]
  /** The thing under its full name: 'mudroom with cubbies'. */
  named: Feature
}

/** Rooms whose parts a thought may be about without them. */
const PARTED_ROOM = /\b(?:kitchen|suite|bath|bathroom|bedroom)$/i

/** A suite may have these, but nobody says that they are in the bedroom. */
const NOT_IN_A_BEDROOM = /\b(?:tub|shower|deck|patio|balcony|terrace|porch)$/i

const NOT_WITHIN =
  /\b(?:deck|patio|balcony|terrace|porch|lanai|veranda|loggia|courtyard|outdoor (?:shower|tub|bath|fireplace|kitchen))$/i

/** A landing or a door is no room that its glass could color. */
const NOT_OF_A_ROOM =
  /\b(?:landing|stairs?|staircase|stairway|stairwell|hall|hallway|entry|entryway|foyer|vestibule|doors?|transoms?|porch|closet)\b/i

/** What is not there yet, or only in part. */
const NOT_YET =
  /\b(?:no|not|future|potential|possible|plumbed|roughed|stubbed|ready|pre-?wired|wired for|unfinished|partly|partially|half|needs?|room for|space for|hookups?|under construction|permits?|rights?|waitlist|decorative|non-?working)\b/i
/** In 'let the ceiling fans throughout lull you', the place would stand in the way of the sentence. */
const EVERYWHERE = /\bthroughout$/i
/** What may no longer be as it should be, so that nobody should think of using it. */
const AGED = /\b(?:old|original)\b/i

/** A thing for a thought; `null` where none can be told of it, or words that the agent typed would be lost. */
export const thoughtSubjectOf = (
  feature: Feature,
  { facts }: { facts: PropertyFacts },
): ThoughtSubject | null =>
  // A clause of the agent's own would be lost.
  AGED.test(feature.text) || feature.statement !== null || hasMoreToTell(feature, facts)
    ? null
    : ofThoughts(feature, facts)

/** Behind 'the kitchen has steel appliances', a thought about the chef's kitchen would begin anew. */
const hasMoreToTell = (feature: Feature, facts: PropertyFacts): boolean =>
  feature.name?.head === 'kitchen' && hasMoreInTheKitchen(feature, { facts })

/** The same thing for joint sentences, under each of its names there. */
export const jointSubjectsOf = (
  feature: Feature,
  { facts }: { facts: PropertyFacts },
): ThoughtSubject[] =>
  [ofThoughts(feature, facts), ofJoints(feature, facts)].filter((subject) => subject !== null)

const readSubject = (
  feature: Feature,
  facts: PropertyFacts,
  subjects: Subjects,
): ThoughtSubject | null => {
  const { name, partOf } = feature
  const topic = topicOf(partOf ?? feature, { facts })
  if (!name || !topic || NOT_YET.test(feature.text) || datedFeature(feature)) return null
  if (EVERYWHERE.test(`${name.text} ${name.tail}`)) return null
  // 'Coffee by the four fireplaces': lines are about one of a thing.
  if (name.isCounted) return null
  // A thing with a clause is left out, except for work on it: the name 'updated kitchen' says all that the clause does.
  if (feature.statement !== null && feature.kind !== 'update') return null
  if (partOf && !PARTED_ROOM.test(partOf.name?.text ?? '')) return null
  if (isOfAPair(feature, facts)) return null
  // The other things of a bath are told with the bath; a kitchen has enough for several sentences.
  if (partOf && partOf.name?.head !== 'kitchen' && !isOnlyPart(feature, facts)) return null
  const isShared = topic === 'building' || topic === 'community'
  const entry = subjectNamed(subjects, name, isShared ? 'building' : 'home')
  if (!entry || (entry.name === 'stained glass' && NOT_OF_A_ROOM.test(name.tail))) return null
  const room = partOf && isOnlyPart(feature, facts) ? partOf : null
  if (room?.name) {
    // What a room has and nothing else is told with the room: 'the soaking tub in the primary bath'.
    if (name.tail || (room.name.head === 'bedroom' && NOT_IN_A_BEDROOM.test(name.text))) return null
    // A terrace is not within the suite that opens to it.
    const tail = `${NOT_WITHIN.test(name.text) ? 'of' : 'in'} the ${room.name.text}`
    return {
      entry,
      topic,
      features: [feature, room],
      named: { ...feature, name: { ...name, tail } },
    }
  }
  const parts = facts.features.filter((other) => other.partOf === feature)
  // What a kitchen has is told in sentences of its own.
  if (parts.length === 0 || name.head === 'kitchen')
    return isLongName(name) ? null : { entry, topic, features: [feature], named: feature }
  const isOneEntry = parts.every((part) => part.name && part.index === feature.index)
  const whole = isOneEntry && !name.tail ? thingOf(feature, parts) : null
  return whole && parts.length <= PARTS_MAX && !isLongName(whole.name)
    ? { entry, topic, features: [feature, ...parts], named: { ...feature, name: whole.name } }
    : null
}

type Subjects = ReadonlyMap<string, Subject>

const readerOf = (subjects: Subjects) =>
  onceWithin((feature: Feature, facts: PropertyFacts) => readSubject(feature, facts, subjects))
const ofThoughts = readerOf(copybook.subjects)
const ofJoints = readerOf(copybook.jointSubjects)

/** In 'the movie starts in the media room with a projector', the thought would be lost. */
const isLongName = ({ text, tail }: NounPhrase): boolean => {
  const name = `${text} ${tail}`.trim()
  return name.split(' ').length > (/ with /.test(name) ? WITH_PARTS_MAX : NAME_MAX)
}
const NAME_MAX = 6
const WITH_PARTS_MAX = 3

/** A thing with more parts than this is told plainly, with all of them. */
const PARTS_MAX = 2

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

/** The subject whose phrase covers the most of a name. */
const subjectNamed = (
  subjects: Subjects,
  { text, tail }: NounPhrase,
  owner: Owner,
): Subject | null => {
  let best: Subject | null = null
  let most = 0
  for (const subject of subjects.values()) {
    if (subject.owner !== owner && subject.owner !== 'either') continue
    const covered = subject.coverageOf(text, tail)
    if (covered > most) {
      most = covered
      best = subject
    }
  }
  return best
}
