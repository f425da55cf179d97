import { expect, test } from 'vitest'
import { withPronouns } from './pronoun.ts'
import type { Sentence } from './sentence.ts'

const HOUSE = {
  subject: 'the house',
  city: 'Boise',
  namesType: (text: string) => /\bhouse\b/i.test(text),
}

const told = (...texts: string[]): string[] => {
  const sentences = texts.map(
    (text): Sentence => ({ text, spans: [], role: 'group', features: [], topic: null }),
  )
  return withPronouns([sentences], HOUSE)
    .flat()
    .map(({ text }) => text)
}

test.each([
  'This Boise house has a sauna.',
  'A Boise house with a sauna.',
  "Here's a house in Boise with a sauna.",
  'Offered at $589,000, this Boise house has a sauna.',
])('after %s the house is "it"', (first) => {
  expect(told(first, 'The house is zoned R-2.')[1]).toBe('It is zoned R-2.')
})

test.each(['An RV may be plugged in at home.', 'An ADU is allowed.', 'This is a probate sale.'])(
  'after %s it is not',
  (before) => {
    expect(told('This Boise house has a sauna.', before, 'The house has a loft.').at(-1)).toBe(
      'The house has a loft.',
    )
  },
)

test('a text that names the type nowhere else keeps its noun', () => {
  expect(told('The house has a sauna.', 'The house has a loft.')[1]).toBe('The house has a loft.')
})
