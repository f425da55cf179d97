import { inWords, spelledOut } from '../compose/numbers.ts'
import { countable } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'

/** A feature of land, premises or a building with several units, in words that fit a sentence about it. */
export const retoldOfPremises = (feature: Feature, facts: PropertyFacts): Feature =>
  [
    firstMentioned,
    uncounted,
    ofItsSetting,
    onTheStreet,
    halfLeased,
    ofTheWholeLot,
    ofItsKind,
    bedroomsEach,
    byTheMonth,
  ].reduce((told, reword) => reword(told, facts), feature)

/** What the reader has not heard of yet takes no 'the', and public land is no name. */
const FIRST_MENTIONED: readonly [RegExp, string][] = [
  [/^the ((?:domestic )?well|septic|driveway|building) permit is /, 'a $1 permit is '],
  [
    /^the ((?:power|electricity|gas|fiber|phone|water)(?: and (?:fiber|phone|water|gas))?) (is|are) (at|on|in) /,
    '$1 $2 $3 ',
  ],
  [/^the solar and cistern are typical$/, 'solar and cistern are typical'],
  [/^the acequia rights /, 'acequia rights '],
  [/^it is an? (.+) storefront downtown$/, 'it is a $1 downtown storefront'],
  [/^there is an? ((?:foot|drive-by|car) traffic\b)/, 'there is $1'],
  [/^(.+) vary in the age$/, '$1 vary in age'],
  [/^(?:there is )?a mix of (?:the )?/, 'it is a mix of '],
  [/^the ((?:snowmobile|hiking|bike|walking|ski) trail) is nearby$/, 'a $1 is nearby'],
  [/^the elk winter is here$/, 'elk winter here'],
  [/^the ((?:[a-z-]+ )?tenant) is (?=(?:on|in|at) )/, 'a $1 is '],
  [/^it borders VAST trail\b/, 'it borders the VAST trail'],
  [/^it borders National Forest\b/, 'it borders national forest'],
  [/^it borders BLM(?! land)\b/, 'it borders BLM land'],
]

const firstMentioned = (feature: Feature): Feature => {
  const { statement } = feature
  const said = FIRST_MENTIONED.reduce(
    (words, [clause, instead]) => words.replace(clause, instead),
    statement ?? '',
  )
  return said === (statement ?? '') ? feature : { ...feature, statement: said }
}

/** A parcel does not have 'a dark sky area': it is in one. Heat that was typed with who pays for it is a clause. */
const OF_ITS_SETTING: readonly [RegExp, string][] = [
  [/^dark sky (area|community|zone)$/, 'it is in a dark sky $1'],
  [/^heat by the gas \(tenants pay\)$/, 'the tenants pay for gas heat'],
]

const ofItsSetting = (feature: Feature): Feature => {
  const typed = [feature.name?.text, feature.name?.tail].filter(Boolean).join(' ')
  const [clause, statement] = OF_ITS_SETTING.find(([words]) => words.test(typed)) ?? []
  return clause && statement && feature.statement === null
    ? { ...feature, name: null, statement: typed.replace(clause, statement) }
    : feature
}

const BEDROOMS_EACH = /^the units are (\d(?:\/\d)+) bedrooms$/

/** 'Units are 3/2/2 bedrooms' */
const bedroomsEach = (feature: Feature): Feature => {
  const each = BEDROOMS_EACH.exec(feature.statement ?? '')?.[1]
    ?.split('/')
    .map(Number)
  const counts = each?.map((count) => spelledOut(count) ?? String(count)) ?? []
  return counts.length > 0
    ? {
        ...feature,
        statement: `the units have ${counts.slice(0, -1).join(', ')}${counts.length > 2 ? ',' : ''} and ${counts.at(-1)} bedrooms`,
      }
    : feature
}

/** Street parking is not on the site. */
const onTheStreet = (feature: Feature): Feature =>
  feature.name?.text === 'street parking' && feature.name.tail === '' && !feature.partOf
    ? { ...feature, name: null, statement: 'parking is on the street' }
    : feature

const HALF_LEASED = /^((?:rear|front|upper|lower)(?: [a-z]+)?) leased (.+)$/
const FLOORS_LEASED = /^(leased|rented|vacant|occupied) (.+ (?:floor|unit|side|half)(s?))$/

/** 'Rear half leased month to month' is no thing, and neither are 'leased second and third floors'. */
const halfLeased = (feature: Feature): Feature => {
  const text = feature.name?.text ?? ''
  const [, half, how] = HALF_LEASED.exec(text) ?? []
  const [, state, floors, isMany] = FLOORS_LEASED.exec(text) ?? []
  if (floors && !feature.name?.isCounted && feature.name?.tail === '')
    return {
      ...feature,
      name: null,
      statement: `the ${floors} ${isMany ? 'are' : 'is'} ${state}`,
    }
  return half ? { ...feature, name: null, statement: `the ${half} is leased ${how}` } : feature
}

const UNCOUNTED =
  /^some |^(?:mixed )?(?:[a-z]+ and )?(?:birch|fir|hemlock|pinon|spruce|pine|oak|cedar|juniper|aspen|whitetail)$/i

/** 'A some pasture', 'a spruce': nobody counts them; 'a two and a half car garage' is one. */
const uncounted = (feature: Feature): Feature =>
  feature.name && HALF_CAR.test(feature.name.text)
    ? {
        ...feature,
        name: {
          ...feature.name,
          text: feature.name.text.replace(HALF_CAR, '$1-and-a-half-car'),
          number: 'singular',
        },
      }
    : ofMass(feature)

const HALF_CAR = /^(one|two|three) and a half[- ]car(?= garage$)/

const ofMass = (feature: Feature): Feature =>
  feature.name?.number === 'singular' && UNCOUNTED.test(feature.name.text)
    ? { ...feature, name: { ...feature.name, number: 'mass' } }
    : feature

const ACRES = /^((?:about )?[\w.-]+) acres are (.+)$/
const ON_ACRES = /^(it is an? .+) on ([\w.]+) acres$/
const UNRESTRICTED = /^([\w.-]+) unrestricted acres$/
const PASTURE = /^([\w.]+)(?:-acre| acres of) pasture$/

/** 'A 40-acre parcel has a 40-acre pasture' says the acreage twice: all of it is pasture. */
const ofTheWholeLot = (feature: Feature, { propertyType, lot }: PropertyFacts): Feature => {
  if (lot === null) return feature
  const isWhole = (acres: string | undefined) => acres === String(lot) || acres === inWords(lot)
  const [, kind, site] = ON_ACRES.exec(feature.statement ?? '') ?? []
  if (isWhole(site)) return { ...feature, statement: kind ?? null }
  if (propertyType !== 'Land') return feature
  const [, cleared, done] = ACRES.exec(feature.statement ?? '') ?? []
  if (isWhole(cleared)) return { ...feature, statement: `it is ${done}` }
  if (isWhole(UNRESTRICTED.exec(feature.name?.text ?? '')?.[1]))
    return { ...feature, name: null, statement: 'it is unrestricted' }
  return isWhole(PASTURE.exec(feature.name?.text ?? '')?.[1])
    ? { ...feature, name: null, statement: 'it is all pasture' }
    : feature
}

const OWN_KIND =
  /^(?:industrial|building|duplex|triplex|fourplex|two-flat|three-flat|3-flat|2-flat|flat)$/

/** A building does not have 'an all-brick three-flat': it is one. 'Main house plus detached duplex' is more than a duplex. */
const ofItsKind = (feature: Feature, { propertyType, features }: PropertyFacts): Feature => {
  const { name, statement, partOf } = feature
  const isBesideAHouse = features.some(
    (other) =>
      other !== feature &&
      other.index === feature.index &&
      /\b(?:main|front|original) house$/.test(other.name?.text ?? ''),
  )
  if (isBesideAHouse)
    return name && /^it is an? [^,]*plex$/.test(statement ?? '')
      ? { ...feature, statement: null }
      : feature
  const isOfMany = propertyType === 'Commercial' || propertyType === 'Multi-Family'
  return isOfMany &&
    name &&
    !statement &&
    !partOf &&
    !name.isCounted &&
    OWN_KIND.test(name.head) &&
    !/\bowner'?s\b|-bedroom\b/.test(name.text) &&
    name.tail === ''
    ? { ...feature, statement: `it is ${countable(name.text).a.text}` }
    : feature
}

const RENT =
  /^(?=.*\b(?:rents?|rented|leased|tenant|pays)\b)(?!.*\b(?:a month|annually|a year|foot|average)\b).*\$(\d{3}|\d,\d{3})$/

/** The rent of a home is by the month, whether or not that was typed. */
const byTheMonth = (feature: Feature, { propertyType }: PropertyFacts): Feature =>
  propertyType === 'Multi-Family' && RENT.test(feature.statement ?? '')
    ? { ...feature, statement: `${feature.statement} a month` }
    : feature
