import { expect, test } from 'vitest'
import { reviewCopy } from '../index.ts'

const objectionsTo = (text: string, propertyType: 'Apartment' | 'Single Family Home') =>
  reviewCopy({
    property: {
      address: '12 Pine Street',
      city: 'Philadelphia',
      state: 'PA',
      zipCode: '19103',
      propertyType,
      price: 410_000,
      bedrooms: 1,
      bathrooms: 1,
      squareFeet: 640,
      features: ['galley kitchen w/ gas stove', 'garden apartment'],
    },
    text,
    kind: 'facebook',
    openVocabulary: true,
  })
    .filter(({ rule }) => rule === 'fact/claim')
    .map(({ start, end }) => text.slice(start, end))

test('what an apartment has is in whichever of its rooms it was entered for', () => {
  const text = 'The apartment has a galley kitchen with a gas stove.'
  expect(objectionsTo(text, 'Apartment')).toEqual([])
  expect(objectionsTo(text, 'Single Family Home')).toContain('galley')
})
