import type { PropertyToWrite } from '../request.ts'

/** Properties of the tests of captions; the tests add features. */
export const HOUSE: PropertyToWrite = {
  address: '12 Main St',
  city: 'Brunswick',
  state: 'ME',
  zipCode: '04011',
  propertyType: 'Single Family Home',
  price: 529_000,
  bedrooms: 3,
  bathrooms: 2,
  squareFeet: 1912,
  lotSize: 0.3,
  yearBuilt: 1978,
  features: [],
}
export const CONDO: PropertyToWrite = { ...HOUSE, propertyType: 'Condo', lotSize: null }
export const PARCEL: PropertyToWrite = {
  ...HOUSE,
  propertyType: 'Land',
  bedrooms: 0,
  bathrooms: 0,
  squareFeet: 0,
  yearBuilt: null,
  lotSize: 10.2,
}
