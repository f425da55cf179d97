import type { PropertyInput } from '@listwright/contracts'

/** A property for tests, with whatever matters to the test put over it. */
export const aProperty = (overrides: Partial<PropertyInput> = {}): PropertyInput => ({
  address: '77 Maple Street',
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
  features: ['quartz countertops', '2-car garage', 'fenced yard', 'sauna', 'solar panels'],
  ...overrides,
})
