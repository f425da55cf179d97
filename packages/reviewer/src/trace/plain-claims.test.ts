import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { reviewCopy } from '../index.ts'

const property = aProperty({
  propertyType: 'Apartment',
  bedrooms: 1,
  price: 1895,
  yearBuilt: 1926,
  features: [
    'furnished',
    'cats allowed',
    'rental cap not met',
    'stone fireplace',
    'electric at the road',
    'no smoking',
    'garage',
  ],
})
const objections = (text: string) =>
  reviewCopy({ property, text, kind: 'mls', year: 2026, openVocabulary: true }).filter(({ rule }) =>
    rule.startsWith('fact/'),
  )

test.each([
  'Available the first of the month.',
  'Your cat or dog is allowed by the stone fireplace.',
  'By the stone fireplace there is no rental cap.',
  'The double-sided stone fireplace draws a crowd.',
  'Electricity and natural gas wait at the road.',
  'A corner apartment with a stone fireplace.',
  'You will not hear a sound from the neighbors.',
  'The stone fireplace can be seen from every room.',
  'All of them with a stone fireplace.',
])('what plain words claim needs a fact: %s', (text) => {
  expect(objections(text)).not.toEqual([])
})

test.each([
  'Park in the garage.',
  'A vintage building from 1926.',
  'Rent is $1,895.',
  'A furnished one-bedroom.',
  'It is a non-smoking apartment.',
  'Simple days start here.',
  'Stand by the stone fireplace at sunrise.',
])('what follows from the facts or claims nothing is left alone: %s', (text) => {
  expect(objections(text)).toEqual([])
})
