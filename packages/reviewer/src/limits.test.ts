import fc from 'fast-check'
import twitterText from 'twitter-text'
import { expect, test } from 'vitest'
import { applySuggestion, MLS_PRESETS, reviewCopy, twitterLength } from './index.ts'

const weighted = (text: string): number => twitterText.parseTweet(text).weightedLength

test.each([
  'Plain words, $589,000.',
  'Café “quoted” – dash — em ½ ²',
  'Ellipsis … bullet • arrow → trade ™',
  '👨‍👩‍👧 family, 🇺🇸 flag, 1️⃣ keycap, 👍🏽 thumb, 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '厨房 and ひらがな',
  'See https://example.com/a/very/long/path?with=query#and-hash today',
  'example.com and www.example.org/path',
  'Boise.Id in Idaho',
  'e\u0301 decomposed',
  '© ® and ©️',
  '#Boise @someone $AAPL',
])('%s weighs what X says it weighs', (text) => {
  expect(twitterLength(text)).toBe(weighted(text))
})

test('any text without a dot weighs what X says it weighs', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )
  fc.assert(
    fc.property(text, (raw) => {
      const value = raw.replace(/[.:/\u3002\uff61\uff0e]/g, ' ')
      expect(twitterLength(value)).toBe(weighted(value))
    }),
    { numRuns: 400 },
  )
})

test('a post over the limit is cut at the end of a sentence', () => {
  const text = `${'A sentence of some length. '.repeat(12)}#Boise`
  const [finding] = reviewCopy({ text, kind: 'twitter' }).filter(
    ({ rule }) => rule === 'limit/length',
  )
  if (!finding) throw new Error('the length was not noticed')
  const cut = applySuggestion(text, finding)
  expect(cut.endsWith('length.')).toBe(true)
  expect(twitterLength(cut)).toBeLessThanOrEqual(280)
  expect(twitterLength(cut)).toBeGreaterThan(220)
})

test('an MLS limit counts code points and is the one that was asked for', () => {
  const text = '🏡'.repeat(500)
  const over = (limit: number) =>
    reviewCopy({ text, kind: 'mls', limit }).some(({ rule }) => rule === 'limit/length')
  expect(over(500)).toBe(false)
  expect(over(499)).toBe(true)
  expect(MLS_PRESETS.map(({ limit }) => limit)).toContain(1000)
})

test('a length is told in one sentence, whoever set the limit', () => {
  const whyOf = (length: number, limit?: number) =>
    reviewCopy({ text: 'A porch. '.repeat(length / 9), kind: 'mls', ...(limit && { limit }) }).find(
      ({ rule }) => rule === 'limit/length',
    )?.why
  expect(whyOf(360, 120)).toMatch(/^360 characters; the limit is 120\./)
  expect(whyOf(4500)).toMatch(/^4,500 characters; the longest MLS remarks field takes 4,000\./)
})

test('surplus hashtags are advised against per network', () => {
  const text = 'A condo in Boise. #One #Two #Three #Four #Five #Six'
  const surplus = (kind: 'twitter' | 'instagram' | 'mls') =>
    reviewCopy({ text, kind }).filter(({ rule }) => rule === 'limit/hashtags').length
  expect([surplus('twitter'), surplus('instagram'), surplus('mls')]).toEqual([4, 1, 0])
})
