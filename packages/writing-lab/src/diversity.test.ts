import { expect, test } from 'vitest'
import {
  commonestOpening,
  differentTexts,
  jaccard,
  pairwiseJaccard,
  percentile,
  selfBleu4,
} from './diversity.ts'

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

test('the commonest opening is found with its share', () => {
  expect(
    commonestOpening(['Set in Boise now', 'Set in Boise then', 'Four bedrooms here', 'x']),
  ).toEqual({ share: 0.5, words: 'set in boise' })
})

test('texts that share most of their phrases count once', () => {
  expect(differentTexts(['a b c d e', 'a b c d f', 'v w x y z'])).toBe(3)
  expect(differentTexts(['a b c d e f g', 'a b c d e f h', 'v w x y z'])).toBe(2)
})

test('percentiles are taken from the sorted values', () => {
  expect(percentile([3, 1, 2, 4], 0.5)).toBe(3)
  expect(percentile([], 0.5)).toBe(0)
})
