import { type CustomTone, TONES, type Tone } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { writeDescription } from '../write.ts'
import { flatnessOf } from './flatness.ts'
import type { Sentence } from './sentence.ts'

/** An agent's own tone that is as warm as can be, or one of ours. */
const warm = (base: Tone): CustomTone => ({
  name: 'Warm',
  base,
  warmth: 5,
  formality: 3,
  prefer: [],
  avoid: [],
  opening: '',
  closing: '',
})

const textsOf = (features: string[], tone: Tone | CustomTone): string[] =>
  Array.from({ length: 12 }, (_, seed) =>
    writeDescription({ property: aProperty({ features }), tone, tier: 'extended', seed }),
  )

const SHED = [
  'granite counters',
  'vaulted ceilings',
  'gas fireplace',
  'storage shed',
  'new roof 2021',
]

test('a thing is told by what it does where an agent asks for warmth, and nowhere else', () => {
  for (const tone of TONES.filter((one) => one !== 'investor')) {
    for (const text of textsOf(SHED, tone)) expect(text).not.toMatch(/mower/)
    const texts = textsOf(SHED, warm(tone))
    expect(texts.some((text) => /\bshed holds the mower and the tools\b/.test(text))).toBe(true)
    for (const text of texts)
      expect(text).not.toMatch(/\b(?:has|there is|there's|got|have) a storage shed\./i)
  }
})

test('a text for investors states what there is, not what it does', () => {
  for (const text of textsOf(SHED, 'investor')) expect(text).not.toMatch(/mower/)
})

test('a text may begin with where the home is, unless a view is there to begin with', () => {
  const place = ['screened porch', 'hardwood floors', 'two blocks to the beach', 'gas range']
  const isPlaced = (text: string) => /^(?:Two blocks from|The beach is two blocks)/.test(text)
  expect(textsOf(place, 'classic').filter(isPlaced).length).toBeGreaterThan(5)
  expect(textsOf(['ocean view', ...place], 'classic').filter(isPlaced)).toEqual([])
})

test('what is told of the place in the first sentence is not told again', () => {
  for (const text of textsOf(
    ['screened porch', 'hardwood floors', 'fully renovated 2020'],
    'family',
  ))
    expect(text.match(/renovated/g)).toHaveLength(1)
})

test('stubs and sentences that only name things read flatter than one that tells a use', () => {
  const said = (text: string, role: Sentence['role'] = 'group'): Sentence => ({
    text,
    role,
    topic: null,
    spans: [],
    features: [],
  })
  const stubs = [said('There is a shed.'), said('There is a mudroom.')]
  const list = [said('There are a shed and a mudroom.')]
  const duty = [said('A mudroom catches the coats and boots.', 'duty')]
  const flatness = (sentences: readonly Sentence[], leftOut = 0) =>
    flatnessOf(sentences, { leftOut, strongest: new Set() })
  expect(flatness(stubs)).toBeGreaterThan(flatness(list))
  expect(flatness(list)).toBeGreaterThan(flatness(duty))
  expect(flatness(duty, 1)).toBeGreaterThan(flatness(duty))
})

test('what was typed together with the pool of the community is not given to the house', () => {
  for (const text of textsOf(['screened porch', 'community pool and tennis courts'], 'classic')) {
    expect(text).toMatch(/tennis courts/)
    expect(text).not.toMatch(/house[^.]* has [^.]*tennis courts/)
  }
})
