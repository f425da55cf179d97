import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { reviewFacts } from './entered-facts.ts'
import { reviewCopy } from './index.ts'

const property = aProperty({
  bedrooms: 3,
  price: 400_000,
  features: ['two bedrooms upstairs', 'gas fireplace', 'covered porch', 'new roof 2021'],
})

test.each([
  ['A condo with four bedrooms, offered at $390,000.', 'fact/number'],
  ['Upstairs there are three bedrooms and the gas fireplace.', 'fact/number'],
  ['A gas fireplace, a covered porch and ocean views.', 'fact/claim'],
  ['A gas fireplace. #OceanView', 'fact/claim'],
  ['A covered porch.', 'missing/'],
  ['A covered porch, perfect for families. Call 208-555-0100.', 'fair-housing/'],
])('of %s the page that writes finds what the whole reviewer finds', (text, rule) => {
  const request = { property, text, kind: 'mls', year: 2026 } as const
  const found = reviewFacts(request)
  expect(found.map((finding) => finding.rule).join(' ')).toContain(rule)
  expect(found).toEqual(reviewCopy(request))
})

test('a claim is not objected to where its writer names the feature that it read so', () => {
  const property = aProperty({ features: ['3 car side entry'] })
  const text = 'It has a three-car garage.'
  const start = text.indexOf('a three')
  const claims = (source: string) =>
    reviewFacts({
      property,
      text,
      kind: 'facebook',
      spans: [{ start, end: text.length - 1, source }],
    }).filter(({ rule }) => rule === 'fact/claim')
  expect(claims('features[0]')).toEqual([])
  expect(claims('city')).not.toEqual([])
})
