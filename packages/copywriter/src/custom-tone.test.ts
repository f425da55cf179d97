import { customTone } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { write } from './index.ts'

const tone = (overrides: object = {}) =>
  customTone.parse({ name: 'Ours', base: 'casual', ...overrides })

test("an agent's own opening and closing lines frame the description and are traced to the tone", () => {
  const { description, claims } = write({
    property: aProperty(),
    tone: tone({ opening: 'Hello from the lake office', closing: 'The Alder team' }),
    tier: 'basic',
    seed: 1,
  })
  expect(description).toMatch(/^Hello from the lake office\. /)
  expect(description).toMatch(/The Alder team\.$/)
  expect(claims).toContainEqual({ text: 'Hello from the lake office.', source: 'tone.opening' })
})

test('a risky line of their own is reviewed like everything else', () => {
  const { findings } = write({
    property: aProperty(),
    tone: tone({ opening: 'Perfect for young families' }),
    tier: 'basic',
    seed: 1,
  })
  expect(findings.some(({ rule }) => rule.startsWith('fair-housing/'))).toBe(true)
})

test('words to avoid are avoided', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { description } = write({
      property: aProperty(),
      tone: tone({ avoid: ['couch', 'pizza'] }),
      tier: 'premium',
      seed,
    })
    expect(description).not.toMatch(/\b(?:couch|pizza)\b/i)
  }
})

test('a formal tone spells its contractions out', () => {
  const { description } = write({
    property: aProperty(),
    tone: tone({ formality: 5 }),
    tier: 'premium',
    seed: 2,
  })
  expect(description).not.toMatch(/\b(?:it's|there's|you'll|you've|here's)\b/i)
})

test('a tone with markup in a line is refused', () => {
  expect(
    customTone.safeParse({ name: 'x', base: 'luxury', opening: '<b>{city}</b>' }).success,
  ).toBe(false)
})
