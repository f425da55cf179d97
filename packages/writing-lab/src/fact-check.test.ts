import { expect, test } from 'vitest'
import { checkFacts } from './fact-check.ts'
import { aProperty } from './property-sample.ts'

const complete =
  'At 77 Maple Street in Boise, this single-family home has four bedrooms and two and a half bathrooms in 2,480 square feet. Quartz countertops, a sauna, solar panels, a 2-car garage and a fenced yard complete it. Built in 2006 on 0.24 acres, it is offered at $589,000.'

test('a complete and honest text passes', () => {
  expect(checkFacts(aProperty(), complete, 'mls')).toEqual({ numbers: [], claims: [], missing: [] })
})

test('what is added and what is left out is told apart', () => {
  const checked = checkFacts(
    aProperty(),
    `${complete.replace(', it is offered at $589,000', '')} Enjoy the pool with 3 slides.`,
    'mls',
  )
  expect(checked.numbers.map(({ text }) => text)).toEqual(['3'])
  expect(checked.claims.map(({ text }) => text)).toEqual(['pool'])
  expect(checked.missing.map(({ rule }) => rule)).toEqual(['missing/price'])
})
