// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { asPlaceName, asState } from './place-names.ts'
import { wholeAddress } from './whole-address.ts'

describe('a pasted address', () => {
  const parts = {
    address: '1418 Alder Ridge Lane',
    city: 'Boise',
    state: 'ID',
    zipCode: '83702',
  }
  it.each([
    '1418 Alder Ridge Lane, Boise, ID 83702',
    '1418 Alder Ridge Lane\nBoise, ID 83702',
    '1418 Alder Ridge Lane, Boise ID 83702',
    '1418 Alder Ridge Lane, Boise, ID, 83702, USA',
    '1418 Alder Ridge Lane\tBoise\tID\t83702',
  ])('in one piece falls into its parts: %j', (pasted) => {
    expect(wholeAddress(pasted)).toEqual(parts)
  })

  it('keeps a unit with the street, and takes states and long zip codes as they are', () => {
    expect(wholeAddress('12 Main St, Apt 4, Salt Lake City, Utah 84101-1234')).toEqual({
      address: '12 Main St, Apt 4',
      city: 'Salt Lake City',
      state: 'Utah',
      zipCode: '84101-1234',
    })
  })

  it.each([
    ['17 Rue Way, Winston-Salem, North Carolina, 27101', 'Winston-Salem', 'North Carolina'],
    ['17 Rue Way, Charleston West Virginia 25301', 'Charleston', 'West Virginia'],
    ['1600 Pennsylvania Avenue NW, Washington, D.C. 20500', 'Washington', 'D.C.'],
    ['12 Elm St, Kansas City, MO 64105', 'Kansas City', 'MO'],
  ])('is told from its state, however many words that has: %j', (pasted, city, state) => {
    expect(wholeAddress(pasted)).toMatchObject({ city, state })
  })

  it('may come without a zip code', () => {
    expect(wholeAddress('88 Elm Ave, Unit 3, St. Louis, MO')).toEqual({
      address: '88 Elm Ave, Unit 3',
      city: 'St. Louis',
      state: 'MO',
      zipCode: '',
    })
  })

  it.each([
    '1418 Alder Ridge Lane',
    'Boise, ID',
    'pool, deck, 3 beds',
    'pool, deck, OR',
    '12 Main St, near Oregon',
    '12 Main St, Boise, Nowhere 83702',
    '12 Main St, 83702',
    '',
  ])('that is not whole is left alone: %j', (pasted) => {
    expect(wholeAddress(pasted)).toBeNull()
  })
})

it.each([
  ['boise', 'Boise'],
  ['SALT LAKE CITY', 'Salt Lake City'],
  ['isle of palms', 'Isle of Palms'],
  ['winston-salem', 'Winston-Salem'],
  ['McLean', 'McLean'],
  ["o'fallon", "O'Fallon"],
  ["COEUR D'ALENE", "Coeur d'Alene"],
  ["d'iberville", "D'Iberville"],
  ['mckinney', 'McKinney'],
  ["land o' lakes", "Land O' Lakes"],
  ["lee's summit", "Lee's Summit"],
  ['fond du lac', 'Fond du Lac'],
  ["Coeur d'Alene", "Coeur d'Alene"],
  [' ', ''],
])('the city %j becomes %j', (typed, name) => {
  expect(asPlaceName(typed)).toBe(name)
})

it.each([
  ['id', 'ID'],
  ['n.y.', 'NY'],
  ['oregon', 'Oregon'],
  ['OR', 'OR'],
])('the state %j becomes %j', (typed, state) => {
  expect(asState(typed)).toBe(state)
})
