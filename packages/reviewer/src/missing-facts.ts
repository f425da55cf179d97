import type { Finding, PropertyInput, PropertyType } from '@listwright/contracts'
import { type Copy, type Review, squeeze } from './copy.ts'
import { dollars, group } from './language/numbers.ts'
import { reviewMissingFeatures } from './missing-features.ts'
import { toFinding } from './term.ts'

const NOUNS: Record<PropertyType, RegExp> = {
  'Single Family Home': /\b(?:single[- ]family|home|house|residence)/i,
  Condo: /\bcondo/i,
  Townhouse: /\btown ?(?:house|home)/i,
  'Multi-Family': /\bmulti[- ]?family|\b(?:du|tri|four)plex/i,
  Apartment: /\bapartment/i,
  Estate: /\bestate(?! agent)/i,
  Penthouse: /\bpenthouse/i,
  Land: /\b(?:land|parcel|lot|acre|acreage|site)\b/i,
  Commercial: /\bcommercial/i,
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
  const {
    address,
    city,
    bedrooms,
    bathrooms,
    squareFeet,
    price,
    yearBuilt,
    lotSize,
    propertyType,
  } = property
  const { plain } = copy
  const stated = statedNumbers(copy)
  const has = (value: number) =>
    [1e6, 1e4, 1e2].some((places) => stated.has(Math.round(value * places) / places))
  const facts: (Fact | false)[] = [
    { name: 'address', isStated: saysAddress(copy, address) },
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
  return facts.filter((fact) => fact !== false)
}

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

/** The house number and the street's own name; 'Ln' may be written 'Lane'. */
const saysAddress = (copy: Copy, address: string): boolean => {
  const [street = address] = address.split(',')
  const words = street.split(/\s+/).slice(0, 2).join(' ')
  return says(copy, address) || says(copy, words)
}

const statedNumbers = ({ numbers }: Copy): Set<number> => new Set(numbers.map(({ value }) => value))
