// @vitest-environment node

import { expect, it } from 'vitest'
import { markText } from './mark-text.ts'

const aFinding = (start: number, end: number) => ({
  rule: 'r',
  severity: 'caution' as const,
  start,
  end,
  text: '',
  why: '',
})

it('a text is cut at every edge and loses nothing', () => {
  const parts = markText(
    'Four beds here',
    [{ start: 0, end: 9, source: 'bedrooms' }],
    [aFinding(5, 14)],
  )
  expect(parts.map(({ part }) => part).join('')).toBe('Four beds here')
  expect(parts).toEqual([
    { place: 0, part: 'Four ', source: 'bedrooms', hasFinding: false },
    { place: 1, part: 'beds', source: 'bedrooms', hasFinding: true },
    { place: 2, part: ' here', source: undefined, hasFinding: true },
  ])
})

it('the space that goes with a removed sentence is not marked', () => {
  const parts = markText('A deck. Call Bob. A yard.', [], [aFinding(7, 18)])
  expect(parts.filter(({ hasFinding }) => hasFinding).map(({ part }) => part)).toEqual([
    'Call Bob.',
  ])
})

it('a mark past the end of the text is ignored', () => {
  expect(markText('ab', [{ start: 1, end: 9, source: 'x' }], []).map(({ part }) => part)).toEqual([
    'a',
    'b',
  ])
})
