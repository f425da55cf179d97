import { expect, it } from 'vitest'
import { weave } from './weave.ts'

const claims = [
  { text: '$589,000', source: 'price' },
  { text: 'four bedrooms', source: 'bedrooms' },
  { text: 'four', source: 'bedrooms' },
]

it('a paragraph is cut at its claims, in reading order', () => {
  expect(weave('Here, four bedrooms for $589,000.', claims)).toEqual([
    { text: 'Here, ' },
    { text: 'four bedrooms', source: 'bedrooms' },
    { text: ' for ' },
    { text: '$589,000', source: 'price' },
    { text: '.' },
  ])
})

it('a paragraph without claims stays in one piece', () => {
  expect(weave('Quiet.', claims)).toEqual([{ text: 'Quiet.' }])
})

it('nothing is lost or added between the pieces', () => {
  const text = '$589,000: four bedrooms, four more, $589,000'
  expect(
    weave(text, claims)
      .map((strand) => strand.text)
      .join(''),
  ).toBe(text)
})
