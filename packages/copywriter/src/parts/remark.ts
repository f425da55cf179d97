import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isStatement } from '../story/section.ts'
import { spoken } from '../story/spoken.ts'
import { statedThing } from '../story/stated-thing.ts'
import type { Story } from '../story/story.ts'
import { fewPartsOf, listOfThings, opened, type Thing, thingOf } from '../story/thing.ts'

/** What is said of the property itself: 'is' and 'fenced on three sides', 'has' and 'a stock pond'. */
export interface Predicate {
  features: readonly Feature[]
  verb: string
  rest: Value
  /** It is named, not stated. */
  thing: Thing | null
}

/** What is said of a thing in a clause of its own: 'power is at the road'. */
export interface Clause {
  features: readonly Feature[]
  clause: Feature
}

/** What one feature has to say in a sentence about its part of the property. */
export type Remark = Predicate | Clause

/** 'There is electricity on the property' says where it is, not only that the property has it. */
const PLACED_SUPPLY =
  /^there is ((?:an? )?[^,;]*\b(?:electric(?:ity)?|power|water|meter|tap|gas|sewer)) ((?:on|at|in) .+)$/

/** Clauses that are better said of the property, or of what they are about. */
const OF_THE_PROPERTY: readonly [RegExp, string][] = [
  [PLACED_SUPPLY, '$1 is $2'],
  [/^the land is /, 'it is '],
  [/^the perimeter is fenced$/, 'it is fenced on the perimeter'],
  [/^the slope is (gentle|steep|moderate)$/, 'it has a $1 slope'],
  [/^the property is (zoned .+)$/, 'it is $1'],
]
const PREDICATE =
  /^it (is|has been|has|was|borders|backs|fronts|adjoins|abuts|overlooks|faces|sits|needs|may|comes) (.+)$/

/** The remark of a feature; a part is told with its whole. */
export const remarkOf = (feature: Feature, story: Story): Remark => {
  const thing = asThing(feature, story)
  if (thing)
    return { features: thing.features, verb: 'has', rest: listOfThings([thing]).list, thing }
  const said = spoken(inAFloodPlain(feature), story.tone)
  const statement = OF_THE_PROPERTY.reduce(
    (words, [clause, instead]) => words.replace(clause, instead),
    said.statement ?? feature.text,
  )
  const [, verb, rest] = PREDICATE.exec(statement) ?? []
  if (verb && rest && !/[,;]/.test(rest))
    return { features: [feature], verb, rest: wording(rest, sourceOf(feature)), thing: null }
  const parts = fewPartsOf(feature, story)
  const tail = parts.length > 0 ? ` with ${partsNamed(parts)}` : ''
  return { features: [feature, ...parts], clause: { ...said, statement: `${statement}${tail}` } }
}

const partsNamed = (parts: readonly Feature[]): string =>
  listOfThings(parts.flatMap((part) => thingOf(part) ?? [])).list.a.text

/** 'high and dry' in a list is 'high, dry, and cleared'. */
const PAIR = /^(?:mostly |gently )?[a-z]+ and (?:mostly |gently )?[a-z]+$/

/** What is stated of a thing, not of the property that has it: 'a survey is on file', 'the roof is from 2020'. */
const isStated = ({ kind, name, statement, year }: Feature): boolean =>
  statement !== null &&
  (kind === 'zoning' ||
    (kind === 'utilities' && (name !== null || PLACED_SUPPLY.test(statement))) ||
    ON_FILE.test(name?.tail ?? '') ||
    (kind === 'location' && !OF_ITS_RIGHTS.test(statement)) ||
    (year !== null && /\d{4}$/.test(statement)))
const ON_FILE = /^(?:on file|in place)\b/
/** What belongs to the property although it is elsewhere. */
const OF_ITS_RIGHTS = /\b(?:access|rights?|frontage)\b/

const FLOOD_PLAIN = /^in (?:the|a) flood ?(?:plain|zone)\b/

/** 'About two acres are in the flood plain' is no selling point to be listed. */
const inAFloodPlain = (feature: Feature): Feature =>
  feature.name && FLOOD_PLAIN.test(feature.name.tail)
    ? {
        ...feature,
        statement: `${feature.name.text} ${feature.name.number === 'plural' ? 'are' : 'is'} ${feature.name.tail}`,
      }
    : feature

const asThing = (feature: Feature, story: Story): Thing | null => {
  const { name, kind, text } = feature
  if (FLOOD_PLAIN.test(name?.tail ?? '')) return null
  if (isStated(feature)) return null
  if (name && (kind === 'view' || !isStatement(feature)))
    return thingOf(feature, fewPartsOf(feature, story))
  return text ? statedThing(feature) : null
}

export const isPredicate = (remark: Remark): remark is Predicate => 'verb' in remark

/** Where it is stands behind what it has: 'has a pond and is on a county road'. */
const PLACE =
  /^(?:on|in|at|near|next|minutes|\S+ (?:minutes|miles|blocks)|within|less|about \S+ (?:minutes|miles)) /

type Sort = 'is' | 'has' | 'borders' | 'at'

const sortOf = ({ verb, rest }: Predicate): Sort => {
  if (verb === 'is' && PLACE.test(`${rest.bare.text} `)) return 'at'
  return verb === 'is' || verb === 'has' ? verb : 'borders'
}

/** 'is wooded and fenced on three sides, with a stock pond', 'has a view of the peak and borders the forest'. */
export const predicatesTold = (predicates: readonly Predicate[]): Value => {
  const of = (sort: Sort) => predicates.filter((one) => sortOf(one) === sort)
  const isOnly = predicates.every(({ verb }) => verb === 'is')
  if (isOnly) return withVerb('is', [...of('is'), ...of('at')])
  const [is, has, at] = [of('is'), of('has'), of('at')]
  const isWith = is.length > 0 && has.length > 0 && !has.some(hasWith)
  if (isWith && is.length + has.length === predicates.length)
    return whole([withVerb('is', is), listOf(has)], has.length > 1 ? ', with ' : ' and has ')
  const others = [...new Set(of('borders').map(({ verb }) => verb))].map((verb) =>
    withVerb(
      verb,
      predicates.filter((one) => one.verb === verb),
    ),
  )
  return inARow([
    ...(is.length > 0 ? [withVerb('is', is)] : []),
    ...(has.length > 0 ? [withVerb('has', has)] : []),
    ...others,
    ...(at.length > 0 ? [withVerb('is', at)] : []),
  ])
}

const hasWith = ({ rest }: Predicate): boolean => /\bwith\b/.test(rest.bare.text)

const inARow = (phrases: readonly Value[]): Value => {
  const isLoose = phrases.some(({ bare }) => / and /.test(bare.text))
  if (phrases.length === 1) return phrases[0] ?? wording('')
  return phrases.length < 3 && !isLoose
    ? whole(phrases, ' and ')
    : whole([whole(phrases.slice(0, -1), ', '), ...phrases.slice(-1)], ', and ')
}

const withVerb = (verb: string, predicates: readonly Predicate[]): Value =>
  whole([wording(verb), listOf(predicates)], ' ')

const whole = (values: readonly Value[], joint: string): Value => {
  const words = concatenate(
    values.map(({ bare }) => bare),
    joint,
  )
  return { bare: words, the: words, a: words, isPlural: false }
}

/** What needs many words stands last. */
export const inOrder = (predicates: readonly Predicate[]): Predicate[] => {
  const isLong = ({ rest, verb }: Predicate) =>
    (verb === 'is' && PLACE.test(`${rest.bare.text} `)) ||
    / (?:and|with|on|for|at|in) /.test(rest.bare.text)
  return [...predicates.filter((one) => !isLong(one)), ...predicates.filter(isLong)]
}

/** Things in one list. */
export const listOf = (predicates: readonly Predicate[]): Value => {
  const ordered = inOrder(predicates)
  const values = ordered.flatMap(({ rest, verb, thing }) => {
    if (ordered.length < 2) return [rest.a]
    if (thing) return opened(thing).map((one) => listOfThings([one]).list.a)
    return verb === 'is' && PAIR.test(rest.a.text) ? halves(rest.a) : [rest.a]
  })
  const [only, other, ...more] = values
  if (!only) return wording('')
  const words =
    more.length === 0
      ? concatenate(other ? [only, other] : [only], / and /.test(only.text) ? ', and ' : ' and ')
      : concatenate([concatenate(values.slice(0, -1), ', '), ...values.slice(-1)], ', and ')
  return { bare: words, the: words, a: words, isPlural: false }
}

const halves = ({ text, spans: [span] }: Passage): Passage[] =>
  text.split(' and ').map((half) => passage(half, span?.source))
