import fc from 'fast-check'
import { expect, test } from 'vitest'
import { revise, type WriteRequest, write } from './index.ts'
import { realisticProperty } from './measure/arbitraries.ts'
import { aProperty } from './property-sample.ts'

const asked = (overrides: Partial<WriteRequest> = {}): WriteRequest => ({
  property: aProperty(),
  tone: 'classic',
  tier: 'premium',
  seed: 5,
  ...overrides,
})

test('a text fitted to a length stays within it and ends with a whole sentence', () => {
  fc.assert(
    fc.property(
      realisticProperty(),
      fc.integer({ min: 250, max: 2000 }),
      fc.nat(),
      (property, fitTo, seed) => {
        const { description } = revise(asked({ property, seed }), { fitTo })
        expect([...description].length).toBeLessThanOrEqual(fitTo)
        expect(description).toMatch(/[.?!]$/)
      },
    ),
    { numRuns: 60 },
  )
})

test('a shorter text says what it left out', () => {
  const { description, unused } = revise(asked(), { fitTo: 300 })
  expect(description.length).toBeLessThanOrEqual(300)
  expect(unused.length).toBeGreaterThan(0)
  expect(unused.every(({ reason }) => reason.includes('300 characters'))).toBe(true)
})

test('shorter is shorter, longer is longer', () => {
  for (const tone of ['luxury', 'casual'] as const) {
    const request = asked({ tone, tier: 'extended' })
    const { length } = write(request).description
    expect(revise(request, { shorter: true }).description.length).toBeLessThan(length)
    expect(revise(request, { longer: true }).description.length).toBeGreaterThan(length)
  }
})

test('a text that cannot change says so', () => {
  const nothing = asked({ property: { propertyType: 'Land', city: 'Boise' } })
  expect(revise(nothing, { fitTo: 4000 }).isChanged).toBe(false)
  expect(revise(asked(), { fitTo: 300 }).isChanged).toBe(true)
  for (let seed = 0; seed < 30; seed++) {
    const request = { ...nothing, seed }
    const { description, isChanged } = revise(request, { longer: true })
    expect(isChanged).toBe(description !== write(request).description)
  }
})
