import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { likeness } from '../homes/likeness.ts'
import { type ClausePlan, clausePlan } from './clause-plan.ts'
import { joinClauses } from './join-clauses.ts'
import { type Thing, thingOf } from './thing.ts'
import type { Topic } from './topic.ts'

const CONTEXT = { mood: 'calm', home: 'house', isHouse: true, isShared: false } as const

const planOf = (
  features: string[],
  { used = [], topic = 'interior' }: { used?: readonly string[]; topic?: Topic } = {},
): ClausePlan => {
  const { facts } = readProperty({ ...aProperty(), features }, 2026)
  const things = facts.features.flatMap((feature) => thingOf(feature) ?? [])
  return clausePlan(things, {
    context: CONTEXT,
    features: facts.features,
    isUsed: (verb) => used.includes(verb),
    isAccompanied: false,
    setOf: ({ name }: Thing) => likeness(name, topic),
  })
}

const sentencesOf = ({ sentences }: ClausePlan): string[] =>
  sentences.map((clauses) => joinClauses(clauses).words.text)

const listOf = ({ listed }: ClausePlan): string[] => listed.map(({ name }) => name.text)

test('things with a verb of their own are told in clauses, the others in a list', () => {
  const plan = planOf(['oak floors', 'vaulted ceilings', 'sauna', 'walk-in pantry'])
  expect(sentencesOf(plan)).toEqual(['the floors are oak and the ceilings vaulted'])
  expect(listOf(plan)).toEqual(['sauna', 'walk-in pantry'])
})

test('unlike things are listed, though each has a clause', () => {
  const unlike = planOf(['oak floors', 'bonus room over garage', 'laundry upstairs'])
  expect(sentencesOf(unlike)).toEqual([])
  expect(listOf(unlike)).toHaveLength(3)
})

test('one thing without a verb ends the clauses, because a list of one would be a stub', () => {
  expect(sentencesOf(planOf(['oak floors', 'vaulted ceilings', 'shiplap']))).toEqual([
    'the floors are oak, the ceilings are vaulted, and there is shiplap',
  ])
})

test('one clause ends the sentence of a short list; a longer list keeps the thing', () => {
  const short = planOf(['oak floors', 'sauna', 'walk-in pantry'])
  expect(short.withList?.rest.text).toBe('oak')
  const long = planOf(['oak floors', 'sauna', 'walk-in pantry', 'home theater'])
  expect(listOf(long)).toHaveLength(4)
})

test('a thing that no one expects is not spoken of alone', () => {
  expect(sentencesOf(planOf(['saltwater pool'], { topic: 'outdoors' }))).toEqual([])
  expect(sentencesOf(planOf(['saltwater pool', 'covered patio'], { topic: 'outdoors' }))).toEqual([
    'the pool is saltwater and the patio covered',
  ])
})

test('no verb but is and are is used twice', () => {
  const twice = ['bonus room over garage', 'office over the garage']
  expect(sentencesOf(planOf(twice))).toEqual([
    'a bonus room sits over the garage, and an office is over the garage',
  ])
  const used = { used: ['feeds', 'reaches'], topic: 'outdoors' } as const
  expect(sentencesOf(planOf(['spring fed pond', 'deep water dock'], used))).toEqual([])
})

test('what is the same of two things is said once', () => {
  expect(sentencesOf(planOf(['new carpet', 'new paint']))).toEqual([
    'the carpet and the paint are new',
  ])
})
