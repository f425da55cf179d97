// @vitest-environment node

import type { Finding } from '@listwright/contracts'
import { expect, it } from 'vitest'
import { provenSpans } from './proven-spans.ts'

const street = { start: 4, end: 15, source: 'features[0]' }
const price = { start: 30, end: 38, source: 'price' }

const aFinding = (overrides: Partial<Finding>): Finding => ({
  rule: 'fair-housing/safe-place',
  severity: 'prohibited',
  start: 4,
  end: 8,
  text: '',
  why: '',
  ...overrides,
})

it.each(['prohibited', 'caution'] as const)(
  'what a finding calls %s is no proven fact, even if it was typed',
  (severity) => {
    expect(provenSpans([street, price], [aFinding({ severity })])).toEqual([price])
  },
)

it.each([
  ['advice', { severity: 'advice' as const }],
  ['a text that is too long', { rule: 'limit/length', end: 40 }],
  ['words beside it', { start: 15, end: 20 }],
])('%s leaves a fact proven', (_, overrides) => {
  expect(provenSpans([street, price], [aFinding(overrides)])).toEqual([street, price])
})
