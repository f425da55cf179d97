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

it('marks between several changes at once follow their words', () => {
  const porch = 'The porch is new. Four bedrooms, porch, in Boise. One porch more.'
  const marks = [
    { start: 18, end: 31, source: 'bedrooms' },
    { start: 43, end: 48, source: 'city' },
  ]
  expect(shiftSpans(marks, porch, porch.replaceAll('porch', 'terrace'))).toEqual([
    { start: 20, end: 33, source: 'bedrooms' },
    { start: 47, end: 52, source: 'city' },
  ])
})

it('a mark goes where its words are said more or less often than before', () => {
  const twice = 'A pool. Four bedrooms. A pool.'
  const mark = [{ start: 2, end: 6, source: 'features[0]' }]
  expect(shiftSpans(mark, twice, 'A pond. Four bedrooms. A pool!')).toEqual([])
})
