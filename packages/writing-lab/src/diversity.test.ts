import { expect, test } from 'vitest'
import {
  commonestOpening,
  distinctN,
  jaccard,
  pairwiseJaccard,
  percentile,
  repeatedNgrams,
  selfBleu4,
  typeTokenRatio,
} from './diversity.ts'

test('distinct-n is the share of different n-grams', () => {
  expect(distinctN(['a b c', 'a b d'], 1)).toBeCloseTo(4 / 6)
  expect(distinctN(['a b c', 'a b d'], 2)).toBeCloseTo(3 / 4)
})

test('equal texts have a self-BLEU of one, strangers of nearly none', () => {
  expect(selfBleu4(['one two three four five', 'one two three four five'])).toBeCloseTo(1)
  expect(selfBleu4(['one two three four', 'five six seven eight'])).toBeLessThan(0.001)
})

test('self-BLEU clips a word that a text repeats more often than any other text', () => {
  const repeated = selfBleu4(['a a a a a a', 'a b c d e f'])
  expect(repeated).toBeLessThan(0.01)
})

test('Jaccard compares the 3-grams of every pair once', () => {
  expect(pairwiseJaccard(['a b c d', 'a b c e', 'x y z'])).toEqual([1 / 3, 0, 0])
  expect(jaccard(new Set(['a']), new Set(['a']))).toBe(1)
})

test('a text that says the same three words twice repeats itself', () => {
  expect(repeatedNgrams('a b c d a b c', 3)).toBeCloseTo(1 / 5)
  expect(repeatedNgrams('a b c d e', 3)).toBe(0)
})

test('the type-token ratio looks at a hundred words', () => {
  expect(typeTokenRatio('the yard the deck')).toBe(0.75)
})

test('the commonest opening is found with its share', () => {
  expect(
    commonestOpening(['Set in Boise now', 'Set in Boise then', 'Four bedrooms here', 'x']),
  ).toEqual({ share: 0.5, words: 'set in boise' })
})

test('percentiles are taken from the sorted values', () => {
  expect(percentile([3, 1, 2, 4], 0.5)).toBe(3)
  expect(percentile([], 0.5)).toBe(0)
})
