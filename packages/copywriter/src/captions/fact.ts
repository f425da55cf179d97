import { onceFor } from '@listwright/reviewer/memory'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { countable, listed, named, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { datedFeature } from '../story/dated.ts'
import { isNote } from '../story/note.ts'
import { statedThing } from '../story/stated-thing.ts'
import type { Story } from '../story/story.ts'
import { type Thing, thingOf } from '../story/thing.ts'
import { briefOf } from './brief.ts'
import { clauseOf } from './clause.ts'
import { isIdentity } from './identity.ts'
import { joinedFacts } from './joined-facts.ts'
import { isMaterial } from './material.ts'
import { type Topic, topicOf } from './topic.ts'
import { worthOf } from './worth.ts'

/** One typed fact with everything that was typed about it: it is told whole or not at all. */
export interface Fact {
  feature: Feature
  /** The feature and its parts. */
  features: readonly Feature[]
  source: string
  topic: Topic
  /** How much a reader gains by it, from 0 to 10. */
  worth: number
  /** A condition that every caption must mention, such as 'sold as-is'. */
  isMaterial: boolean
  /** Whether it says what the property is; a hook may have said it. */
  isIdentity: boolean
  /** As a noun phrase; `null` where it is only a clause. */
  thing: Value | null
  /** As a clause without its full stop. */
  clause: string
  /** In few words, without an article. */
  brief: string
}

/** Everything that was typed and can be told, the worthiest first. */
export const factsOf = onceFor((story: Story): readonly Fact[] => {
  const { features } = story.facts
  const partsOf = (whole: Feature): Feature[] =>
    features.filter(({ partOf }) => partOf === whole).flatMap((part) => [part, ...partsOf(part)])
  const facts = features
    .filter(({ partOf }) => partOf === null || !features.includes(partOf))
    .map((feature) => factOf(feature, partsOf(feature), story))
    .filter(({ worth, isMaterial: isOwed }) => worth > 0 || isOwed)
  return joinedFacts(withSiblingsJoined(facts)).sort((one, other) => other.worth - one.worth)
})

/** 'Guest bedroom and full bath on main' was typed as one and is told as one. */
const withSiblingsJoined = (facts: readonly Fact[]): Fact[] =>
  facts.flatMap((fact, at) => {
    const siblings = facts.filter((other) => isSibling(fact, other))
    if (siblings.length < 2) return [fact]
    return facts.indexOf(siblings[0] ?? fact) === at ? [jointFact(siblings, fact)] : []
  })

const isSibling = (one: Fact, other: Fact): boolean =>
  one.feature.index === other.feature.index &&
  ((placeOf(one) !== '' && placeOf(one) === placeOf(other)) ||
    (floorOf(one) !== '' && floorOf(one) === floorOf(other)))

/** The floor that is named before a thing: 'third-floor' in 'third-floor bedroom'. */
const floorOf = ({ thing }: Fact): string =>
  /^(?:(?:first|second|third|main|upper|lower)-(?:floor|level)|(?:down|up)stairs) /.exec(
    thing?.bare.text ?? '',
  )?.[0] ?? ''

const jointFact = (siblings: readonly Fact[], first: Fact): Fact => {
  const thing = placeOf(first) === '' ? onOneFloor(siblings) : inOnePlace(siblings)
  return {
    ...first,
    features: siblings.flatMap(({ features }) => features),
    worth: Math.max(...siblings.map(({ worth }) => worth)),
    isMaterial: siblings.some(({ isMaterial }) => isMaterial),
    thing,
    clause: presence(thing),
    brief: thing.bare.text,
  }
}

/** 'A third-floor bedroom and full bath'. */
const onOneFloor = (facts: readonly Fact[]): Value => {
  const values = facts.flatMap((fact, at): Value[] => {
    if (!fact.thing || at === 0) return fact.thing ? [fact.thing] : []
    return [wording(fact.thing.bare.text.slice(floorOf(fact).length), fact.source)]
  })
  return listed(values, 'and')
}

/** Things with one place behind them: 'a game room and a media room upstairs'. */
export const inOnePlace = (facts: readonly Fact[]): Value => {
  const [first] = facts
  const names = facts.flatMap(({ feature, source }) =>
    feature.name ? [named({ ...feature.name, tail: '' }, source)] : [],
  )
  const list = listed(names, 'and')
  const place = first ? passage(placeOf(first), first.source) : passage('')
  const placed = (words: Passage) => concatenate([words, place], ' ')
  return { ...list, bare: placed(list.bare), the: placed(list.the), a: placed(list.a) }
}

/** The place that was typed behind a thing without parts or a date. */
export const placeOf = ({ feature, features, thing }: Fact): string =>
  thing && features.length === 1 && feature.year === null ? (feature.name?.tail ?? '') : ''

const factOf = (feature: Feature, parts: readonly Feature[], story: Story): Fact => {
  const topic = topicOf(feature, story)
  const thing = readThing(feature, parts, story)
  const { name, statement } = feature
  const present = thing ?? (name && statement === null ? named(name, sourceOf(feature)) : null)
  const clause = withParts(
    present && statement === null && !isNote(feature) ? presence(present) : clauseOf(feature),
    thing && statement === null ? [] : parts,
  )
  return {
    feature,
    features: [feature, ...parts],
    source: sourceOf(feature),
    topic,
    worth: worthOf(feature, parts, story),
    isMaterial: isMaterial(feature, story),
    isIdentity: isIdentity(feature, story),
    thing,
    clause,
    brief: isDatedAlone(feature, parts)
      ? briefOf(clause)
      : withOwner(thing?.bare.text ?? briefOf(clause), feature, topic, story),
  }
}

const OWNED = /^(?:community|neighborhood|subdivision|shared|common)\b/i
/** What a home may have to itself. */
const OWNABLE =
  /^(?!two |three )(?:[a-z]+ )?(?:pools?|spa|hot tub|tennis courts?|pickleball courts?|playground|trails?)\b/i

/** 'Community tennis court', where it was typed behind a community pool: by itself it would be taken for the home's own. */
const withOwner = (brief: string, feature: Feature, topic: Topic, { facts }: Story): string => {
  if (topic !== 'shared' || OWNED.test(brief) || !OWNABLE.test(brief)) return brief
  const siblings = facts.features.filter(({ index }) => index === feature.index)
  const owner = siblings.flatMap(({ name }) => OWNED.exec(name?.text ?? '')?.[0] ?? [])[0]
  return owner ? `${owner.toLowerCase()} ${brief}` : brief
}

/** 'Two heat pumps added in 2022', 'new roof (2021)': what was done, and when. */
const isDatedAlone = ({ year, statement }: Feature, parts: readonly Feature[]): boolean =>
  year !== null && statement !== null && parts.length === 0

/** Topics whose facts are clauses, whatever noun was read in them. */
const STATED: ReadonlySet<Topic> = new Set([
  'income',
  'rules',
  'terms',
  'condition',
  'money',
  'place',
])

const readThing = (feature: Feature, parts: readonly Feature[], story: Story): Value | null => {
  const { name, statement, kind } = feature
  if (isIdentity(feature, story)) return null
  const said = (kind === 'view' ? viewValue(feature) : null) ?? saidOfIt(feature)
  if (said) return said
  const isStated = statement !== null && kind !== 'view' && datedFeature(feature) === null
  const thing = isStated
    ? statedThing(feature)
    : thingOf(
        feature,
        parts.filter((part) => part.name !== null),
      )
  if (!thing || (name && !statement && isNote(feature))) return null
  if (STATED.has(topicOf(feature, story)) && statement !== null && kind !== 'location') return null
  return thingValue(thing, feature)
}

/** 'It has a peek-a-boo lake view' as a noun phrase; a named view stands before its noun: 'Longs Peak views'. */
const viewValue = (feature: Feature): Value | null => {
  const { name, statement } = feature
  const [, article, words] =
    /^(?:it has|there (?:is|are)) (?!no )(an? )?([^,;]*\b(?:views?|peek|glimpse)\b[^,;]*)$/.exec(
      statement ?? '',
    ) ?? []
  if (words) {
    const source = sourceOf(feature)
    return article ? countable(words, source) : wording(words, source, /\bviews\b/.test(words))
  }
  const [, noun, seen] = /^(views?) of ([A-Z][\w'. ]*)$/.exec(name?.text ?? '') ?? []
  return name && noun && seen
    ? named({ ...name, text: `${seen} ${noun}` }, sourceOf(feature))
    : null
}

const POSSESSED = /^it has ((?:\d+ feet of )?(?:[a-z-]+ )?frontage on [\w' ]+)$/
const FACING =
  /^the (balcony|deck|patio|lanai|porch|terrace|backyard|yard) faces (north|south|east|west)(?:, ([\w -]*views?))?$/
const GLIMPSED = /^the (\w+) can be glimpsed( from .+)?$/

/** Clauses that make better things: 'a west-facing balcony with mountain views', 'ocean glimpses from the deck'. */
const saidOfIt = (feature: Feature): Value | null => {
  const { statement } = feature
  const source = sourceOf(feature)
  const shore = POSSESSED.exec(statement ?? '')?.[1]
  if (shore) return wording(shore, source)
  const [, place, side, views] = FACING.exec(statement ?? '') ?? []
  if (place) return countable(`${side}-facing ${place}${views ? ` with ${views}` : ''}`, source)
  const [, seen, from = ''] = GLIMPSED.exec(statement ?? '') ?? []
  return seen ? wording(`${seen} glimpses${from}`, source, true) : null
}

const thingValue = ({ name }: Thing, feature: Feature): Value => {
  const tail = name.tail.replace(
    /\b(1st|2nd|3rd|4th)(?= (?:floor|level))/,
    (found) => ORDINALS[found] ?? found,
  )
  // 'A metal roof (2021)', as a new one is dated.
  const whole = tail
    .replace(/\bwith (?=pool and\b)/, 'with a ')
    .replace(/^from (\d{4})$/, '($1)')
    .replace(/^(\(\d{4}\)) (with .+)$/, '$2 $1')
  // 'A La Cornue range'.
  const isName = name.isName && !(feature.kind === 'appliance' && name.number === 'singular')
  // 'A pool and hot tubs'.
  const number = /^pool and \w/.test(name.text) ? 'singular' : name.number
  return named({ ...name, tail: whole, number, isName }, sourceOf(feature))
}

const ORDINALS: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
}

const presence = (thing: Value): string => `there ${thing.isPlural ? 'are' : 'is'} ${thing.a.text}`

/** 'The kitchen was updated in 2019 with quartz counters and a gas range'. */
const withParts = (clause: string, parts: readonly Feature[]): string => {
  const names = parts.flatMap(({ name }) => (name ? [named(name, '').a.text] : []))
  if (names.length === 0) return clause
  const last = names.at(-1) ?? ''
  const list =
    names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${last}`
  return `${clause} with ${list}`
}

/** A fact in few words. */
export const briefPassage = ({ brief, source }: Fact) => passage(brief, source)
