import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { likeness } from '../homes/likeness.ts'
import { type ClausePlan, clausePlan } from './clause-plan.ts'
import { joinClauses } from './join-clauses.ts'
import { type Thing, thingOf } from './thing.ts'

const TELLER = { mood: 'calm', home: 'house', isHouse: true, isShared: false } as const

const planOf = (features: string[], used: readonly string[] = []): ClausePlan => {
  const { facts } = readProperty({ ...aProperty(), features }, 2026)
  const things = facts.features.flatMap((feature) => thingOf(feature) ?? [])
  return clausePlan(things, {
    teller: TELLER,
    features: facts.features,
    isUsed: (verb) => used.includes(verb),
    isAccompanied: false,
    setOf: ({ name }: Thing) => likeness(name, 'interior'),
  })
}

const sentencesOf = ({ sentences }: ClausePlan): string[] =>
  sentences.map((clauses) => joinClauses(clauses).words.text)

const listOf = ({ listed }: ClausePlan): string[] => listed.map(({ name }) => name.text)

test('things with a verb of their own are told in clauses, the others in a list', () => {
  const plan = planOf(['oak floors', 'wraparound porch', 'sauna', 'walk-in pantry'])
  expect(sentencesOf(plan)).toEqual(['the floors are oak, and a porch wraps around the house'])
  expect(listOf(plan)).toEqual(['sauna', 'walk-in pantry'])
})

test('one thing without a verb ends the clauses, because a list of one would be a stub', () => {
  expect(sentencesOf(planOf(['oak floors', 'tankless water heater', 'sauna']))).toEqual([
    'the floors are oak, the water heater is tankless, and there is a sauna',
  ])
})

test('one clause ends the sentence of a short list; a longer list keeps the thing', () => {
  const short = planOf(['oak floors', 'sauna', 'walk-in pantry'])
  expect(short.withList?.rest.text).toBe('oak')
  const long = planOf(['oak floors', 'sauna', 'walk-in pantry', 'home theater'])
  expect(listOf(long)).toHaveLength(4)
})

test('a thing that no one expects is not spoken of alone', () => {
  expect(sentencesOf(planOf(['saltwater pool']))).toEqual([])
  expect(sentencesOf(planOf(['saltwater pool', 'fenced yard']))).toEqual([
    'the pool is saltwater and the yard fenced',
  ])
})

test('no verb but is and are is used twice', () => {
  const twice = ['bonus room over garage', 'office over the porch']
  expect(sentencesOf(planOf(twice))).toEqual([
    'a bonus room sits over the garage, and an office is over the porch',
  ])
  expect(sentencesOf(planOf(['spring fed pond', 'deep water dock'], ['feeds', 'reaches']))).toEqual(
    [],
  )
})

test('what is the same of two things is said once', () => {
  expect(sentencesOf(planOf(['new carpet', 'new paint']))).toEqual([
    'the carpet and the paint are new',
  ])
})
