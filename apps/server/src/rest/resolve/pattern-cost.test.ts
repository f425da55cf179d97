import { expect, it } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { patternCost } from './pattern-cost.ts'

it.each([
  ['', 0],
  ['abc', 3],
  ['a{3}', 3],
  ['a{2,}', 2],
  ['a{0}', 1],
  ['(a{1,255}){1,255}', 65_025],
  ['((a{1,9}){1,9}){1,9}x', 730],
  ['.{0,255}@.{0,255}', 511],
  ['\\d{3}-\\d{4}', 8],
  ['[^]a{5}(]{4}', 4],
  ['(a|b)+', 4],
  ['\\(a{2}\\)', 4],
  ['a))){9}((', 9],
  ['{5}', 0],
])('[SEC-IN-13] %s has %i states', (pattern, states) => {
  expect(patternCost(pattern)).toBe(states)
})

it('[SEC-IN-13] the cost of 100 kB of pattern is known at once', async () => {
  for (const piece of ['(', ')', '[', '{1,2}', 'a{9}', '\\', '(a{9})']) {
    const pattern = piece.repeat(100_000 / piece.length)
    expect(await processorTime(() => patternCost(pattern))).toBeLessThan(10_000)
  }
})
