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

  it.each(['1418 Alder Ridge Lane', 'Boise, ID', 'pool, deck, 3 beds', ''])(
    'that is not whole is left alone: %j',
    (pasted) => {
      expect(wholeAddress(pasted)).toBeNull()
    },
  )
})

it.each([
  ['boise', 'Boise'],
  ['SALT LAKE CITY', 'Salt Lake City'],
  ['isle of palms', 'Isle of Palms'],
  ['winston-salem', 'Winston-Salem'],
  ['McLean', 'McLean'],
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
