import { type PropertyInput, TIERS, TONES, type Tone } from '@listwright/contracts'
import { write } from '@listwright/copywriter'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { realisticProperty } from './arbitraries.ts'
import { clichesPer100Words } from './cliche-rate.ts'
import {
  commonestOpening,
  distinctN,
  mean,
  pairwiseJaccard,
  percentile,
  repeatedNgrams,
  selfBleu4,
  typeTokenRatio,
} from './diversity.ts'
import { maskFacts } from './mask-facts.ts'
import { readabilityOf } from './readability.ts'
import { toneAccuracy } from './tone-classifier.ts'
import { sentencesOf } from './words.ts'

const properties = fc.sample(realisticProperty(), { numRuns: 200, seed: 1 })
const describeIn = (tone: Tone, property: PropertyInput, seed: number, tier = TIERS[1]) =>
  write({ property, tone, tier, seed, year: 2026 }).description
const texts = new Map(
  TONES.map((tone) => [tone, properties.map((property, seed) => describeIn(tone, property, seed))]),
)
const GRADES: Record<Tone, readonly [number, number]> = {
  luxury: [8, 11],
  investor: [7, 10],
  family: [5, 8],
  modern: [5, 8],
  classic: [7, 10],
  casual: [4, 7],
}
describe.each(TONES)('%s descriptions of properties nobody picked', (tone) => {
  const two = texts.get(tone) ?? []
  const written = two.slice(0, 100)

  test('use varied phrases and hardly overlap', () => {
    expect(distinctN(written, 2)).toBeGreaterThanOrEqual(0.45)
    expect(distinctN(written, 3)).toBeGreaterThanOrEqual(0.65)
    expect(distinctN(written, 4)).toBeGreaterThanOrEqual(0.8)
    const overlaps = pairwiseJaccard(written)
    expect(mean(overlaps)).toBeLessThanOrEqual(0.015)
    expect(percentile(overlaps, 0.99)).toBeLessThanOrEqual(0.1)
  })

  test('repeat little of each other, hundred by hundred', { timeout: 300_000 }, () => {
    const hundreds = [1, 2, 3, 4, 5, 6].map((seed) =>
      fc
        .sample(realisticProperty(), { numRuns: 100, seed })
        .map((property, at) => describeIn(tone, property, seed * 1000 + at)),
    )
    expect(mean(hundreds.map(selfBleu4))).toBeLessThanOrEqual(0.5)
  })

  test('do not repeat themselves', () => {
    const threes = two.map((text) => repeatedNgrams(text, 3))
    const fours = two.map((text) => repeatedNgrams(text, 4))
    expect(mean(threes)).toBeLessThanOrEqual(0.005)
    expect(percentile(threes, 0.995)).toBeLessThanOrEqual(0.02)
    expect(percentile(fours, 0.95)).toBe(0)
    expect(percentile(two.map(typeTokenRatio), 0.05)).toBeGreaterThanOrEqual(0.68)
    expect(percentile(two.map(typeTokenRatio), 0.5)).toBeGreaterThanOrEqual(0.75)
  })

  test('begin in many ways and never shout', () => {
    expect(commonestOpening(two).share).toBeLessThanOrEqual(0.05)
    expect(two.filter((text) => text.includes('!'))).toEqual([])
  })

  test('read at the grade of their tone, without clichés', () => {
    const scores = two.map(readabilityOf)
    const grade = mean(scores.map((score) => score.grade))
    expect(grade).toBeGreaterThanOrEqual(GRADES[tone][0])
    expect(grade).toBeLessThanOrEqual(GRADES[tone][1])
    const eases = scores.map(({ ease }) => ease)
    expect(percentile(eases, 0.1)).toBeGreaterThanOrEqual(tone === 'luxury' ? 50 : 55)
    const words = mean(scores.map(({ wordsPerSentence }) => wordsPerSentence))
    expect(words).toBeGreaterThanOrEqual(12)
    expect(words).toBeLessThanOrEqual(18)
    expect(mean(written.map(clichesPer100Words))).toBeLessThanOrEqual(0.3)
  })
})

// Short texts and shared facts inflate every overlap, so the property must have enough to tell.
const tellable = properties
  .filter(({ features, bedrooms }) => features.length >= 5 && bedrooms > 0)
  .slice(0, 6)

describe.each(TONES)('one property written a hundred times in the %s tone', (tone) => {
  const versions = tellable.map((property) =>
    Array.from({ length: 100 }, (_, seed) => describeIn(tone, property, seed)),
  )
  const overlaps = versions.flatMap((texts) => pairwiseJaccard(texts))

  test('gives a hundred different texts', () => {
    expect(mean(versions.map(selfBleu4))).toBeLessThanOrEqual(0.88)
    expect(percentile(overlaps, 0.99)).toBeLessThanOrEqual(0.28)
    expect(mean(overlaps)).toBeLessThanOrEqual(0.08)
  })

  test('opens in twenty ways or more, and the next version is a new one', () => {
    versions.forEach((texts, at) => {
      const property = tellable[at] as PropertyInput
      const openings = texts
        .slice(0, 50)
        .map((text) => maskFacts(sentencesOf(text)[0] ?? '', property))
      expect(new Set(openings).size).toBeGreaterThanOrEqual(20)
      for (let next = 1; next < texts.length; next++)
        expect(pairwiseJaccard([texts[next - 1] ?? '', texts[next] ?? ''])[0]).toBeLessThanOrEqual(
          0.6,
        )
    })
  })
})

test('with all tones mixed, texts share still less', () => {
  const mixed = properties
    .slice(0, 100)
    .map((_, at) => texts.get(TONES[at % TONES.length] as Tone)?.[at] ?? '')
  expect(selfBleu4(mixed)).toBeLessThanOrEqual(0.4)
})

test('a reader can tell the tones apart without the facts', () => {
  const labelled = TONES.flatMap((tone) =>
    properties.map((property, at) => ({
      label: tone,
      text: maskFacts(texts.get(tone)?.[at] ?? '', property),
      at,
    })),
  )
  expect(
    toneAccuracy(
      labelled.filter(({ at }) => at % 2 === 0),
      labelled.filter(({ at }) => at % 2 === 1),
    ),
  ).toBeGreaterThanOrEqual(0.9)
})
