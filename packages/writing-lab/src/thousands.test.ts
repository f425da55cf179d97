import { type PropertyInput, SOCIAL_NETWORKS, TIERS, TONES } from '@listwright/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyProperty, messyProperty, realisticProperty } from './arbitraries.ts'
import { marksOf } from './marks.ts'
import { type Sample, writeSample } from './sample.ts'

// Seconds of work, and minutes where many others work too.
const TIMEOUT = 300_000

const LEAK = /undefined|null|NaN|\[object|[{}<>|]|\$\{/
const CODE = /process\.env|[→←★☆►]|<script|\{\{/
const OFFENSIVE = /^(?:fair-housing|fact\/claim|limit|mls\/(?!invitation))/

const samplesOf = (property: fc.Arbitrary<PropertyInput>, count: number, seed: number): Sample[] =>
  fc
    .sample(
      fc.record({
        property,
        tone: fc.constantFrom(...TONES),
        tier: fc.constantFrom(...TIERS),
        seed: fc.nat(),
      }),
      { numRuns: count, seed },
    )
    .map((asked) => writeSample(asked.property, asked.tone, asked.tier, asked.seed))

const expectClean = (sample: Sample): void => {
  const { filler, visits, shorthand, lost, findings, slips } = marksOf(sample)
  expect({
    filler,
    visits,
    shorthand,
    lost,
    findings,
    slips,
    of: sample.content.description,
  }).toEqual({
    filler: [],
    visits: [],
    shorthand: [],
    lost: [],
    findings: [],
    slips: [],
    of: sample.content.description,
  })
  const { description, spans, headline } = sample.content
  for (const { start, end } of spans.description) expect(end).toBeGreaterThan(start)
  for (const { index, 0: digits } of description.matchAll(/\d[\d,.]*\d|\d/g))
    expect(
      spans.description.some(({ start, end }) => start <= index && index + digits.length <= end),
      `${digits} in: ${description}`,
    ).toBe(true)
  expect(headline === undefined).toBe(sample.tier !== 'premium')
}

test('ten thousand texts of two thousand plausible properties are clean', {
  timeout: TIMEOUT,
}, () => {
  for (const sample of samplesOf(realisticProperty(), 2000, 3)) expectClean(sample)
})

test('five thousand texts of a thousand properties with messy features are clean', {
  timeout: TIMEOUT,
}, () => {
  for (const sample of samplesOf(messyProperty(), 1000, 5)) expectClean(sample)
})

test('five thousand texts of whatever people type leak no template, add no figure and offend nobody', {
  timeout: TIMEOUT,
}, () => {
  for (const { content } of samplesOf(anyProperty(), 1000, 4)) {
    const { description, socialCaptions, findings, spans } = content
    const wording = unstated(description, spans.description)
    expect(wording).not.toMatch(LEAK)
    expect(wording).not.toMatch(/\d/)
    expect(description).not.toMatch(CODE)
    for (const network of SOCIAL_NETWORKS) {
      expect(unstated(socialCaptions[network], spans.socialCaptions[network])).not.toMatch(LEAK)
      expect(socialCaptions[network]).not.toMatch(CODE)
    }
    expect(
      findings.filter(({ rule, severity }) => severity !== 'advice' && OFFENSIVE.test(rule)),
    ).toEqual([])
  }
})

test('the same request gives the same result', () => {
  for (const { property, tone, tier, seed, content } of samplesOf(messyProperty(), 20, 6))
    expect(writeSample(property, tone, tier, seed).content).toEqual(content)
})

/** The writer's own words: what is left when everything stated from the facts is taken out. */
const unstated = (text: string, spans: readonly { start: number; end: number }[]): string => {
  let at = 0
  let rest = ''
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    rest += text.slice(at, Math.max(at, start))
    at = Math.max(at, end)
  }
  return rest + text.slice(at)
}
