// @vitest-environment node

import { expect, it } from 'vitest'
import { weave } from './weave.ts'

const text = 'Here, four bedrooms.\n\nIn Boise for $589,000.'
const spans = [
  { start: 35, end: 43, source: 'price' },
  { start: 6, end: 19, source: 'bedrooms' },
  { start: 25, end: 30, source: 'city' },
]

it('a text is cut into paragraphs, and at its claims', () => {
  expect(weave(text, spans)).toEqual([
    [{ text: 'Here, ' }, { text: 'four bedrooms', source: 'bedrooms' }, { text: '.' }],
    [
      { text: 'In ' },
      { text: 'Boise', source: 'city' },
      { text: ' for ' },
      { text: '$589,000', source: 'price' },
      { text: '.' },
    ],
  ])
})

it('nothing is lost between the pieces', () => {
  const whole = weave(text, spans)
    .map((strands) => strands.map((strand) => strand.text).join(''))
    .join('\n\n')
  expect(whole).toBe(text)
})

it('a paragraph that begins with a claim begins with it', () => {
  expect(weave('A.\n\nBoise.', [{ start: 4, end: 9, source: 'city' }])).toEqual([
    [{ text: 'A.' }],
    [{ text: 'Boise', source: 'city' }, { text: '.' }],
  ])
})
