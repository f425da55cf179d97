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
const objections = (text: string, about = property) =>
  reviewCopy({ property: about, text, kind: 'mls', year: 2026, openVocabulary: true }).filter(
    ({ rule }) => rule.startsWith('fact/'),
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
  'A rain barrel stands by the stone fireplace.',
  'The garage is behind the bookcase.',
  'The stone fireplace is remote controlled.',
  'Behind the garage is an accessory unit.',
  'Behind the garage is a workshop.',
  'From the garage it is a half-hour drive.',
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
  'Spend half an hour by the stone fireplace.',
  'Find the garage without opening three doors.',
  'There are two ways home from the garage.',
])('what follows from the facts or claims nothing is left alone: %s', (text) => {
  expect(objections(text)).toEqual([])
})

test.each([
  ['30x40 shop', 'The workshop is 30 by 40.'],
  ['detached adu', 'The accessory unit is detached.'],
  ['auto gate', 'The gate is automatic.'],
  ['vigas', 'The beams are vigas.'],
  ['2 blocks to the university', 'The campus is two blocks away.'],
  ['reverse osmosis', 'Water filtration is by reverse osmosis.'],
  ['generac', 'The generator is a Generac.'],
  ['insul garage', 'The garage is insulated.'],
  ['brick front', 'The front is masonry.'],
  ['private yard', 'The yard has privacy.'],
  ['cameras', 'Security cameras are in place.'],
  ['efficiency', 'This studio is an efficiency.'],
  ['ecobee', 'The thermostat is an Ecobee.'],
  ['3 rows of grapes', 'The vines stand in three rows.'],
  ['prep kitchen', 'This apartment has two kitchens.'],
  ['accessory dwelling', 'There are two dwellings.'],
])('another word for %s is left alone: %s', (feature, text) => {
  expect(objections(text)).not.toEqual([])
  expect(objections(text, { ...property, features: [feature] })).toEqual([])
})

test.each([
  [['pets not allowed'], 'Pets are not allowed.'],
  [['short-term rentals not permitted'], 'Short-term rentals are not permitted.'],
  [['cats ok no dogs'], 'Cats are permitted, but dogs are not.'],
  [['as-is'], 'The house is sold as-is.'],
  [['roof about 8 yrs'], 'The roof is about eight years old.'],
  [['septic inspected 3/24'], 'The septic was inspected in March 2024.'],
  [['1 mi to Holy Cross'], 'Holy Cross is one mile away.'],
  [['renovated to studs 2017'], 'The house was renovated to the studs in 2017.'],
  [['new build'], 'This home is new construction.'],
  [['Mt. Tom network'], 'The Mount Tom network is near.'],
  [['SE corner'], 'It is on the southeast corner.'],
  [['den', 'bsmt w/ bath'], 'It has a den, and a basement with a bath.'],
])('%s supports: %s', (features, text) => {
  expect(objections(text, aProperty({ features }))).toEqual([])
})

test.each([
  [['pets not allowed'], 'Pets are allowed.'],
  [['cats ok no dogs'], 'Cats and dogs are allowed.'],
  [['roof about 8 yrs'], 'The roof is about five years old.'],
  [['septic inspected 3/24'], 'The septic was inspected in March 2025.'],
])('%s does not support: %s', (features, text) => {
  expect(objections(text, aProperty({ features }))).not.toEqual([])
})
