import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesIn } from './matches-in.ts'

const PATTERNS = [/\b[a-z]+ed\b/g, /(a)|(b)/g, /x*/g, /(?<digits>\d+)?/gu, /\p{Lu}|(?=z)/gu, /^a/gm]

test('the matches are those of matchAll, also of a pattern that was used before', () => {
  const part = fc.constantFrom(...'tiled|a|b|x|7| |É|z|\n|\u{1f3e1}'.split('|'))
  const typed = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(typed, fc.constantFrom(...PATTERNS), (text, pattern) => {
      expect(matchesIn(text, pattern)).toEqual(Array.from(text.matchAll(new RegExp(pattern))))
    }),
    { numRuns: 2000 },
  )
})

test('a search that begins in the middle of another one finds everything', () => {
  const pattern = /[a-z]+/g
  pattern.exec('oak floors')
  expect(matchesIn('oak floors', pattern).map(({ 0: found }) => found)).toEqual(['oak', 'floors'])
})

test('a pattern that finds one match only is refused', () => {
  expect(() => matchesIn('oak', /oak/)).toThrow(TypeError)
})
