// @vitest-environment node

import { reviewCopy } from '@listwright/reviewer'
import { expect, it } from 'vitest'
import { wordsOf } from '@/lib/words-of.ts'
import { groupFindings } from './group-findings.ts'

const property = {
  address: '7 Quiet Row',
  city: 'Salem',
  state: 'OR',
  zipCode: '97301',
  bedrooms: 3,
  bathrooms: 2,
  squareFeet: 1810,
  price: 500_000,
  propertyType: 'Townhouse' as const,
  features: [],
}

const objections = (text: string, limit?: number) =>
  groupFindings(reviewCopy({ property, text, kind: 'mls', ...(limit && { limit }) })).filter(
    ({ finding }) => finding.severity !== 'advice',
  )

const shown = (text: string) =>
  objections(text).map(({ finding }) => `${finding.severity}: ${wordsOf(finding)}`)

it('words that must not be published are named once, and are not offered as a feature', () => {
  expect(shown('A quiet Christian neighborhood with a pool.')).toEqual([
    'prohibited: Christian',
    'caution: pool',
  ])
})

it('a sentence that breaks one rule twice is named once', () => {
  expect(shown('Three bedrooms. Call 208-555-0123 or visit www.bobsells.homes. Salem.')).toEqual([
    'prohibited: Call 208-555-0123 or visit www.bobsells.homes.',
  ])
})

it('begins with the words themselves, not with the comma before them', () => {
  expect(shown('Three bedrooms, no children over 12.')).toEqual(['prohibited: no children over 12'])
})

it('names what the law forbids before what is too long, which hides nothing', () => {
  const rules = objections('Three bedrooms in Salem. No children. There is a pool.', 30).map(
    ({ finding: { rule } }) => rule,
  )
  expect(rules.indexOf('limit/length')).toBe(1)
  expect(rules).toContain('fact/claim')
})
