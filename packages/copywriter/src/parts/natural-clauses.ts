import { sourceOf, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { areManyPlaces } from '../facts/places/many-places.ts'
import { isOfTwoKinds } from '../story/loading-doors.ts'
import { clausesOf } from '../story/predicates/clauses-of.ts'
import type { Story } from '../story/story.ts'
import type { Thing } from '../story/thing.ts'
import { isPredicate, type Remark, remarkOf } from './remark.ts'

/**
 * A thing, or a clause, and the clause that is natural to it. `{a}` is the thing with its article, `{noun}` what the
 * property is called; of 'is|are' the first stands with one thing, the second with several.
 */
type Wording = readonly [typed: RegExp, clause: string]

const OF_PREMISES: readonly Wording[] = [
  // Loading and height
  [/^(\S+)-foot clear height$/, 'clear height is $1 feet'],
  [/^(\w+) (?:grade-level|at-grade) (doors?)$/, '$1 $2 {opens|open} at grade level'],
  [/^grade-level (doors?)$/, 'a $1 opens at grade level'],
  [/^(\w+) dock-high (doors)$/, '$1 $2 are dock-high'],
  [/^(\w+ (?:loading docks|docks)) with levelers$/, '$1 have levelers'],
  [/^(?:[\w-]+-ton )?bridge crane$/, '{a} serves the space'],
  // Power, heat and fire
  [/^((?:[\w-]+, )*[\w-]*(?:phase|amp|volt))(?: electric)? power$/, 'power is $1'],
  [/^([\d,]+) amps of (three-phase) power$/, 'power is $2, $1 amps'],
  [/^there is ((?:[\w,-]+, )*[\w-]*(?:phase|amp|volt)) power$/, 'power is $1'],
  [
    /^(?:gas |oil |electric |waste oil |radiant |overhead |infrared )*(?:unit )?heaters?$/,
    'heat comes from {a}',
  ],
  [/^fire sprinklers$/, 'it is sprinklered'],
  [/^ESFR sprinklers$/, 'the sprinklers are ESFR'],
  // Kitchen of a restaurant
  [
    /^(?:[\w,-]+ )*(?:hoods?|grease traps?|coolers?|freezers?|griddles?|ovens?|fryers?|reach-ins?)$/,
    '{a} {is|are} in place',
  ],
  // Site
  [/^(?!the |an? )(\w+) (?:off-street )?parking spaces$/, 'the site parks $1 cars'],
  [/^(\w+)-(?:stall|space|car) ((?:paved |asphalt |gravel |fenced )*lot)$/, 'the $2 parks $1 cars'],
  [/^rear parking for (\w+)$/, 'there is parking for $1 in the rear'],
  [/^([\d,]+ feet) of (.+ frontage)$/, '$2 is $1'],
  [/^signage on (.+)$/, 'signage is on $1'],
  [/^it is zoned ([A-Z][\w-]*)$/, 'zoning is $1'],
  [/^it has an? storefront with (.+) above$/, '$1 {is|are} above the storefront'],
  // Leases
  [
    /^(NNN|triple-net|gross|modified gross) lease on (?:the )?(retail|office|warehouse)(?: space)?( through .+)?$/,
    'the $2 space is leased $1$3',
  ],
  [/^(NNN|triple-net|gross|modified gross) lease to (.+)$/, 'it is leased $1 to $2'],
  [/^there is an? (NNN|triple-net|gross|modified gross) lease to (.+)$/, 'it is leased $1 to $2'],
]

const OF_UNITS: readonly Wording[] = [
  [/^separate (.+s)$/, 'the $1 are separate'],
  [
    /^((?:coin |shared |onsite |common )?laundry(?: hookups)?|storage(?: lockers| units)?) (in the .+)$/,
    '$1 {is|are} $2',
  ],
  [/^onsite laundry$/, 'laundry is on site'],
  [/^(two|three|four|five|six)-car garage$/, 'the garage holds $1 cars'],
  [/^([\w. -]+ garage) off the alley$/, 'the $1 is off the alley'],
  [/^off-street parking (in the .+)$/, 'off-street parking is $1'],
  [/^.+ in each unit$/, 'each unit has {a}'],
  [/^.+ in (all|both) units$/, '$1 units have {a}'],
  [/^hardwired smoke detectors$/, 'the smoke detectors are hardwired'],
]

/** What is near is the subject of its own clause; the property need not be. */
const OF_PLACES: readonly Wording[] = [
  [/^it is near (.+)$/, '$1 {is|are} nearby'],
  [
    /^it is ((?:about |less than |under )?[\w.-]+ (?:minutes?|miles?|blocks?)) (?:from|to) (?!.+ and )(.+)$/,
    '$2 {is|are} $1 away',
  ],
]

const OF_LAND: readonly Wording[] = [
  [
    /^it is on (an? (?:[a-z-]+ )*(?:maintained|county-maintained|paved|gravel|private|dirt|plowed|year-round)(?: [a-z-]+)* road)$/,
    '$1 leads to {noun}',
  ],
  [/^([\d,]+ feet) of ((?:paved |county |town )?road frontage)$/, '$2 is $1'],
  [
    /^((?:[a-z]+ ){0,2}(?:gas|broadband|fiber|cable|water|sewer|electricity|power)) ((?:at|on|in) the (?:street|road|lot line))$/,
    '$1 is $2',
  ],
  [/^well and septic(?: on site)?$/, 'a well and septic are in place'],
  [/^underground utilities$/, 'utilities are underground'],
  [/^septic permit (for .+)$/, 'the septic permit is $1'],
  [/^association ((?:boat|beach|dock|swim)[a-z ]*)$/, 'the association has a $1'],
]

/** Premises and buildings are plain about what their parts are made of; the rooms of a household are told as lists. */
const isPlain = ({ facts }: Story, isIndoors: boolean): boolean =>
  facts.propertyType === 'Commercial' || (facts.propertyType === 'Multi-Family' && !isIndoors)

const wordingsFor = ({ facts }: Story): readonly Wording[] => {
  if (facts.propertyType === 'Land') return [...OF_LAND, ...OF_PLACES]
  if (facts.propertyType === 'Multi-Family') return [...OF_UNITS, ...OF_PLACES]
  // 'The site parks 22 cars' beside 'a traffic count of 21,000 cars' would count two things alike.
  const isTrafficCounted = facts.features.some(({ typed }) => /\d\S* (?:cars|vehicles)/.test(typed))
  const wordings = [...OF_PREMISES, ...OF_PLACES]
  return isTrafficCounted ? wordings.filter(([, clause]) => !/ cars$/.test(clause)) : wordings
}

/** What a feature has to say, with the verb that is natural to it: 'clear height is 22 feet', 'the plumbing is copper'. */
export const naturalRemark = (
  feature: Feature,
  story: Story,
  { noun, isIndoors = false }: { noun: string; isIndoors?: boolean },
): Remark => {
  const remark = remarkOf(feature, story)
  if (isOfTwoKinds(feature, story.facts)) return remark
  const clause =
    inOwnWords(remark, feature, story, noun) ??
    (isPredicate(remark) && remark.thing && isPlain(story, isIndoors)
      ? ofItself(remark.thing)
      : null)
  return clause ? asRemark(clause, remark, feature) : remark
}

const IT_IS = /^it is (.+)$/

const asRemark = (statement: string, { features }: Remark, feature: Feature): Remark => {
  const rest = IT_IS.exec(statement)?.[1]
  return rest
    ? { features, verb: 'is', rest: wording(rest, sourceOf(feature)), thing: null }
    : { features, clause: { ...feature, statement } }
}

const inOwnWords = (
  remark: Remark,
  { statement }: Feature,
  story: Story,
  noun: string,
): string | null => {
  const thing = isPredicate(remark) ? remark.thing : null
  const named = thing && [thing.name.text, thing.name.tail].filter(Boolean).join(' ')
  const isPlural = thing?.name.number === 'plural'
  const a = isPredicate(remark) ? remark.rest.a.text.replace(IN_UNITS, '') : ''
  for (const [typed, clause] of wordingsFor(story)) {
    const ofThing = named ? typed.exec(named) : null
    if (ofThing) return filled(ofThing, clause, { a, noun, isMany: isPlural })
    // '{a}' is a thing: 'plumbed for a grease trap' is none.
    const ofStatement = clause.includes('{a}') ? null : typed.exec(statement ?? '')
    if (ofStatement)
      return filled(ofStatement, clause, { a, noun, isMany: areMany(ofStatement, clause) })
  }
  return null
}

/** 'Two apartments are above the storefront', 'hospitals are nearby': whether what the clause is about is several. */
const areMany = (found: RegExpExecArray, clause: string): boolean => {
  const subject = found[Number(/\$(\d) \{is/.exec(clause)?.[1])] ?? ''
  return COUNTED.test(subject) || areManyPlaces(subject)
}
const COUNTED = /^(?:two|three|four|five|six|\d+) /

/** 'A washer and dryer in each unit' is what each unit has. */
const IN_UNITS = / in (?:each|all|both) units?$/

const filled = (
  found: RegExpExecArray,
  clause: string,
  { a, noun, isMany }: { a: string; noun: string; isMany: boolean },
): string =>
  clause
    .replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '')
    .replace('{a}', a)
    .replace('{noun}', noun)
    .replace(/\{(\w+)\|(\w+)\}/, isMany ? '$2' : '$1')

/** Premises and buildings are told without a mood. */
const PLAIN = { mood: 'sober', home: 'building', isHouse: false, isShared: false } as const

/** 'The plumbing is copper', 'The office build-out has four private offices.' */
const ofItself = (thing: Thing): string | null => {
  const isWithoutPlace = thing.name.tail === '' || thing.features.length > 1
  const [clause] = isWithoutPlace ? clausesOf(thing, PLAIN) : []
  const isOfOneEntry = thing.features.every(({ index }) => index === thing.features[0]?.index)
  return clause && isOfOneEntry ? `${clause.subject.text} ${clause.verb} ${clause.rest.text}` : null
}
