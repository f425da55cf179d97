import type { Span } from '@listwright/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'

const SENTENCES: readonly [text: string, source?: string][] = [
  ['Four bedrooms fill the upper floor.', 'bedrooms'],
  ['Mornings start early here.'],
  ['The quartz countertops are new.', 'features[0]'],
  ['A sauna waits by the back door.', 'features[3]'],
  ['The house dates from 2006.', 'yearBuilt'],
  ['Offered at $589,000.', 'price'],
]
const PARAGRAPHS = [SENTENCES.slice(0, 3), SENTENCES.slice(3)]
const text = PARAGRAPHS.map((sentences) => sentences.map(([sentence]) => sentence).join(' ')).join(
  '\n\n',
)
const spans: Span[] = SENTENCES.flatMap(([sentence, source]) => {
  const start = text.indexOf(sentence)
  return source ? [{ start, end: start + sentence.length, source }] : []
})
const fitted = (limit: number) => fitText(text, spans, limit)

test('a text that fits stays as it is', () => {
  expect(fitted(text.length)).toEqual({ text, spans })
})

test('sentences go in the order of their weight: no fact, later features, other facts, figures', () => {
  const gone: string[] = []
  let kept = text
  for (let limit = text.length - 1; limit > 60; limit -= 1) {
    const next = fitted(limit).text
    for (const [sentence] of SENTENCES)
      if (kept.includes(sentence) && !next.includes(sentence)) gone.push(sentence)
    kept = next
  }
  expect(gone).toEqual([1, 3, 2, 4].map((at) => SENTENCES[at]?.[0]))
})

test('paragraphs stay apart, and one without sentences leaves no gap', () => {
  expect(fitted(text.length - 30).text).toContain('new.\n\nThe house')
  expect(fitted(60).text).toBe('Four bedrooms fill the upper floor.\n\nOffered at $589,000.')
})

test('spans stay on their words', () => {
  for (let limit = 40; limit < text.length; limit += 7) {
    const shorter = fitted(limit)
    for (const { start, end, source } of shorter.spans)
      expect(SENTENCES).toContainEqual([shorter.text.slice(start, end), source])
  }
})

test('a text without spans fits too, and abbreviations do not end its sentences', () => {
  const typed = 'On St. Charles Ave. it stands. The porch is wide. Ask for $5,000 back.'
  expect(fitText(typed, [], 60).text).toBe('On St. Charles Ave. it stands. Ask for $5,000 back.')
  expect(fitText('one single sentence that never ends', [], 20).text).toBe('one single sentence')
})

test('any text is cut to any limit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 200 }), (any, limit) => {
      expect([...fitText(any, [], limit).text].length).toBeLessThanOrEqual(limit)
    }),
  )
})

test('[SEC-IN-13] ten thousand sentences are not joined ten thousand times', () => {
  const before = process.cpuUsage()
  const { text: few } = fitText('a\n'.repeat(10_000), [], 300)
  expect(few.length).toBeLessThanOrEqual(300)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
})
