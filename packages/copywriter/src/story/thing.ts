import type { Passage } from '../compose/passage.ts'
import { listed, named, sourceOf, type Value } from '../compose/value.ts'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { datedFeature } from './dated.ts'

/** Something that stands in a list: a feature, with its one part or its date, as one noun phrase. */
export interface Thing {
  /** The first is the thing itself. */
  features: readonly Feature[]
  name: NounPhrase
}

/** A feature that has a name, as an item of a list: 'a finished basement with a wet bar', 'a deck rebuilt in 2021'. */
export const thingOf = (feature: Feature, parts: readonly Feature[] = []): Thing | null => {
  if (!feature.name) return null
  const work = workOf(feature)
  const ends = [work?.tail ?? datedTail(feature), partsTail(parts)].filter(Boolean)
  const place = feature.name.tail
  // In 'a home office on the main level with French doors', the level would have the doors.
  const tail = ON_A_FLOOR.test(place) ? [...ends, place] : [place, ...ends]
  const dated = datedFeature(feature)
  const text = work?.text ?? (ends[0] && dated ? dated.label : feature.name.text)
  return {
    features: [feature, ...parts],
    name: { ...feature.name, text, tail: tail.filter(Boolean).join(' ') },
  }
}

const ON_A_FLOOR = /^(?:on the [a-z]+ (?:level|floor)|upstairs|downstairs)$/

/** 'central air conditioning' and 'added in 2019', of what was typed with a verb of its own. */
const workOf = ({ statement, year }: Feature): { text: string; tail: string } | null => {
  const [, text = '', done = '', when = ''] =
    /^the (.+) (?:was|were) (?!installed|new)([a-z]+ed|redone|rebuilt) (in \d{4})$/.exec(
      statement ?? '',
    ) ?? []
  return text && year !== null ? { text, tail: `${done} ${when}` } : null
}

/** 'rebuilt in 2021', 'installed in 2022', 'from 2019'. */
const datedTail = (feature: Feature): string => {
  const dated = datedFeature(feature)
  return dated ? `${dated.verb.replace(/^(?:was|were|is|are) /, '')} ${dated.year}` : ''
}

const partsTail = (parts: readonly Feature[]): string => {
  const names = parts.flatMap(({ name }) => (name ? [named(name, '')] : []))
  return names.length > 0 ? `with ${listed(names, 'and').a.text}` : ''
}

/** 'A bedroom and full bath on the terrace level' instead of naming the place twice. */
export const withSharedPlaces = (things: readonly Thing[]): Thing[] => {
  const shared: Thing[] = []
  for (const thing of things) {
    const at = shared.findIndex((other) => canShareAPlace(other, thing))
    const other = shared[at]
    const floor = shared.findIndex((one) => canShareAFloor(one, thing))
    const above = shared[floor]
    if (other) shared[at] = both(other, thing)
    else if (above)
      shared[floor] = both(above, {
        ...thing,
        name: { ...thing.name, text: thing.name.text.replace(FLOOR, '') },
      })
    else shared.push(thing)
  }
  return shared
}

const canShareAPlace = (one: Thing, other: Thing): boolean =>
  PLACE.test(one.name.tail) &&
  one.name.tail === other.name.tail &&
  [one, other].every(({ name, features }) => features.length === 1 && !/ and /.test(name.text)) &&
  ([one, other].every(({ name }) => name.number === 'singular' && !name.isCounted) ||
    areSeveral(one, other))

/** 'Two bedrooms and two full baths', typed as one. */
const areSeveral = (one: Thing, other: Thing): boolean =>
  one.features[0]?.index === other.features[0]?.index &&
  [one, other].every(({ name }) => name.number === 'plural')

/** 'third-floor' in 'a third-floor bedroom'. */
const FLOOR = /^(?:[a-z]+-(?:floor|level)|upstairs|downstairs|basement) /

/** Two rooms that were typed as 'third floor bedroom and full bath'. */
const canShareAFloor = (one: Thing, other: Thing): boolean => {
  const floor = FLOOR.exec(one.name.text)?.[0]
  return (
    floor !== undefined &&
    other.name.text.startsWith(floor) &&
    one.features[0]?.index === other.features[0]?.index &&
    [one, other].every(
      ({ name, features }) =>
        name.number === 'singular' &&
        name.tail === '' &&
        features.length === 1 &&
        !/ and /.test(name.text),
    )
  )
}

const PLACE = /^(?:on|in|off|at) the |^(?:upstairs|downstairs|outside)$/

const both = (one: Thing, other: Thing): Thing => ({
  features: [...one.features, ...other.features],
  name: { ...one.name, text: `${one.name.text} and ${other.name.text}` },
})

/** So many parts are named together with their whole. */
const PARTS_MAX = 2

/** The parts of a whole that has few, to be named together with it. */
export const fewPartsOf = (
  whole: Feature,
  { facts }: { facts: PropertyFacts },
): readonly Feature[] => {
  const parts = facts.features.filter(({ partOf }) => partOf === whole)
  return parts.length <= PARTS_MAX && parts.every(({ name }) => name !== null) ? parts : []
}

/** Whether it needs so many words that it stands best at the end of a list. */
export const isLong = ({ name }: Thing): boolean =>
  (name.tail !== '' && !name.tail.startsWith('(')) || / and /.test(name.text)

/** A thing with the sources of its parts, which may have been typed as items of their own. */
const thingValue = ({ name, features: [feature, ...parts] }: Thing): Value => {
  const value = named(name, feature ? sourceOf(feature) : '')
  const [part] = parts.filter(({ index }) => index !== feature?.index)
  const words = part?.name?.text
  return part && words
    ? {
        ...value,
        bare: withSource(value.bare, words, part),
        the: withSource(value.the, words, part),
        a: withSource(value.a, words, part),
      }
    : value
}

/** Gives the words of a part their own source. */
const withSource = ({ text, spans }: Passage, words: string, part: Feature): Passage => {
  const start = text.lastIndexOf(words)
  if (start === -1) return { text, spans }
  const own = { start, end: start + words.length, source: sourceOf(part) }
  return {
    text,
    spans: [
      ...spans.map((span) => ({
        ...span,
        end: Math.min(span.end, Math.max(start - 1, span.start + 1)),
      })),
      own,
    ],
  }
}

/** Two things that share no word: 'live oaks and native grasses', 'linens and dishes'. */
const PAIR = /^((?:\S+ ){0,2}\S+s) and ((?:\S+ ){0,2}\S+s)$/
/** 'Impact windows and doors': 'doors' alone could be any. */
const ONE_GLAZING = /\b(?:windows and doors|doors and windows)$/
/** 'Pinon and juniper'. */
const TREES = /^([a-z]+) and ([a-z]+)$/

/** 'a creek, live oaks, and native grasses' instead of 'a creek and live oaks and native grasses'. */
export const opened = (thing: Thing): Thing[] => {
  const { name, features } = thing
  const words = name.tail === '' ? name.text : ''
  const isOfTheLand = features[0]?.kind === 'land'
  const [, first, second] = PAIR.exec(words) ?? (isOfTheLand ? TREES.exec(words) : null) ?? []
  if (ONE_GLAZING.test(words)) return [thing]
  if (!first || !second || name.number !== 'plural' || name.isCounted || features.length > 1)
    return [thing]
  // 'Knotty-pine walls and ceilings' are all of pine.
  if (/ /.test(first) && !/ /.test(second)) return [thing]
  return [first, second].map((text) => ({ features, name: { ...name, text } }))
}

/** Things as one value: 'a den, a sunroom, and a finished basement with a wet bar'. */
export const listOfThings = (things: readonly Thing[]): { list: Value; items: Value } => {
  const values = (things.length > 1 ? things.flatMap(opened) : things).map(thingValue)
  const list = listed(values, 'and')
  return { list: { ...list, bare: list.a }, items: listed(values, 'comma') }
}
