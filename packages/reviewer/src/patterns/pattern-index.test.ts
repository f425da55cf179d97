import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PatternIndex } from './pattern-index.ts'
import { requiredTexts } from './required-texts.ts'

test.each<[RegExp, string[][]]>([
  [/\bnew(?:er)? (?:\w+ )?roof\b/i, [['roof'], ['newer ', 'new ']]],
  [/^pool$/, [['\u0002pool\u0003']]],
  [/\b(\d+) Beds?\b/i, [[' beds', ' bed'], ['0']]],
  [/rad(?= heat)(?! pump)/, [[' heat'], ['rad']]],
  [/[\w-]+|x*|y{0,2}/, []],
  [/deck|.*/, []],
])('%s requires %j', (pattern, required) => {
  expect(requiredTexts(pattern)).toEqual(required)
})

const PATTERNS = [
  /\bnew(?:er)? (?:\w+ )?roof\b/i,
  /^(?:^pool|spa)s?$/,
  /^deck$/m,
  /(?<=^|\bfully )furn\b\.?/gi,
  /(?<!not )furn(?:ished)?\.$/i,
  /([ab])\1c{2}|x{1,3}y+/,
  /(?<beds>[2-4]) ?b[dr]s?/i,
  /[^a-z]k\s?[-+]/iu,
  /\u0041\x42|\p{Lu}s/u,
  /s{2,}k/iu,
  /a{b|(?:)/,
  /café|\$\d{1,3}(?:,\d{3})+/,
]

test('no pattern that matches is left out', () => {
  const index = new PatternIndex(PATTERNS)
  const part = fc.constantFrom(
    ...'new |newer |tar |roof|pool|spa|s|deck|\n|furn|fully |not |ished|.|a|b|c|x|y|2|7| |br|BD|k|\u212a|\u017f|ss|-|+|AB|é|caf|$|1,000|{b|İ'.split(
      '|',
    ),
  )
  const typed = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(typed, (text) => {
      const matching = PATTERNS.flatMap((pattern, at) => (text.search(pattern) >= 0 ? [at] : []))
      expect(index.candidates(text)).toEqual(expect.arrayContaining(matching))
    }),
    { numRuns: 3000 },
  )
})

test('most patterns are not tried', () => {
  const index = new PatternIndex([/\broof\b/i, /^pool$/, /\d+ beds/, /.+/])
  expect(index.candidates('New Roof')).toEqual([0, 3])
  expect(index.candidates('pool house')).toEqual([3])
  expect(index.candidates('3 beds')).toEqual([2, 3])
})

test('a pattern of one letter is tried wherever the letter stands, also before other scripts and at the end', () => {
  const index = new PatternIndex([/q/, /qu/])
  expect(
    ['q', 'q\u00e9', '\u00e9q', 'aqua', 'a\u00e9'].map((text) => index.candidates(text)),
  ).toEqual([[0], [0], [0], [0, 1], []])
})

test('a pattern is found again in the next text', () => {
  const index = new PatternIndex([/\broof\b/i])
  expect(['roof, new roof', 'deck', 'roof'].map((text) => index.candidates(text))).toEqual([
    [0],
    [],
    [0],
  ])
})
