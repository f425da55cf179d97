import type { FactName } from './types.ts'

/** What a field of the form is called in a message. */
export const FACT_NAMES: Record<FactName, string> = {
  address: 'address',
  city: 'city',
  type: 'property type',
  beds: 'bedrooms',
  baths: 'bathrooms',
  sqft: 'square feet',
  price: 'price',
  year: 'year built',
  lot: 'lot size',
}
