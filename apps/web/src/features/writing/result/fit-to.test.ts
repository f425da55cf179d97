// @vitest-environment node

import type { Property } from '@listwright/contracts'
import { expect, it } from 'vitest'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { fitTo } from './fit-to.ts'

const description = 'Four bedrooms upstairs. A sauna by the door. Offered at $589,000.'
const content: WorkingContent = {
  tone: 'classic',
  description,
  socialCaptions: { facebook: '', instagram: '', linkedin: '', twitter: '' },
  spans: [
    { start: 0, end: 13, source: 'bedrooms' },
    { start: 26, end: 31, source: 'features[1]' },
    { start: 56, end: 64, source: 'price' },
  ],
  unused: [],
  isChanged: false,
}
const property = { features: ['deck', 'sauna'] } as Property

it('what no longer fits is left out by the sentence and reported', () => {
  const fitted = fitTo(property, content, 50)
  expect(fitted.description).toBe('Four bedrooms upstairs. Offered at $589,000.')
  expect(fitted.spans.map(({ start, end }) => fitted.description.slice(start, end))).toEqual([
    'Four bedrooms',
    '$589,000',
  ])
  expect(fitted.unused).toEqual([{ text: 'sauna', reason: 'Left out to fit 50 characters.' }])
  expect(fitted.isChanged).toBe(true)
})
