import { expect, test } from 'vitest'
import { readEverything, readProperty } from '../read-property.ts'
import { doubtAmong, doubtOf } from './doubt.ts'

const GUESSED = 'tenant MTM, will sign 3 yr at $1.05 NNN or vacate 60 days'
const property = { propertyType: 'Multi-Family', features: ['new roof 2021', GUESSED] } as const

test('a note that is probably misread is not told, and its agent is asked for other words', () => {
  const { facts, unused } = readProperty({ ...property, features: [...property.features] }, 2026)
  expect(facts.features.map(({ index }) => index)).toEqual([0])
  expect(unused).toEqual([
    {
      index: 1,
      text: GUESSED,
      reason: 'We are not sure that we understand it: put it in other words.',
    },
  ])
})

test('whoever judges readings sees it with the others', () => {
  const { facts } = readEverything({ ...property, features: [...property.features] }, 2026)
  expect(new Set(facts.features.map(({ index }) => index))).toEqual(new Set([0, 1]))
})

test('a reading without any signal is more likely right than wrong', () => {
  expect(doubtOf(new Set())).toBeLessThan(0.5)
  expect(doubtOf(new Set(['as fragment', 'as fragment, new', 'kind condition']))).toBeGreaterThan(
    doubtOf(new Set(['as phrase'])),
  )
})

test('a note among clear ones is doubted less than the same note among unclear ones', () => {
  expect(doubtAmong(0.4, [0.02, 0.05, 0.03])).toBeLessThan(0.35)
  expect(doubtAmong(0.4, [0.6, 0.7, 0.5])).toBeGreaterThan(0.35)
  expect(doubtAmong(0.4, [])).toBeGreaterThan(doubtAmong(0.1, []))
})
