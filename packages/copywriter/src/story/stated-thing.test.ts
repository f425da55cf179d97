import { expect, test } from 'vitest'
import { textsOf } from '../testing/texts-of.ts'

const BESIDE = ['loft', 'gas range', 'den', 'sauna']

test('what was replaced is told as work, and not as a thing that the home has', () => {
  for (const text of textsOf(['knob & tube replaced', 'sump pump', ...BESIDE])) {
    expect(text).toMatch(/knob-and-tube wiring (?:has been|was) replaced/i)
    expect(text).not.toMatch(/a replaced/)
  }
})

test('updated wiring and plumbing take no article', () => {
  for (const text of textsOf(['wiring updated', 'plumbing updated', 'sump pump', ...BESIDE]))
    expect(text).not.toMatch(/\ban? (?:updated|replaced) (?:wiring|plumbing)/i)
})
