import { expect, test } from 'vitest'
import { clichesPer100Words } from './cliche-rate.ts'
import { grammarSlipsIn } from './grammar.ts'
import { maskFacts } from './mask-facts.ts'
import { aProperty } from './property-sample.ts'
import { readabilityOf, syllablesOf } from './readability.ts'
import { toneAccuracy } from './tone-classifier.ts'
import { sentencesOf, wordsOf } from './words.ts'

test('figures, hyphens and apostrophes keep a word together', () => {
  expect(wordsOf('A 2,480-square-foot home; butler’s pantry, $589,000.')).toEqual([
    'a',
    '2,480-square-foot',
    'home',
    'butler’s',
    'pantry',
    '589,000',
  ])
})

test('sentences end at full stops and blank lines, not at St. or No.', () => {
  expect(
    sentencesOf('At 12 St. Charles Ave. No. 4 is free.\n\nA headline\nIt has a yard. Why not?'),
  ).toEqual(['At 12 St. Charles Ave. No. 4 is free.', 'A headline', 'It has a yard.', 'Why not?'])
})

test.each([
  ['home', 1],
  ['kitchen', 2],
  ['bedroom', 2],
  ['appliances', 4],
  ['square', 1],
  ['patio', 3],
  ['table', 2],
  ['four', 1],
  ['offered', 2],
])('%s has %i syllables', (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables)
})

test('short plain sentences read easily and long learned ones do not', () => {
  const plain = readabilityOf('The yard is big. The deck is new. You can sit there.')
  const learned = readabilityOf(
    'Considerable architectural sophistication characterizes accommodations of extraordinary proportional generosity.',
  )
  expect(plain.grade).toBeLessThan(3)
  expect(learned.grade).toBeGreaterThan(18)
  expect(plain.wordsPerSentence).toBe(4)
  expect(plain.ease).toBeGreaterThan(learned.ease)
})

test('cliches are counted per hundred words', () => {
  expect(clichesPer100Words('A stunning deck and nine other words here, all plain.')).toBe(10)
  expect(clichesPer100Words('Four bedrooms and a deck.')).toBe(0)
})

test('a tone is recognised by its words', () => {
  const sample = (label: 'calm' | 'loud', text: string) => ({ label, text })
  const training = [
    sample('calm', 'composed quiet rooms'),
    sample('calm', 'composed light'),
    sample('loud', 'hey look rooms'),
    sample('loud', 'hey wow'),
  ]
  expect(
    toneAccuracy(training, [sample('calm', 'composed hall'), sample('loud', 'hey there')]),
  ).toBe(1)
  expect(toneAccuracy(training, [sample('loud', 'composed hall')])).toBe(0)
})

test('facts are masked, wording stays', () => {
  const masked = maskFacts(
    'At 77 Maple Street in Boise, four bedrooms and a Fenced Yard for $589,000.',
    aProperty(),
  )
  expect(masked).toBe('At thing in thing, figure bedrooms and a thing for figure.')
})

test.each([
  'one bedrooms',
  'This home has four bedroom.',
  'This home have a yard.',
  'There is three baths.',
  'It has a hardwood floors.',
  'A 0.5 acres lot.',
  'A yard , fenced.',
  'The the yard.',
  'A yard. it is big.',
  'A EV charger.',
  'A open plan.',
  'An house.',
  'The roof was replace in 2020.',
  'Built in undefined.',
  'A {city} home.',
  'An 2-car garage or an big yard.',
  'the deck and the patio was built',
  'The all appliances stay.',
  'A waterfront make up the rest.',
])('%s is a slip', (text) => {
  expect(grammarSlipsIn(text)).not.toEqual([])
})

test.each([
  'One bedroom and 1 acre.',
  'A four-bedroom, two-and-a-half-bath home on 0.24 acres.',
  'The yard and the kitchen are bright.',
  'A corner lot and a fenced yard are here, too.',
  'An eight-bedroom estate; a one-bedroom condo; an EV charger.',
  'At 12 St. charles is not a sentence end.',
  'A two car garage.',
  'An 1890 house, a 1920 house, an 8,000-square-foot barn and an 11,000-square-foot one.',
  'It had had a deck that that owner built.',
  'A grid of panels and a wall of cabinets.',
  'A unit with a European kitchen and a U-shaped counter.',
])('%s is clean', (text) => {
  expect(grammarSlipsIn(text)).toEqual([])
})
