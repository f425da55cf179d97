import { type FactFields, NO_FACTS } from './fact-fields.ts'

/** A text as agents paste them, and the facts it should have kept to. */
export const SAMPLE: { text: string; facts: FactFields } = {
  text: 'Welcome to this stunning 4 bedroom, 3 bath home in Decatur! Perfect for young families, it offers a screened porch, a brick fireplace and a brand new roof. Built in 1926, just steps to top-rated schools. Offered at $589,000.',
  facts: {
    ...NO_FACTS,
    address: '12 Willow Lane',
    city: 'Decatur',
    state: 'GA',
    price: '589000',
    bedrooms: '4',
    bathrooms: '2.5',
    squareFeet: '2480',
    yearBuilt: '1926',
    features: 'screened porch, brick fireplace, two-car garage',
  },
}
