import { expect, test } from 'vitest'
import { withFigures } from './spelled-numbers.ts'

test.each([
  'One hundred twenty acres',
  'two hundred fifty feet of frontage',
  'one thousand two hundred square feet',
  'twelve-over-twelve windows',
  'nineteen twenties bungalow',
  'three bedrooms',
  'Forty Acres Ranch',
])('%s stays as it is', (typed) => {
  expect(withFigures(typed)).toBe(typed)
})

test.each([
  ['Forty-eight-inch dual-fuel range', '48-inch dual-fuel range'],
  ['Twelve-foot ceilings', '12-foot ceilings'],
  ['three bedrooms and twelve acres', 'three bedrooms and 12 acres'],
])('%s has its number in figures', (typed, written) => {
  expect(withFigures(typed)).toBe(written)
})
