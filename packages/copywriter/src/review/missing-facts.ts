import type { Finding, PropertyInput, PropertyType } from '@listwright/contracts'
import type { Copy, Review } from './copy.ts'
import { formatNumber } from './numbers.ts'

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
    ...(copy.kind === 'mls' ? missingFeatures(copy, copy.property) : []),
  ]
}

const missing = (text: string, { name, sentence }: Fact): Finding => {
  const end = text.trimEnd().length
  const isComplete = /[.!?]$/.test(text.slice(0, end))
  return {
    rule: `missing/${name.replaceAll(' ', '-')}`,
    severity: 'advice',
    start: end,
    end,
    text: '',
    why: `The ${name} is not mentioned.`,
    ...(sentence && isComplete ? { suggestion: ` ${sentence}` } : {}),
  }
}

const descriptionFacts = ({ plain, numbers }: Copy, property: PropertyInput): Fact[] => {
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
  const squeezed = squeeze(plain)
  const stated = new Set(numbers.map(({ value }) => value))
  const has = (value: number) =>
    [1e6, 1e4, 1e2].some((places) => stated.has(Math.round(value * places) / places))
  const facts: (Fact | false)[] = [
    { name: 'address', isStated: saysAddress(squeezed, address) },
    { name: 'city', isStated: says(squeezed, city), sentence: `Located in ${city}.` },
    { name: 'property type', isStated: NOUNS[propertyType].test(plain) },
    bedrooms > 0 && { name: 'number of bedrooms', isStated: has(bedrooms) },
    bathrooms > 0 && {
      name: 'number of bathrooms',
      isStated: has(bathrooms) || /\bhalf bath/i.test(plain),
    },
    squareFeet > 0 && {
      name: 'size',
      isStated: has(squareFeet),
      sentence: `It measures ${formatNumber(squareFeet)} square feet.`,
    },
    price > 0 && {
      name: 'price',
      isStated: has(price) || has(Math.round(price)),
      sentence: `Offered at $${formatNumber(Math.round(price))}.`,
    },
    yearBuilt != null && {
      name: 'year built',
      isStated: has(yearBuilt),
      sentence: `Built in ${yearBuilt}.`,
    },
    !!lotSize && {
      name: 'lot size',
      isStated: has(lotSize),
      sentence: `The lot measures ${formatNumber(lotSize)} ${lotSize === 1 ? 'acre' : 'acres'}.`,
    },
  ]
  return facts.filter((fact) => fact !== false)
}

const captionFacts = ({ plain, numbers }: Copy, property: PropertyInput): Fact[] => {
  const squeezed = squeeze(plain)
  const stated = new Set(numbers.map(({ value }) => value))
  const { price, bedrooms, bathrooms, squareFeet, lotSize } = property
  const figures = [Math.round(price), price, bedrooms, bathrooms, squareFeet, lotSize ?? 0].filter(
    (figure) => figure > 0,
  )
  return [
    { name: 'city', isStated: says(squeezed, property.city) },
    { name: 'property type', isStated: NOUNS[property.propertyType].test(plain) },
    {
      name: 'price or size',
      isStated: figures.length === 0 || figures.some((figure) => stated.has(figure)),
    },
  ]
}

const squeeze = (text: string) => text.toLowerCase().replace(/[^a-z0-9\u00aa-\uffff]+/g, '')

const says = (squeezed: string, name: string) => squeezed.includes(squeeze(name))

/** The house number and the street's own name; 'Ln' may be written 'Lane'. */
const saysAddress = (squeezed: string, address: string) => {
  const [street = address] = address.split(',')
  const words = street.split(/\s+/).slice(0, 2).join(' ')
  return says(squeezed, address) || says(squeezed, words)
}

const FEATURES_ENOUGH = 5
const SHORTHAND = /^(?:n\/?a|tbd|none|[-–.…]+)$/i

const missingFeatures = ({ plain, text }: Copy, { features }: PropertyInput): Finding[] => {
  const said = squeeze(plain)
  const unsaid = features.filter((feature) => {
    const words = feature.toLowerCase().match(/\p{L}{4,}/gu) ?? []
    const sayable =
      words.length > 0 &&
      words.length <= 8 &&
      !SHORTHAND.test(feature) &&
      !/[@{<]|https?:|\d{3}-\d{4}/.test(feature)
    return sayable && !words.some((word) => said.includes(word.replace(/(?:ies|es|s|y)$/, '')))
  })
  // No text has room for everything: once five features are told, the rest is a choice.
  if (unsaid.length === 0 || features.length - unsaid.length >= FEATURES_ENOUGH) return []
  const names = unsaid.slice(0, 5).join(', ') + (unsaid.length > 5 ? ', …' : '')
  return [
    {
      rule: 'missing/features',
      severity: 'advice',
      start: text.length,
      end: text.length,
      text: '',
      why: `Not mentioned: ${names}.`,
    },
  ]
}
