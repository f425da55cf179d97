// @vitest-environment node

import { expect, it } from 'vitest'
import { shiftSpans } from './shift-spans.ts'

const text = 'Four bedrooms in Boise.'
const spans = [
  { start: 0, end: 13, source: 'bedrooms' },
  { start: 17, end: 22, source: 'city' },
]

it('marks after an insertion move along', () => {
  expect(shiftSpans(spans, text, 'Four bedrooms here in Boise.')).toEqual([
    spans[0],
    { start: 22, end: 27, source: 'city' },
  ])
})

it('a mark whose own words are changed goes', () => {
  expect(shiftSpans(spans, text, 'Four rooms in Boise.')).toEqual([
    { start: 14, end: 19, source: 'city' },
  ])
})

it('an unchanged text keeps every mark', () => {
  expect(shiftSpans(spans, text, text)).toEqual(spans)
})

it('typing inside a repeated letter never makes the two ends overlap', () => {
  expect(shiftSpans([{ start: 0, end: 1, source: 'x' }], 'aaa', 'aa')).toEqual([
    { start: 0, end: 1, source: 'x' },
  ])
})
