import { isPlan } from '../homes/list-order.ts'
import type { Candidate } from './candidate.ts'
import { underLabel, withoutEcho } from './list-wording.ts'
import { isUnit } from './property-noun.ts'
import type { Said } from './said.ts'
import type { Sentence } from './sentence.ts'
import type { Story } from './story.ts'
import type { Teller } from './teller.ts'
import { isLong, listOfThings, type Thing } from './thing.ts'
import type { Topic } from './topic.ts'

/** Beginnings of sentences that readers notice when they are repeated. */
const OPENER =
  /^(?:Inside|Outside|The interior|The rooms|The plan|You have|You've got|You also|There's also)\b/
/** 'Inside' and 'the interior' say the same. */
const INSIDE = /^(?:Inside|Interior|The interior|The rooms)\b/
const HAS =
  /^(?:(?:The|This) (?:[^,.]+ )?(?:house|home|residence|townhouse|condo|apartment|penthouse|estate|property|building|ranch|bungalow)(?: in [^,.]+)?|It) has\b/
/** Verbs that readers notice when a text uses them twice. */
const NOTICEABLE = / (?:offers|gives you|adds|provides|is fitted with) /

/** Adds to what was said before. */
const ALSO = /\balso\b|^Plus\b/i

/** A label is for a list: 'Parking: carport.' reads like a form. */
const LABEL_MIN = 3

/** Topics whose lines begin with a heading such as 'Inside'; one thing alone is listed without it. */
const SORTS: ReadonlySet<Topic> = new Set([
  'interior',
  'finishes',
  'bedrooms',
  'rooms',
  'land',
  'outdoors',
])

/** Amenities that are not necessarily inside the building. */
const SHARED_OUTSIDE =
  /\b(?:pools?|spa|hot tubs?|barbecue|grills?|courts?|tennis|pickleball|playground|courtyard|gardens?|dock|trails?|park|dog run|putting green)\b/i

/** Who works in a building is no amenity that its residents share. */
const STAFF = /\b(?:doorman|door staff|concierge|valet|porter|manager|superintendent|security)\b/i

/** A house does not 'have' a creek: there is one. */
const OF_THE_GROUND =
  /\b(?:pastures?|creek|stream|brook|pond|trees?|orchard|woods|vines?|vineyard|paddocks?|trails?|meadows?|fields?|boulders)$/i

/** What has a way in of its own, or is one. */
const NOT_WITHIN = /\b(?:casita|apartment|entry|entrance)\b/i

/** What a text has said before the list. */
interface TextSoFar {
  story: Story
  teller: Teller
  topics: ReadonlySet<Topic>
  said: readonly Sentence[]
}

/** The best sentence that lists things of a topic, or nothing where none can be said. */
export const bestList = (
  soFar: TextSoFar,
  topic: Topic | null,
  things: readonly Thing[],
): Said | null => {
  const { teller, topics } = soFar
  // What belongs to no topic does not add to the one before: 'There is also a termite bond.'
  const isLoose = topic === null
  const isMore = !isLoose && topic !== 'extras' && topics.has(topic)
  const isOne = isLoose || (things.length === 1 && SORTS.has(topic))
  const own = isOne
    ? listLines(soFar, 'list: one', topic, things)
    : listLines(
        soFar,
        `list: ${isMore ? `${topic}, more` : listName(soFar, topic, things)}`,
        topic,
        things,
      )
  return teller.best(
    own.length > 0 ? own : listLines(soFar, isMore ? 'list: more' : 'list: extras', topic, things),
  )
}

/** The lines of a frame that suit the things, without openers that the text has used, if there are others. */
const listLines = (
  soFar: TextSoFar,
  name: string,
  topic: Topic | null,
  things: readonly Thing[],
): Candidate[] => {
  const { story, teller, topics, said } = soFar
  const named = things.map((thing) => withoutEcho(thing, topic))
  // 'Outside is an outdoor shower' would say it twice, and 'outside is an indoor arena' would be odd.
  const isOutdoor = named.some(({ name }) => /\b(?:out|in)door\b/i.test(name.text))
  // 'Inside is laundry inside' would, too.
  const isSaidInside = named.some(({ name }) =>
    /\bin(?:side|-unit)\b|\bin the unit\b/i.test(`${name.text} ${name.tail}`),
  )
  // One gets into a casita by its own door.
  const isNotWithin = things.some(({ name }) => NOT_WITHIN.test(`${name.text} ${name.tail}`))
  // A plan is how the inside is laid out, and nothing in it.
  const hasPlan = things.some(isPlan)
  // 'It also has' needs something before it.
  const isFirst = topic === 'extras' && topics.size === 0
  const last = said.at(-1)
  // Behind the kitchen, 'also' would add to the kitchen.
  const isAlsoSaid = ALSO.test(last?.text ?? '') || last?.topic === 'kitchen'
  // 'The rooms have stained glass on the landing' would put it in all of them.
  const isPlaced = named.some(({ name }) => name.tail)
  const isOfCommunity = things.some(({ features: [feature] }) => feature?.kind === 'community')
  const isGround = named.every(({ name }) => OF_THE_GROUND.test(name.text))
  const suits = (text: string) =>
    ((things.length >= LABEL_MIN && !things.some(isLong)) || !/: \{items\}/.test(text)) &&
    !(isSuite(story) && /\bbuilding\b/i.test(text)) &&
    !(isOutdoor && /\boutside\b/i.test(text)) &&
    !(isSaidInside && /\binside\b/i.test(text)) &&
    !(isNotWithin && INSIDE.test(text)) &&
    !(hasPlan && /^Inside\b/.test(text)) &&
    !(isPlaced && /^The rooms\b/.test(text)) &&
    !(isGround && /^The \{type\}/.test(text)) &&
    !(isFirst && ALSO.test(text)) &&
    !(things.length === 1 && /^In the building\b/.test(text)) &&
    // A pool of the community is not 'yours'.
    !(isOfCommunity && /^(?:You\b|The \{type\})/.test(text))
  const lines = teller
    .frame(name, 'group', {
      features: things.flatMap((thing) => thing.features),
      more: {
        list: listOfThings(named).list,
        items: listOfThings(things.map((thing) => underLabel(thing, topic))).items,
      },
    })
    .filter(({ line }) => suits(line.text))
  const fresh = lines.filter(
    ({ line: { text } }) => !hasOpened(soFar, text) && !(isAlsoSaid && ALSO.test(text)),
  )
  return fresh.length > 0 ? fresh : lines
}

/** Whether a sentence of this text begins like the line, or uses its verb, where a reader would notice. */
const hasOpened = ({ said }: TextSoFar, line: string): boolean => {
  const opener = OPENER.exec(line)?.[0]
  const verb = NOTICEABLE.exec(line)?.[0]
  // 'It has a porch. It has a deck.'
  if (line.startsWith('The {type} has') && HAS.test(said.at(-1)?.text ?? '')) return true
  return said.some(
    ({ text }) =>
      (INSIDE.test(line) && INSIDE.test(text)) ||
      (opener !== undefined && text.startsWith(opener)) ||
      (verb !== undefined && text.includes(verb)),
  )
}

/** Of a house that needs work, what is still there is news. 'There is also a den' asks for a room that was told before. */
const listName = (
  { story, topics }: TextSoFar,
  topic: Topic,
  things: readonly Thing[],
): Topic | 'kept' | 'amenities' | 'amenity' => {
  // A pool is not in the building.
  const isOutside = things.some(({ name }) => SHARED_OUTSIDE.test(name.text))
  if (topic === 'building' && isOutside && isUnit(story.facts)) {
    const isPlain = things.length === 1 || things.some(({ name }) => STAFF.test(name.text))
    return isPlain ? 'amenity' : 'amenities'
  }
  if (topic === 'interior' && story.situation === 'fixer') return 'kept'
  const isFirst = (['kitchen', 'interior', 'bedrooms'] as const).every((room) => !topics.has(room))
  return topic === 'rooms' && isFirst ? 'bedrooms' : topic
}

/** Premises that are a part of their building. */
const isSuite = ({ facts, styled }: Story): boolean => {
  return facts.propertyType === 'Commercial' && /\b(?:condo|suite)$/.test(styled?.noun ?? '')
}
