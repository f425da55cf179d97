import type { PropertyType, Tone } from '@listwright/contracts'
import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'

const NOUNS: Record<PropertyType, string> = {
  'Single Family Home': 'house',
  Condo: 'condo',
  Townhouse: 'townhouse',
  'Multi-Family': 'multi-family property',
  Apartment: 'apartment',
  Estate: 'estate',
  Penthouse: 'penthouse',
  Land: 'parcel',
  Commercial: 'commercial building',
}

/** One kind of house, as each tone calls it. */
const HOUSES: Record<Tone, string> = {
  luxury: 'residence',
  investor: 'house',
  family: 'home',
  modern: 'house',
  classic: 'house',
  casual: 'home',
}

/** What commercial agents call a building, where they typed it. */
const COMMERCIAL: readonly [RegExp, string][] = [
  [/\bwarehouse\b(?! in (?:the )?(?:back|rear))/i, 'commercial warehouse'],
  [/\bindustrial\b|\bdock[- ]high\b|\bclear height\b/i, 'industrial building'],
  [/\boffice building\b/i, 'office building'],
  [/\brestaurant\b/i, 'restaurant building'],
  [/\bstorefront\b|^retail (?:space|building)\b/i, 'commercial storefront'],
]

/** A building with a restaurant as its tenant, or beside one, is no restaurant building. */
const OF_OTHERS: ReadonlySet<Feature['kind']> = new Set(['tenancy', 'location'])

/** Co-ops are entered as condos. */
const isOfCoOp = ({ text }: Feature): boolean =>
  /^(?:prewar |postwar )?co-?op(?: unit)?$/i.test(text)

/** The noun of a property, as its tone says it. */
export const propertyNoun = (facts: PropertyFacts, tone: Tone): string => {
  const { propertyType } = facts
  if (propertyType === 'Condo' && facts.features.some(isOfCoOp)) return 'co-op'
  if (propertyType === 'Single Family Home') return HOUSES[tone]
  if (propertyType !== 'Commercial') return NOUNS[propertyType]
  const typed = facts.features
    .filter(({ kind }) => !OF_OTHERS.has(kind))
    .map(({ text }) => text)
    .join(' ; ')
  const kind = COMMERCIAL.find(([words]) => words.test(typed))?.[1]
  return kind ?? NOUNS.Commercial
}

/** Words that name the type of a property, however a line puts it. */
const TYPE_WORDS: Record<PropertyType, RegExp> = {
  'Single Family Home': /\b(?:home|house|residence)\b/i,
  Condo: /\b(?:condo|co-op)\b/i,
  Townhouse: /\btownhouse\b/i,
  'Multi-Family': /\bmulti-family\b|plex\b|\b(?:two|three|four)-(?:flat|family)\b|-decker\b/i,
  Apartment: /\bapartment\b/i,
  Estate: /\bestate\b/i,
  Penthouse: /\bpenthouse\b/i,
  Land: /\b(?:land|parcel|acres?|lot)\b/i,
  Commercial: /\bcommercial\b/i,
}

export const namesType = (text: string, facts: PropertyFacts): boolean =>
  TYPE_WORDS[facts.propertyType].test(text) ||
  (isUnit(facts) && isStudio(facts) && /\bstudio\b/i.test(text))

export const isHome = ({ propertyType }: PropertyFacts): boolean =>
  propertyType !== 'Land' && propertyType !== 'Commercial'

export const isHouse = ({ propertyType }: PropertyFacts): boolean =>
  propertyType === 'Single Family Home' || propertyType === 'Estate'

export const isUnit = ({ propertyType }: PropertyFacts): boolean =>
  propertyType === 'Condo' || propertyType === 'Apartment' || propertyType === 'Penthouse'

export const isStudio = (facts: PropertyFacts): boolean =>
  !facts.beds && isHome(facts) && facts.propertyType !== 'Multi-Family'
