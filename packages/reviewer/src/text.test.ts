import type { PropertyInput } from '@listwright/contracts'
import { expect, test } from 'vitest'
import { reviewCopy } from './index.ts'
import { reviewText } from './text.ts'

const property: PropertyInput = {
  address: '12 Elm St',
  city: 'Boise',
  state: 'ID',
  zipCode: '83702',
  bedrooms: 3,
  bathrooms: 2,
  squareFeet: 1500,
  price: 400_000,
  propertyType: 'Condo',
  yearBuilt: 1990,
  lotSize: null,
  features: ['gas fireplace', 'covered porch', 'Viking range'],
}
const text =
  'A stunning condo with four bedrooms and a heated pool, perfect for families. Call 208-555-0100. No kids!'

test('a page finds in its first part what the server finds, but for what the facts say', () => {
  const request = { property, text, kind: 'mls', openVocabulary: true } as const
  const whole = reviewCopy(request)
  const ofFacts = whole.filter(({ rule }) => /^(?:fact|missing)\//.test(rule))
  expect(ofFacts.map(({ rule }) => rule)).toContain('fact/number')
  expect(reviewText(request)).toEqual(whole.filter((finding) => !ofFacts.includes(finding)))
})

test('without facts the first part says everything', () => {
  expect(reviewText({ text, kind: 'mls' })).toEqual(reviewCopy({ text, kind: 'mls' }))
})
