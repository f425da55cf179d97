import type { Tone } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { writeDescription } from '../write.ts'

const textsOf = (features: string[], tone: Tone): string[] =>
  Array.from({ length: 12 }, (_, seed) =>
    writeDescription({ property: aProperty({ features }), tone, tier: 'extended', seed }),
  )

test('a text may begin with where the home is, and names a view in the same sentence', () => {
  const place = ['screened porch', 'hardwood floors', 'two blocks to the beach', 'gas range']
  const isPlaced = (text: string) => /^(?:Two blocks from|The beach is two blocks)/.test(text)
  expect(textsOf(place, 'classic').filter(isPlaced).length).toBeGreaterThan(5)
  for (const text of textsOf(['ocean view', ...place], 'classic').filter(isPlaced))
    expect(text.split('. ')[0]).toMatch(/ocean/)
})

test('what is told of the place in the first sentence is not told again', () => {
  for (const text of textsOf(
    ['screened porch', 'hardwood floors', 'fully renovated 2020'],
    'family',
  ))
    expect(text.match(/renovated/g)).toHaveLength(1)
})

test("a renovation stands behind no lot: 'renovated in 2020 on 0.3 acres'", () => {
  for (const tone of ['classic', 'luxury', 'casual'] as const)
    for (const text of textsOf(['screened porch', 'gas range', 'full renovation 2020'], tone))
      expect(text).not.toMatch(/in 2020 on [\d.]+ acres/)
})

test('what was typed together with the pool of the community is not given to the house', () => {
  for (const text of textsOf(['screened porch', 'community pool and tennis courts'], 'classic')) {
    expect(text).toMatch(/tennis courts/)
    expect(text).not.toMatch(/house[^.]* has [^.]*tennis courts/)
  }
})
