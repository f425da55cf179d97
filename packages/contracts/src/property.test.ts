import { describe, expect, it } from 'vitest'
import { PROPERTY_DEFAULTS, parseFeatures, propertyInput, typedFeatures } from './property.ts'
import { PROPERTY_TYPES } from './property-type.ts'

const property = {
  ...PROPERTY_DEFAULTS,
  address: '12 Oak Street',
  city: 'Decatur',
  state: 'GA',
  zipCode: '30030',
  features: ['pool'],
}
const accepts = (changes: object) => propertyInput.safeParse({ ...property, ...changes }).success
const thisYear = new Date().getFullYear()

describe('a property', () => {
  it.each([
    ['[VAL-05]', { address: ' ' }],
    ['[VAL-06]', { city: '' }],
    ['[VAL-07]', { state: '' }],
    ['[VAL-08]', { zipCode: '' }],
    ['[VAL-09]', { bedrooms: undefined }],
    ['[VAL-10]', { bathrooms: undefined }],
    ['[VAL-11]', { squareFeet: undefined }],
    ['[VAL-12]', { price: Number.NaN }],
    ['[VAL-13]', { bedrooms: -1 }],
    ['[VAL-14]', { bedrooms: 1.5 }],
    ['[VAL-15]', { bathrooms: -0.5 }],
    ['[VAL-16]', { bathrooms: 2.25 }],
    ['[VAL-17]', { squareFeet: -1 }],
    ['[VAL-19]', { price: -1 }],
    ['[VAL-21]', { lotSize: -0.01 }],
    ['[VAL-23]', { yearBuilt: 1799 }],
    ['[VAL-24]', { yearBuilt: thisYear + 1 }],
    ['[VAL-27]', { bedrooms: '3' }],
    ['[ENT-43]', { propertyType: 'Castle' }],
  ])('%s is refused with %j', (_, changes) => {
    expect(accepts(changes)).toBe(false)
  })

  it.each([
    ['[VAL-13]', { bedrooms: 0 }],
    ['[VAL-16]', { bathrooms: 2.5 }],
    ['[VAL-20]', { price: 499_900 }],
    ['[VAL-18]', { squareFeet: 2013 }],
    ['[VAL-23]', { yearBuilt: 1800 }],
    ['[VAL-24]', { yearBuilt: thisYear }],
    ['[VAL-25]', { yearBuilt: null }],
    ['[VAL-26]', { lotSize: undefined }],
  ])('%s is accepted with %j', (_, changes) => {
    expect(accepts(changes)).toBe(true)
  })

  it('[ENT-43] is of one of nine types', () => {
    expect(PROPERTY_TYPES).toHaveLength(9)
  })
})

it('[VAL-28] [VAL-29] [VAL-30] features are split on commas, trimmed, and empty ones dropped', () => {
  expect(parseFeatures(' pool ,, ,  gym ,')).toEqual(['pool', 'gym'])
})

it('features are split on semicolons and new lines too', () => {
  expect(parseFeatures('pool; gym\ndeck,\r\n den;')).toEqual(['pool', 'gym', 'deck', 'den'])
})

it('a copied list leaves its bullets behind', () => {
  expect(parseFeatures('• pool\n•gym\n- deck\n* den\n–\n-12 rated freezer')).toEqual([
    'pool',
    'gym',
    'deck',
    'den',
    '–',
    '-12 rated freezer',
  ])
})

it('every feature knows where it was typed', () => {
  const text = ' pool ,, deck off the deck;\n• deck\r\nHOA 1,200/yr'
  const found = typedFeatures(text)
  expect(found.map(({ text }) => text)).toEqual(parseFeatures(text))
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    'pool',
    'deck off the deck',
    'deck',
    'HOA 1,200/yr',
  ])
  expect(found[2]?.start).toBe(text.indexOf('• deck') + 2)
})

it('a figure with a thousands separator stays whole', () => {
  expect(parseFeatures('rents $1,450, $1,500,HOA 1,200/yr,3 beds,250 amps')).toEqual([
    'rents $1,450',
    '$1,500',
    'HOA 1,200/yr',
    '3 beds',
    '250 amps',
  ])
})
