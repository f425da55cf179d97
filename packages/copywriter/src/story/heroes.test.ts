import type { PropertyType } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { Random } from '../compose/random.ts'
import { readProperty } from '../facts/read-property.ts'
import { heroesOf } from './heroes.ts'
import { readStory } from './story.ts'

const heroesIn = (features: string[], propertyType: PropertyType = 'Single Family Home') => {
  const { facts } = readProperty({ ...aProperty(), propertyType, features }, 2026)
  return heroesOf(readStory(facts, 'classic'), new Random(1, 'heroes')).map(({ text }) => text)
}

test('the only other thing outside joins the heroes', () => {
  expect(heroesIn(['wraparound porch', 'screened deck', 'fire pit', 'finished basement'])).toEqual(
    expect.arrayContaining(['wraparound porch', 'screened deck', 'fire pit']),
  )
})

test('frontage on a lake leads with what goes with water, not with a sauna', () => {
  const heroes = heroesIn(['175 ft of sandy frontage on Chief Lake', 'sauna', 'private dock'])
  expect(heroes).toContain('private dock')
  expect(heroes).not.toContain('sauna')
})

test('frontage on a road is not frontage on water', () => {
  expect(
    heroesIn(['mountain views', '400 ft of road frontage', 'pond'], 'Land').length,
  ).toBeGreaterThan(1)
})
