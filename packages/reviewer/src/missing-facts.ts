import type { Finding, PropertyInput, PropertyType } from '@listwright/contracts'
import { type Copy, type Review, squeeze } from './copy.ts'
import { dollars, group } from './language/numbers.ts'
import { reviewMissingFeatures } from './missing-features.ts'
import { toFinding } from './term.ts'

const NOUNS: Record<PropertyType, RegExp> = {
  'Single Family Home':
    /single[- ]family|home|house|residence|\b(?:bungalow|cottage|cabin|chalet|colonial|craftsman|cape|ranch|rancher|tudor|villa|victorian)\b/i,
  Condo: /\bcondo|\b(?:loft|studio|flat)\b/i,
  Townhouse: /\btown ?(?:house|home)|\brow ?(?:house|home)|\bbrownstone/i,
  'Multi-Family':
    /\bmulti[- ]?family|plex\b|\b(?:two|three|four|five|six|\d)[- ](?:family|flat|decker|unit)/i,
  Apartment: /\bapartment|\b(?:studio|co-op|flat)\b/i,
  Estate: /\bestate(?! agent)|\bmanor\b/i,
  Penthouse: /\bpenthouse/i,
  Land: /\b(?:land|parcel|lot|acre|site|tract)s?\b|\bacreage\b/i,
  Commercial:
    /\bcommercial|\b(?:office|retail|warehouse|storefront|industrial|restaurant|shop|showroom)\b/i,
}

interface Fact {
  name: string
  isStated: boolean
  /** A sentence that would state it. */
  sentence?: string
}

/** What was entered and is not said. Posts need only the type, the city and one figure. */
export const reviewMissingFacts: Review = (copy) => {
  if (!copy.property || !copy.text.trim()) return []
  const facts =
    copy.kind === 'mls' ? descriptionFacts(copy, copy.property) : captionFacts(copy, copy.property)
  return [
    ...facts.filter(({ isStated }) => !isStated).map((fact) => missing(copy.text, fact)),
    ...(copy.kind === 'mls' ? reviewMissingFeatures(copy) : []),
  ]
}

const missing = (text: string, { name, sentence }: Fact): Finding => {
  const end = text.trimEnd().length
  const isComplete = /[.!?]$/.test(text.slice(0, end))
  const rule = `missing/${name.replaceAll(' ', '-')}`
  const put = sentence && isComplete ? ` ${sentence}` : undefined
  const why = `Not mentioned: ${name}.`
  return toFinding({ rule, severity: 'advice', why }, text, { start: end, end, put })
}

const descriptionFacts = (copy: Copy, property: PropertyInput): Fact[] => {
  const { city, bedrooms, bathrooms, squareFeet, price, yearBuilt, lotSize, propertyType } =
    property
  const { plain } = copy
  const stated = statedNumbers(copy)
  const has = (value: number) =>
    [1e6, 1e4, 1e2].some((places) => stated.has(Math.round(value * places) / places))
  const main: (Fact | false)[] = [
    { name: 'city', isStated: says(copy, city), sentence: `Located in ${city}.` },
    { name: 'property type', isStated: NOUNS[propertyType].test(plain) },
    bedrooms > 0 && { name: 'number of bedrooms', isStated: has(bedrooms) },
    bathrooms > 0 && {
      name: 'number of bathrooms',
      isStated: has(bathrooms) || /\bhalf[- ]bath/i.test(plain),
    },
    squareFeet > 0 && {
      name: 'size',
      isStated: has(squareFeet),
      sentence: `It measures ${group(squareFeet)} square feet.`,
    },
    price > 0 && {
      name: 'price',
      isStated: has(price) || has(Math.round(price)),
      sentence: `Offered at ${dollars(price)}.`,
    },
  ]
  const owed = main.filter((fact) => fact !== false)
  // A short text that gives the main figures may leave the rest to the data fields of the listing.
  if (isShort(copy.text) && owed.every(({ isStated }) => isStated)) return []
  const others: (Fact | false)[] = [
    yearBuilt != null && {
      name: 'year built',
      isStated: has(yearBuilt),
      sentence: `Built in ${yearBuilt}.`,
    },
    !!lotSize && {
      name: 'lot size',
      isStated: has(lotSize),
      sentence: `The lot measures ${group(lotSize)} ${lotSize === 1 ? 'acre' : 'acres'}.`,
    },
  ]
  return [...owed, ...others.filter((fact) => fact !== false)]
}

const SHORT = 130

const isShort = (text: string): boolean => text.split(/\s+/).length < SHORT

const captionFacts = (copy: Copy, property: PropertyInput): Fact[] => {
  const stated = statedNumbers(copy)
  const { price, bedrooms, bathrooms, squareFeet, lotSize } = property
  const figures = [Math.round(price), price, bedrooms, bathrooms, squareFeet, lotSize ?? 0].filter(
    (figure) => figure > 0,
  )
  return [
    { name: 'city', isStated: says(copy, property.city) },
    { name: 'property type', isStated: NOUNS[property.propertyType].test(copy.plain) },
    {
      name: 'price or size',
      isStated: figures.length === 0 || figures.some((figure) => stated.has(figure)),
    },
  ]
}

const says = (copy: Copy, name: string): boolean =>
  copy.lower.includes(name.toLowerCase()) || copy.squeezed.includes(squeeze(name))

const statedNumbers = ({ numbers }: Copy): Set<number> => new Set(numbers.map(({ value }) => value))
