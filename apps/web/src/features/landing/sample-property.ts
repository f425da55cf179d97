import type { PropertyInput } from '@listwright/contracts'

/** The property that the landing page's demonstration writes about. */
export const sampleProperty = {
  address: '1418 Alder Ridge Lane',
  city: 'Boise',
  state: 'Idaho',
  zipCode: '83702',
  bedrooms: 4,
  bathrooms: 2.5,
  squareFeet: 2480,
  price: 589_000,
  propertyType: 'Single Family Home',
  yearBuilt: 2006,
  lotSize: 0.24,
  features: ['covered patio', 'quartz counters', 'gas fireplace', 'three-car garage'],
} satisfies PropertyInput
