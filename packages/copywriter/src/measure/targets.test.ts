import { TIERS, TONES, type Tone } from '@listwright/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { write } from '../index.ts'
import { realisticProperty } from './arbitraries.ts'
import { clichesPer100Words } from './cliche-rate.ts'
import {
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

const properties = fc.sample(realisticProperty(), { numRuns: 80, seed: 20 })
const textsIn = (tone: Tone) =>
  properties.map(
    (property, seed) =>
      write({ property, tone, tier: TIERS[seed % 3] ?? 'basic', seed, year: 2026 }).description,
  )
const texts = new Map(TONES.map((tone) => [tone, textsIn(tone)]))
const GRADES: Record<Tone, readonly [number, number]> = {
  luxury: [7, 11],
  investor: [6.5, 10],
  family: [4.5, 8],
  modern: [4.5, 8],
  classic: [6.5, 10],
  casual: [4, 7],
}

describe.each(TONES)('eighty %s descriptions nobody tuned', (tone) => {
  const written = texts.get(tone) ?? []

  test('use varied phrases and hardly overlap', () => {
    expect(distinctN(written, 2)).toBeGreaterThan(0.43)
    expect(distinctN(written, 3)).toBeGreaterThan(0.63)
    expect(distinctN(written, 4)).toBeGreaterThan(0.76)
    expect(selfBleu4(written)).toBeLessThan(0.6)
    const overlaps = pairwiseJaccard(written)
    expect(mean(overlaps)).toBeLessThan(0.02)
    expect(percentile(overlaps, 0.99)).toBeLessThan(0.12)
  })

  test('do not repeat themselves', () => {
    expect(mean(written.map((text) => repeatedNgrams(text, 3)))).toBeLessThan(0.005)
    expect(
      percentile(
        written.map((text) => repeatedNgrams(text, 4)),
        0.95,
      ),
    ).toBe(0)
    expect(percentile(written.map(typeTokenRatio), 0.05)).toBeGreaterThan(0.68)
  })

  test('read at the grade of their tone, without clichés', () => {
    const grade = mean(written.map((text) => readabilityOf(text).grade))
    expect(grade).toBeGreaterThan(GRADES[tone][0])
    expect(grade).toBeLessThan(GRADES[tone][1])
    expect(mean(written.map(clichesPer100Words))).toBeLessThan(0.3)
  })
})

test('a reader can tell the tones apart without the facts', () => {
  const labelled = TONES.flatMap((tone) =>
    (texts.get(tone) ?? []).map((text, at) => {
      const property = properties[at]
      return { label: tone, text: property ? maskFacts(text, property) : text, at }
    }),
  )
  expect(
    toneAccuracy(
      labelled.filter(({ at }) => at % 2 === 0),
      labelled.filter(({ at }) => at % 2 === 1),
    ),
  ).toBeGreaterThan(0.9)
})
