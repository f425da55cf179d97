import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { applySuggestions, reviewCopy } from './index.ts'

const cliches = (text: string, features: string[] = []) =>
  reviewCopy({ property: aProperty({ features }), text, kind: 'facebook' }).filter(({ rule }) =>
    rule.startsWith('cliche/'),
  )

test.each([
  ['Welcome to this stunning home', ['cliche/c', 'cliche/c']],
  ['a must-see', ['cliche/a']],
  ['in the heart of the city', ['cliche/b']],
  ['very nice', ['cliche/d', 'cliche/d']],
  ['a great room with a great deck', ['cliche/d']],
])('%s raises %s', (text, rules) => {
  expect(cliches(text).map(({ rule }) => rule)).toEqual(rules)
})

test('an unsupported claim that the agent typed may stand, a worn phrase only once', () => {
  expect(cliches('A turnkey condo.', ['turnkey'])).toEqual([])
  expect(cliches('A gourmet kitchen.', ['gourmet kitchen'])).toEqual([])
  expect(cliches('It is sold turnkey and furnished.', ['sold turnkey furnished'])).toEqual([])
  expect(cliches('Steps from the streetcar.', ['Steps to streetcar'])).toEqual([])
  expect(
    cliches('A gourmet kitchen, truly a gourmet kitchen.', ['gourmet kitchen']).map(
      ({ text }) => text,
    ),
  ).toContain('gourmet ')
})

test.each([
  ['Welcome to this stunning home.', 'Meet this home.'],
  ['A stunning kitchen and a spacious yard.', 'A kitchen and a yard.'],
  ['It boasts an amazing deck.', 'It has a deck.'],
  ['Spacious and bright rooms.', 'Bright rooms.'],
  ['A bright, spacious den.', 'A bright den.'],
  ['Rooms are bright and spacious.', 'Rooms are bright.'],
  ['Nestled in the heart of Boise.', 'Set in Boise.'],
  ['Three bedrooms. It won’t last long!', 'Three bedrooms.'],
  ['Colleagues are welcome to share this.', 'Colleagues are welcome to share this.'],
  ['Luxury vinyl plank floors.', 'Luxury vinyl plank floors.'],
])('%s reads %s once mended', (text, mended) => {
  expect(applySuggestions(text, cliches(text))).toBe(mended)
})
