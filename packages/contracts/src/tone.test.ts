import { expect, it } from 'vitest'
import { DEFAULT_TONE, TONE_CARDS, TONES } from './tone.ts'

it.each([
  ['[GENT-03]', 'luxury', 'Luxury – Sophisticated & Timeless'],
  ['[GENT-04]', 'investor', 'Investor – Data-Driven & Strategic'],
  ['[GENT-05]', 'family', 'Family-Oriented – Warm & Welcoming'],
  ['[GENT-06]', 'modern', 'Modern – Fresh & Contemporary'],
  ['[GENT-07]', 'classic', 'Classic – Timeless & Refined'],
  ['[GENT-08]', 'casual', 'Casual – Friendly & Approachable'],
] as const)('%s the tone %s is labelled %s', (_, tone, label) => {
  expect(TONE_CARDS[tone].label).toBe(label)
})

it('[GENT-02] [GENT-21] there are six tones, luxury unless another is chosen', () => {
  expect(TONES).toHaveLength(6)
  expect(DEFAULT_TONE).toBe('luxury')
})
