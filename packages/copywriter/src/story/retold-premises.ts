import { inWords } from '../compose/numbers.ts'
import { countable } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'

/** A feature of land, premises or a building with several units, in words that fit a sentence about it. */
export const retoldOfPremises = (feature: Feature, facts: PropertyFacts): Feature =>
  [firstMentioned, uncounted, onTheStreet, halfLeased, ofTheWholeLot, ofItsKind, byTheMonth].reduce(
    (told, reword) => reword(told, facts),
    feature,
  )

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

/** Street parking is not on the site. */
const onTheStreet = (feature: Feature): Feature =>
  feature.name?.text === 'street parking' && feature.name.tail === '' && !feature.partOf
    ? { ...feature, name: null, statement: 'parking is on the street' }
    : feature

const HALF_LEASED = /^((?:rear|front|upper|lower)(?: [a-z]+)?) leased (.+)$/

/** 'Rear half leased month to month' is no thing. */
const halfLeased = (feature: Feature): Feature => {
  const [, half, how] = HALF_LEASED.exec(feature.name?.text ?? '') ?? []
  return half ? { ...feature, name: null, statement: `the ${half} is leased ${how}` } : feature
}

const UNCOUNTED = /^some |^(?:mixed )?(?:spruce|pine|oak|cedar|juniper|aspen|whitetail)$/i

/** 'A some pasture', 'a spruce': nobody counts them. */
const uncounted = (feature: Feature): Feature =>
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
