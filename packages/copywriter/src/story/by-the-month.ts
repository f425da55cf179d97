import type { PropertyFacts } from '../facts/property-facts.ts'

const RENTAL_CONCEPTS: ReadonlySet<string> = new Set([
  'available date',
  'lease term',
  'short lease available',
  'deposit',
  'application fee',
  'utilities included',
  'renters insurance',
  'vouchers accepted',
])

/** Whether the price is a monthly rent. */
export const isByTheMonth = ({ price, features, propertyType }: PropertyFacts): boolean =>
  price !== null &&
  price < 30_000 &&
  propertyType !== 'Land' &&
  (price < 12_000 || features.some(({ concept }) => concept && RENTAL_CONCEPTS.has(concept)))
