import type { PropertyType } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { readProperty } from '../../facts/read-property.ts'
import { joinClauses } from '../join-clauses.ts'
import { fewPartsOf, type Thing, thingOf } from '../thing.ts'
import { type ClauseContext, clausesOf } from './clauses-of.ts'
import { isOnly } from './is-only.ts'

const CALM: ClauseContext = { mood: 'calm', home: 'house', isHouse: true, isShared: false }

const read = (features: string[], propertyType: PropertyType = 'Single Family Home') =>
  readProperty({ ...aProperty(), propertyType, features }, 2026).facts

const thingsIn = (features: string[], propertyType?: PropertyType): Thing[] => {
  const facts = read(features, propertyType)
  return facts.features
    .filter(({ partOf }) => partOf === null)
    .flatMap((feature) => thingOf(feature, fewPartsOf(feature, { facts })) ?? [])
}

const said = (things: readonly Thing[], context = CALM): string =>
  joinClauses(things.flatMap((thing) => clausesOf(thing, context)[0] ?? [])).words.text

test.each([
  ['leaded glass windows', 'the windows are leaded glass'],
  ['original oak woodwork', 'the oak woodwork is original'],
  ['LVP throughout', 'luxury vinyl plank floors run throughout'],
  ['hardwoods on main', 'hardwoods run through the main level'],
  ['12 ft ceilings', 'the ceilings rise 12 feet'],
  ['9\'2" beamed ceilings', 'the beamed ceilings are 9 feet 2 inches high'],
  ['floor to ceiling windows', 'the windows run from floor to ceiling'],
  ['plantation shutters', 'plantation shutters cover the windows'],
  ['Bosch appliances', 'the appliances are by Bosch'],
  ['quartz waterfall island', 'quartz tops the waterfall island'],
  ['two story foyer', 'the foyer rises two stories'],
  ['wine cellar 1,500 btl', 'a wine cellar holds 1,500 bottles'],
  ['finished basement', 'the basement is finished'],
  ['guest quarters over garage', 'guest quarters sit over the garage'],
  ['bonus room over garage', 'a bonus room sits over the garage'],
  ['main floor laundry', 'the laundry is on the main floor'],
  ['elevator', 'an elevator serves the house'],
  ['wood stove in den', 'a wood stove warms the den'],
  ['whole house generator', 'a generator backs up the whole house'],
  ['tankless water heater', 'the water heater is tankless'],
  ['owned solar 8.4 kW', 'the 8.4-kW solar system is owned'],
  ['wraparound porch', 'a porch wraps around the house'],
  ['rooftop terrace', 'a rooftop terrace tops the house'],
  ['screened porch off kitchen', 'a screened porch opens off the kitchen'],
  ['deck overlooking the creek', 'a deck overlooks the creek'],
  ['double piazzas facing south', 'double piazzas face south'],
  ['balcony over Dauphin Street', 'a balcony looks out over Dauphin Street'],
  ['covered patio with misters', 'misters cool the covered patio'],
  ['covered patio w/ ceiling fans', 'the covered patio has ceiling fans'],
  ['covered patio', 'the patio is covered'],
  ['spring fed pond', 'a spring feeds the pond'],
  ['deep water dock', 'a dock reaches deep water'],
  ['16 stall barn', 'a barn holds 16 stalls'],
  ['24 hr concierge', 'a concierge is on duty 24 hours a day'],
  ['updated kitchen', 'the kitchen has been updated'],
])('%s: %s', (typed, clause) => {
  expect(said(thingsIn([typed]))).toBe(clause)
})

test.each([
  'built in bookcases',
  'five closets',
  'exposed brick',
  'two tankless water heaters',
  'walk-in pantry',
])('of %s only its presence can be told', (typed) => {
  expect(thingsIn([typed]).flatMap((thing) => clausesOf(thing, CALM))).toEqual([])
})

test('a verb that suits a calm text is plainer in others, or stays away', () => {
  const ceilings = thingsIn(['12 ft ceilings'])
  expect(said(ceilings, { ...CALM, mood: 'lively' })).toBe('the ceilings are 12 feet high')
  expect(said(thingsIn(['hardwoods on main']), { ...CALM, mood: 'sober' })).toBe(
    'the main level has hardwoods',
  )
})

test('no terrace tops a condo', () => {
  expect(said(thingsIn(['rooftop terrace'], 'Condo'), { ...CALM, isHouse: false })).toBe('')
})

test('what other things of its sort would deny is not said', () => {
  const { features } = read(['tile floors', 'new carpet upstairs'])
  const [tile] = thingsIn(['tile floors', 'new carpet upstairs'])
  const [clause] = tile ? clausesOf(tile, CALM) : []
  expect(clause && isOnly(clause, features)).toBe(false)
})

test('a floor of the house is no floor of wood', () => {
  const typed = ['oak floors', 'main floor laundry']
  const clauses = thingsIn(typed).flatMap((thing) => clausesOf(thing, CALM))
  expect(clauses.every((clause) => isOnly(clause, read(typed).features))).toBe(true)
})

test('two rooms under one name are no room with a part', () => {
  expect(said(thingsIn(['third floor bedroom and full bath']))).toBe('')
})

test.each(["28' clear", '1200A 480V 3ph', '5,200 sf office'])(
  'the measure in %s is an item of a list',
  (typed) => {
    expect(said(thingsIn([typed], 'Commercial'))).toBe('')
  },
)

test('two short clauses of the same kind share a verb; others do not', () => {
  expect(said(thingsIn(['arched doorways', 'leaded glass windows']))).toBe(
    'the doorways are arched and the windows leaded glass',
  )
  expect(said(thingsIn(['main floor laundry', 'oak floors']))).toBe(
    'the laundry is on the main floor, and the floors are oak',
  )
})

test('each clause keeps its source', () => {
  const { words } = joinClauses(
    thingsIn(['oak floors', 'coffered ceilings']).flatMap((thing) => clausesOf(thing, CALM)),
  )
  expect(words.text).toBe('the floors are oak and the ceilings coffered')
  expect(
    words.spans.map(({ start, end, source }) => [words.text.slice(start, end), source]),
  ).toEqual([
    ['the floors are oak', 'features[0]'],
    ['the ceilings coffered', 'features[1]'],
  ])
})
