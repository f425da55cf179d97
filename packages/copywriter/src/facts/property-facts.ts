import type { PropertyType, UnusedInput } from '@listwright/contracts'
import type { PropertyToWrite } from '../request.ts'
import { normaliseFeatures } from './features.ts'
import { cleanPlace } from './places.ts'
import { stateName } from './states.ts'
import type { Kind, PropertyFacts } from './types.ts'

const STUDIO_TYPES: readonly PropertyType[] = [
  'Apartment',
  'Condo',
  'Penthouse',
  'Townhouse',
  'Single Family Home',
]

/** Turns what was typed into typed facts, and says what it could not use. */
export const propertyFacts = (
  property: PropertyToWrite,
  currentYear?: number,
): { facts: PropertyFacts; unused: UnusedInput[] } => {
  const propertyType = property.propertyType ?? 'Single Family Home'
  const beds = positive(property.bedrooms)
  const year = wholeYear(property.yearBuilt)
  const lot = positive(property.lotSize)
  const price = positive(property.price)
  const numbers = {
    beds: beds === null ? null : Math.round(beds),
    baths: halves(property.bathrooms),
    sqft: rounded(property.squareFeet),
    price: price !== null && price >= 0.5 ? price : null,
    year,
    lot: lot !== null && lot >= 0.0001 ? Math.round(lot * 1e4) / 1e4 : null,
  }
  const { features, unused } = normaliseFeatures(property.features ?? [], numbers)
  const facts: PropertyFacts = {
    kind: kindOf(propertyType),
    propertyType,
    isStudio: numbers.beds === null && STUDIO_TYPES.includes(propertyType),
    address: cleanPlace(property.address),
    city: cleanPlace(property.city)
      .replace(/\s*#\s*/g, ' ')
      .replace(/[.#\d]+$/, '')
      .trim(),
    state: stateName(cleanPlace(property.state)),
    ...numbers,
    isPlanned: year !== null && currentYear !== undefined && year > currentYear,
    features,
  }
  return { facts, unused }
}

const kindOf = (type: PropertyType): Kind => {
  if (type === 'Land') return 'land'
  return type === 'Commercial' ? 'commercial' : 'home'
}

const positive = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null

const rounded = (value: unknown): number | null => positive(Math.round(positive(value) ?? 0))

const halves = (value: unknown): number | null =>
  positive(Math.round((positive(value) ?? 0) * 2) / 2)

const wholeYear = (value: unknown): number | null => {
  const year = rounded(value)
  return year !== null && year >= 1000 && year <= 2999 ? year : null
}
