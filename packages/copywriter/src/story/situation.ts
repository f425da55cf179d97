import type { PropertyFacts } from '../facts/property-facts.ts'
import { isHome, isHouse, isStudio } from './property-noun.ts'

export type Situation =
  | 'fixer'
  | 'rental by the month'
  | 'multi-family with rents'
  | 'land'
  | 'warehouse'
  | 'retail'
  | 'premises'
  | 'studio'
  | 'penthouse'
  | 'condo in a tower'
  | 'estate'
  | 'new build'
  | 'historic house'
  | 'rich home'
  | 'sparse'
  | 'home'

const FIXER: ReadonlySet<string> = new Set([
  'full renovation',
  'fixer',
  'needs named work',
  'shell, down to the studs',
  'tear-down',
  'fire or water damage',
  'renovation unfinished',
])
const INDUSTRIAL =
  /\b(?:warehouse|dock|clear height|drive-in door|grade-level|industrial|three-phase)\b/i
const RETAIL = /\b(?:storefront|retail|shop|restaurant|frontage|display windows?)\b/i
const RICH = 8

/** The kind of listing it is; the first that fits decides what leads and in which order it is told. */
export const situationOf = (facts: PropertyFacts, isRental: boolean): Situation => {
  const { features, propertyType, beds, sqft, lot, year, currentYear } = facts
  const text = features.map((feature) => feature.text).join(' ; ')
  if (features.some(({ concept }) => concept && FIXER.has(concept))) return 'fixer'
  if (isRental) return 'rental by the month'
  if (propertyType === 'Multi-Family') return 'multi-family with rents'
  if (propertyType === 'Land') return 'land'
  if (propertyType === 'Commercial') return premisesOf(text)
  if (features.length === 0) return 'sparse'
  if (isStudio(facts) && beds === null) return 'studio'
  if (propertyType === 'Penthouse') return 'penthouse'
  if (isTower(facts)) return 'condo in a tower'
  if (propertyType === 'Estate' || ((lot ?? 0) >= 5 && (sqft ?? 0) >= 4000)) return 'estate'
  if (year !== null && currentYear !== null && year >= currentYear - 1) return 'new build'
  if (isHouse(facts) && ((year ?? 9999) < 1940 || /\bregister\b/i.test(text)))
    return 'historic house'
  return isHome(facts) && features.length >= RICH ? 'rich home' : 'home'
}

const premisesOf = (text: string): Situation => {
  if (INDUSTRIAL.test(text)) return 'warehouse'
  return RETAIL.test(text) ? 'retail' : 'premises'
}

const isTower = ({ propertyType, features }: PropertyFacts): boolean =>
  (propertyType === 'Condo' || propertyType === 'Apartment') &&
  (features.some(({ kind, text }) => kind === 'view' || /\bfloor$/i.test(text)) ||
    features.filter(({ kind }) => kind === 'building').length >= 2)
