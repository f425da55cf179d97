import type { PropertyInput } from '@listwright/contracts'

/** A property for tests, with whatever matters to the test put over it. */
export const aProperty = (overrides: Partial<PropertyInput> = {}): PropertyInput => ({
  address: '412 Alder Lane',
  city: 'Boise',
  state: 'ID',
  zipCode: '83702',
  bedrooms: 4,
  bathrooms: 2.5,
  squareFeet: 2480,
  price: 589_000,
  propertyType: 'Single Family Home',
  yearBuilt: 2006,
  lotSize: 0.24,
  features: [
    'quartz countertops',
    'gas fireplace',
    'covered patio',
    'two-car garage',
    'solar panels',
  ],
  ...overrides,
})
