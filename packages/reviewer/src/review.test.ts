import type { CopyKind } from '@listwright/contracts'
import { COPY_KINDS } from '@listwright/contracts'
import { anyProperty, aProperty } from '@listwright/writing-lab'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applySuggestions, reviewCopy } from './index.ts'

const PHRASES = [
  'perfect for growing families',
  'a safe neighborhood',
  'no children',
  'An exclusive enclave',
  'kids will love the yard',
  'near great schools',
  'his and hers closets',
  'walk to church',
  'a Christian home',
  'stunning',
  'Welcome to this',
  'spacious',
  'in the heart of',
  'call me at 208-555-0123',
  'bob@example.com',
  'open house Sunday',
  'five bedrooms',
  '$1.2M',
  'ocean views',
  'STUNNING VIEWS',
  'wow!!',
  '#FamilyHome',
  '🏡',
  'a master suite',
  'young professionals',
  'adults only',
  'a must-see',
  'the',
  'and',
  'with',
  'in Boise',
  '77 Maple Street',
  '2,480 square feet',
  'very',
  'a',
  'bright,',
]
const prose = fc
  .array(
    fc.tuple(fc.constantFrom(...PHRASES), fc.constantFrom(' ', ', ', '. ', '! ', ' and ', '\n\n')),
    { maxLength: 24 },
  )
  .map((pairs) => pairs.flat().join(''))
const anyText = fc.oneof(
  prose,
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 150 }),
)

test('every finding points at its own words, whatever the text, the property and the network', {
  timeout: 30_000,
}, () => {
  fc.assert(
    fc.property(
      anyText,
      fc.option(anyProperty()),
      fc.constantFrom(...COPY_KINDS),
      (text, property, kind) => {
        const findings = reviewCopy({ text, kind, ...(property ? { property } : {}) })
        for (const { start, end, text: words, why } of findings) {
          expect(text.slice(start, end)).toBe(words)
          expect(start <= end && why.length > 0).toBe(true)
        }
        expect(findings.map(({ start }) => start)).toEqual(
          findings.map(({ start }) => start).toSorted((a, b) => a - b),
        )
      },
    ),
    { numRuns: 150 },
  )
})

test('taking every suggestion never raises the same rule more often', { timeout: 30_000 }, () => {
  const count = (text: string, kind: CopyKind) => {
    const counts = new Map<string, number>()
    for (const { rule } of reviewCopy({ text, kind, property: aProperty() }))
      counts.set(rule, (counts.get(rule) ?? 0) + 1)
    return counts
  }
  fc.assert(
    fc.property(prose, fc.constantFrom(...COPY_KINDS), (text, kind) => {
      const before = count(text, kind)
      const mended = applySuggestions(text, reviewCopy({ text, kind, property: aProperty() }))
      for (const [rule, times] of count(mended, kind)) {
        expect(times, `${rule} in ${JSON.stringify(mended)}`).toBeLessThanOrEqual(
          before.get(rule) ?? times,
        )
      }
    }),
    { numRuns: 120 },
  )
})

const HOSTILE = [
  'a',
  ' ',
  'A',
  'A ',
  '1',
  '1 ',
  '1,111',
  'a.',
  'a@',
  '#a ',
  'perfect for a ',
  'safe and ',
  'no ',
  '!',
  '🏡',
  '~',
  'a-',
  'http://a.b/',
  'a-a.a-a.',
  '208-',
  'Aa ',
  '1 Aa ',
  'the your little ',
  '\n',
  'one ',
  'twenty-',
  'a.b+c',
  "A'",
  '*',
  '$1',
  '#aB',
  'A&',
  'St. ',
  'new ',
  'steps ',
  ', ',
  '“',
  '\u2028',
]

/** Milliseconds of this process, which other work on the machine does not add to. */
const processorTime = () => process.cpuUsage().user / 1000

test.each(HOSTILE)('20 kB of %j are reviewed in linear time', { timeout: 30_000 }, (unit) => {
  const timeOf = (length: number) => {
    const text = unit.repeat(length / unit.length)
    const start = processorTime()
    for (const kind of ['mls', 'twitter'] as const)
      reviewCopy({ text, kind, property: aProperty() })
    return processorTime() - start
  }
  timeOf(1000)
  const short = Math.max(1, timeOf(2000))
  const long = timeOf(20_000)
  // Ten times the text takes about ten times as long; quadratic work would take a hundred times.
  expect(long).toBeLessThan(Math.max(400, short * 40))
})
