import { SOCIAL_NETWORKS, TIERS, TONES } from '@listwright/contracts'
import { type WriteRequest, write } from '@listwright/copywriter'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyProperty, realisticProperty } from './arbitraries.ts'
import { grammarSlipsIn } from './grammar.ts'

const requestFor = (property: ReturnType<typeof anyProperty>): fc.Arbitrary<WriteRequest> =>
  fc.record({
    property,
    tone: fc.constantFrom(...TONES),
    tier: fc.constantFrom(...TIERS),
    seed: fc.nat(),
    year: fc.constant(2026),
  })

// Seconds of work, and minutes where many others work too.
const TIMEOUT = 300_000

const LEAK = /undefined|null|NaN|\[object|[{}<>|]|\$\{/
const SERIOUS = /^(?:fair-housing|fact|limit|mls\/(?!invitation))/
const OFFENSIVE = /^(?:fair-housing|fact\/claim|limit|mls\/(?!invitation))/

test('ten thousand texts of two thousand plausible properties are clean', {
  timeout: TIMEOUT,
}, () => {
  const requests = fc.sample(requestFor(realisticProperty()), { numRuns: 2000, seed: 3 })
  for (const request of requests) {
    const { description, socialCaptions, findings, spans, headline } = write(request)
    const all = [description, ...Object.values(socialCaptions)]
    expect(all.flatMap(grammarSlipsIn)).toEqual([])
    expect(
      findings.filter(({ rule }) => SERIOUS.test(rule) || /^(?:missing|cliche)\//.test(rule)),
    ).toEqual([])
    for (const { start, end } of spans.description) expect(end).toBeGreaterThan(start)
    const figures = [...description.matchAll(/\d[\d,.]*\d|\d/g)]
    for (const { index, 0: digits } of figures)
      expect(
        spans.description.some(({ start, end }) => start <= index && index + digits.length <= end),
      ).toBe(true)
    expect(headline === undefined).toBe(request.tier !== 'premium')
  }
})

test('five thousand texts of whatever people type leak no template, add no figure and offend nobody', {
  timeout: TIMEOUT,
}, () => {
  const requests = fc.sample(requestFor(anyProperty()), { numRuns: 1000, seed: 4 })
  for (const request of requests) {
    const { description, socialCaptions, findings, spans } = write(request)
    const wording = unstated(description, spans.description)
    expect(wording).not.toMatch(LEAK)
    expect(wording).not.toMatch(/\d/)
    for (const network of SOCIAL_NETWORKS)
      expect(unstated(socialCaptions[network], spans.socialCaptions[network])).not.toMatch(LEAK)
    const serious = findings.filter(
      ({ rule, severity }) => severity !== 'advice' && OFFENSIVE.test(rule),
    )
    expect(serious).toEqual([])
  }
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
