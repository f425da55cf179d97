import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, sourceOf, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { rentsOfUnits } from './rents-of-units.ts'
import { sharedPredicates } from './shared-predicate.ts'

/** Clauses that say something about the property itself: 'it is a shell', 'it needs a roof'. */
const ABOUT_THE_PROPERTY =
  /^it (?=(?:isn't|hasn't|wasn't|is|has|needs|can|was|will|comes|rents|sits|backs|faces|takes|grossed|borders|adjoins|fronts|abuts|overlooks|includes|did|conveys|leases|qualifies)\b)/
const SHARING_MAX = 3
const LONG_CLAUSE = 10
const PAIR = 2

/** Features that are told in one sentence, and its words without capital and full stop. */
export interface Statement {
  features: readonly Feature[]
  words: Passage
}

/** Joins plain clauses into sentences: those about the property share its name, short others stand in pairs. */
export const statementsOf = (
  features: readonly Feature[],
  subject: string,
  most = PAIR,
): Statement[] => {
  const stated = features.filter(({ statement }) => statement !== null)
  const own = stated.filter((feature) => ABOUT_THE_PROPERTY.test(clauseOf(feature)))
  const apart = stated.filter((feature) => !own.includes(feature))
  const shared = [...rentsOfUnits(apart), ...sharedPredicates(apart)]
  const joined = new Set(shared.flatMap((statement) => statement.features))
  const others = stated.filter((feature) => !own.includes(feature) && !joined.has(feature))
  return [
    ...inGroups(own, SHARING_MAX, (feature) => !/,/.test(clauseOf(feature))).map((group) => ({
      features: group,
      words: withSubject(group, subject),
    })),
    ...inGroups(byPolarity(others), most, isShort).map((group) => ({
      features: group,
      words: inARow(group),
    })),
    ...shared,
  ]
}

/** What there is stands before what there is not, so that two denials share a sentence. */
const byPolarity = (features: readonly Feature[]): Feature[] => {
  const isDenied = (feature: Feature) => DENIES.test(clauseOf(feature))
  return [...features].sort((one, other) => Number(isDenied(one)) - Number(isDenied(other)))
}

const clauseOf = ({ statement }: Feature): string => statement ?? ''

const isShort = (feature: Feature): boolean => {
  const clause = clauseOf(feature)
  // 'The boiler works' and 'there is fire damage' are both conditions, but do not belong together.
  return (
    feature.kind !== 'condition' &&
    clause.split(' ').length <= LONG_CLAUSE &&
    !/,| and /.test(clause)
  )
}

const DENIES = /\b(?:no|not|none|hauled|steep)\b|n't\b/

/**
 * A selling point and a rule are never joined in one sentence, and neither are something present and something absent.
 */
const areAlike = (one: Feature, other: Feature): boolean =>
  (one.kind === other.kind ||
    [one, other].every((feature) => /^there(?: is| are|'s)\b/.test(clauseOf(feature))) ||
    [one, other].every(isOfIdentity)) &&
  DENIES.test(clauseOf(one)) === DENIES.test(clauseOf(other))

const IDENTITY_KINDS: ReadonlySet<Feature['kind']> = new Set([
  'building',
  'character',
  'finish',
  'availability',
])

/** What it is, or on which floor; what is near is another subject. */
const isOfIdentity = (feature: Feature): boolean =>
  IDENTITY_KINDS.has(feature.kind) || (feature.kind === 'location' && isInAPlace(feature))

/** Neighbors that may share a sentence, at most `size` of them. */
const inGroups = (
  features: readonly Feature[],
  size: number,
  canShare: (feature: Feature) => boolean,
): Feature[][] => {
  const groups: Feature[][] = []
  for (const feature of features) {
    const open = groups.at(-1)
    if (
      open &&
      open.length < size &&
      canShare(feature) &&
      open.every((other) => canShare(other) && areAlike(other, feature))
    )
      open.push(feature)
    else groups.push([feature])
  }
  return groups
}

const withSubject = (features: readonly Feature[], subject: string): Passage => {
  const predicates = placeLast(features).map((feature) =>
    wording(clauseOf(feature).replace(ABOUT_THE_PROPERTY, ''), sourceOf(feature)),
  )
  const kind = predicates.length === 2 && predicates[0]
  const place = predicates.length === 2 && predicates[1]
  if (kind && place && IS_A.test(kind.bare.text) && IN_A_PLACE.test(place.bare.text))
    return concatenate([passage(subject), kind.bare, withoutVerb(place.bare)], ' ')
  const bare = predicates.map((predicate) => predicate.bare)
  const isPairOfPairs = bare.length === 2 && bare.some(({ text }) => / and /.test(text))
  const joined = isPairOfPairs ? concatenate(bare, ', and ') : listed(predicates, 'and').bare
  return concatenate([passage(subject), joined], ' ')
}

const IS_A = /^is an? [^,]+$/
const IN_A_PLACE = /^is (?:on the .*\bfloor\b|in [A-Z]|in the )/

/** What it is stands before where it is: 'is a corner unit on the 34th floor'. */
const placeLast = (features: readonly Feature[]): Feature[] =>
  [...features].sort((one, other) => Number(isInAPlace(one)) - Number(isInAPlace(other)))

const isInAPlace = (feature: Feature): boolean =>
  IN_A_PLACE.test(clauseOf(feature).replace(ABOUT_THE_PROPERTY, ''))

const withoutVerb = ({ text, spans }: Passage): Passage => ({
  text: text.replace(/^is /, ''),
  spans: spans.map(({ start, end, source }) => ({
    start: Math.max(0, start - 3),
    end: end - 3,
    source,
  })),
})

const inARow = (features: readonly Feature[]): Passage =>
  concatenate(
    features.map((feature) => passage(clauseOf(feature), sourceOf(feature))),
    ', and ',
  )
