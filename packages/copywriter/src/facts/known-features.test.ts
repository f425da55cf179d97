import { expect, test } from 'vitest'
import { knownFeature } from './known-features.ts'

test.each([
  ['utilities at street', true],
  ['washer/dryer', true],
  ['hardwoods', true],
  ['power at road', false],
  ['chefs kitchen', false],
])('%s is told with the right verb', (typed, isPlural) => {
  expect(knownFeature(typed)?.plural).toBe(isPlural)
})
