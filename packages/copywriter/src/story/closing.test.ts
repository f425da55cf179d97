import { expect, test } from 'vitest'
import { sentencesOf, sentenceWith, textsOf } from '../testing/texts-of.ts'

const HOME = ['pool', 'den', 'sauna', 'deck']

test('the year of construction has no sentence of its own', () => {
  for (const text of textsOf(HOME))
    expect(text).not.toMatch(
      /(?:^|[.\n] ?)(?:It|The [a-z]+) was (?:built|completed) in \d{4}(?: on [\d.]+ acres)?\./m,
    )
})

test.each([
  ['HOA $42/mo', /HOA(?: dues (?:are|run|of)|:) \$42 a month/],
  ['POA $420/yr', /POA(?: dues (?:are|run|of)|:) \$420 a year/],
  ['Association fee $390/mo', /[Aa]ssociation fee(?: is| runs| of|:) \$390 a month/],
  ['Assessments $245/mo', /[Aa]ssessments(?: are| run| of|:) \$245 a month/],
  ['Condo fee $225', /[Cc]ondo fee(?: is| runs| of|:) \$225/],
])('a fee is called what it was called, and is no association: %s', (typed, words) => {
  for (const text of textsOf([...HOME, typed], 'Condo')) expect(text).toMatch(words)
})

test('dues include, and a fee includes', () => {
  for (const text of textsOf([...HOME, 'HOA dues $318 includes water and trash'], 'Condo'))
    expect(sentenceWith(text, /\$318/)).toMatch(
      /(?:include|including|cover) water and trash|with water and trash included/,
    )
  for (const text of textsOf([...HOME, 'Condo fee $318 includes water and trash'], 'Condo'))
    expect(sentenceWith(text, /\$318/)).toMatch(
      /(?:includes|including|covers) water and trash|with water and trash included/,
    )
})

test('the papers of an association stand with its fee', () => {
  const typed = [...HOME, 'Condo fee $225/mo', 'Reserve study available on request']
  for (const text of textsOf(typed, 'Condo')) {
    const sentences = sentencesOf(text)
    const fee = sentences.findIndex((one) => one.includes('$225'))
    const papers = sentences.findIndex((one) => /reserve study/i.test(one))
    expect(Math.abs(fee - papers), text).toBeLessThanOrEqual(1)
  }
})
