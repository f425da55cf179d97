import { TONES } from '@listwright/contracts'
import { expect, test } from 'vitest'
import { warmUp } from './warm-up.ts'

test('warming up pauses after each text and comes to an end', () => {
  expect(Array.from(warmUp())).toHaveLength(2 * TONES.length)
})
