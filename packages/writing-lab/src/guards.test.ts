import { type PropertyInput, TONES, type Tone } from '@listwright/contracts'
import { writeDescription } from '@listwright/copywriter'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { realisticProperty } from './arbitraries.ts'
import { clichesPer100Words } from './cliche-rate.ts'
import { commonestOpening, DifferentTexts, mean, selfBleu4 } from './diversity.ts'
import { maskFacts } from './mask-facts.ts'
import { PROPERTIES } from './properties.ts'
import { YEAR } from './sample.ts'
import { toneAccuracy } from './tone-classifier.ts'

const HUNDRED: readonly PropertyInput[] = [
  ...PROPERTIES,
  ...fc.sample(realisticProperty(), { numRuns: 100 - PROPERTIES.length, seed: 1 }),
]
const descriptionOf = (property: PropertyInput, tone: Tone, seed: number) =>
  writeDescription({ property, tone, tier: 'extended', seed, year: YEAR })
const texts = new Map(
  TONES.map((tone) => [tone, HUNDRED.map((property, seed) => descriptionOf(property, tone, seed))]),
)
const inTone = (tone: Tone) => texts.get(tone) ?? []

describe.each(TONES)('%s descriptions of a hundred properties', (tone) => {
  test('are not one text with other figures', () => {
    expect(selfBleu4(inTone(tone))).toBeLessThanOrEqual(0.65)
  })

  test('share no opening of three words in more than 8 of 100', () => {
    expect(commonestOpening(inTone(tone)).share).toBeLessThanOrEqual(0.08)
  })

  test('hold hardly a cliché and no exclamation mark', () => {
    expect(mean(inTone(tone).map(clichesPer100Words))).toBeLessThanOrEqual(0.3)
    expect(inTone(tone).filter((text) => text.includes('!'))).toEqual([])
  })
})

// The strongest features lead, lists keep their order but for near equals, and stilted frames are gone: there are only so many
// good ways to tell a home. Readers preferred the texts that came of it (READING.md, rounds 14 and 15) to more different ones.
// Leases, rules and terms are worded in one way only, so this is tested with homes that have many rooms to describe. Texts
// without scenes differ less, and readers publish twice as many of them (decision 050).
const tellable = PROPERTIES.filter(
  ({ features, propertyType }) =>
    features.length >= 10 && (propertyType === 'Single Family Home' || propertyType === 'Condo'),
).slice(0, 6)

/** The version that readers like best is kept, which leaves less to chance where figures are all that is told (decision 080). */
const differentIn = (tone: Tone): number => (tone === 'investor' ? 2.5 : 3)

test.each(TONES)(
  'a hundred seeds give several different %s texts of a home, on average',
  (tone) => {
    const homes = tellable.map((property) => ({ property, texts: new DifferentTexts() }))
    const average = () => mean(homes.map(({ texts }) => texts.count))
    // More seeds only add texts: what twenty of them show holds for a hundred.
    for (let seed = 0; seed < 100 && average() < differentIn(tone); seed++)
      for (const { property, texts } of homes) texts.add(descriptionOf(property, tone, seed))
    expect(average()).toBeGreaterThanOrEqual(differentIn(tone))
  },
)

test('a reader can tell the tones apart without the facts', () => {
  const labelled = TONES.flatMap((tone) =>
    inTone(tone).map((text, at) => ({
      label: tone,
      text: maskFacts(text, HUNDRED[at] as PropertyInput),
      at,
    })),
  )
  const training = labelled.filter(({ at }) => at % 2 === 0)
  const held = labelled.filter(({ at }) => at % 2 === 1)
  expect(toneAccuracy(training, held)).toBeGreaterThanOrEqual(0.9)
})
