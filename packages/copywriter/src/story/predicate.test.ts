import type { PropertyType } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { joinClauses } from './join-clauses.ts'
import { type Clause, clauseOf } from './predicate.ts'
import { fewPartsOf, type Thing, thingOf } from './thing.ts'

const thingsIn = (
  features: string[],
  propertyType: PropertyType = 'Single Family Home',
): Thing[] => {
  const { facts } = readProperty({ ...aProperty(), propertyType, features }, 2026)
  return facts.features
    .filter(({ partOf }) => partOf === null)
    .flatMap((feature) => thingOf(feature, fewPartsOf(feature, { facts })) ?? [])
}

const worded = (clauses: readonly (Clause | null)[]): string =>
  joinClauses(clauses.filter((clause) => clause !== null)).words.text

test.each([
  ['leaded glass windows', 'the windows are leaded glass'],
  ['3rd floor office', 'the office is on the third floor'],
  ['two story foyer', 'the foyer is two stories high'],
  ['9\'2" beamed ceilings', 'the beamed ceilings are 9 feet 2 inches high'],
  ['floor to ceiling windows', 'the windows run from floor to ceiling'],
  ['wine cellar 1,500 btl', 'the wine cellar holds 1,500 bottles'],
  ['guest quarters over garage', 'the guest quarters are over the garage'],
  ['double piazzas facing south', 'the double piazzas face south'],
  ['covered patio w/ ceiling fans', 'the covered patio has ceiling fans'],
  ['covered patio', 'the patio is covered'],
])('%s: %s', (typed, clause) => {
  expect(worded(thingsIn([typed]).map(clauseOf))).toBe(clause)
})

test.each(['built in bookcases', 'five closets', 'La Cornue range', 'exposed brick'])(
  'of %s only its presence can be told',
  (typed) => {
    expect(thingsIn([typed]).map(clauseOf)).toEqual([null])
  },
)

test.each(["28' clear", '1200A 480V 3ph', '5,200 sf office'])(
  'the measure in %s is an item of a list',
  (typed) => {
    expect(thingsIn([typed], 'Commercial').map(clauseOf)).not.toContainEqual(expect.anything())
  },
)

test('two short clauses of the same kind share a verb; others do not', () => {
  expect(worded(thingsIn(['arched doorways', 'leaded glass windows']).map(clauseOf))).toBe(
    'the doorways are arched and the windows leaded glass',
  )
  expect(worded(thingsIn(['3rd floor office', 'oak floors']).map(clauseOf))).toBe(
    'the office is on the third floor, and the floors are oak',
  )
})

test('each clause keeps its source', () => {
  const things = thingsIn(['oak floors', 'coffered ceilings'])
  const { words } = joinClauses(things.flatMap((thing) => clauseOf(thing) ?? []))
  expect(words.text).toBe('the floors are oak and the ceilings coffered')
  expect(
    words.spans.map(({ start, end, source }) => [words.text.slice(start, end), source]),
  ).toEqual([
    ['the floors are oak', 'features[0]'],
    ['the ceilings coffered', 'features[1]'],
  ])
})
