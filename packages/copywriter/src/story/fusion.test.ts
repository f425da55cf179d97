import type { PropertyType } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { readEverything } from '../facts/read-property.ts'
import { fusionsOf } from './fusion.ts'
import { readStory } from './story.ts'

const fused = (propertyType: PropertyType, typed: string[]) => {
  const { facts } = readEverything({ ...aProperty(), propertyType, features: typed }, 2026)
  const { features } = readStory(facts, 'classic').facts
  return fusionsOf(features, features, 'the house')
}

test.each<[PropertyType, string[], string]>([
  [
    'Single Family Home',
    ['to be built', 'pick your finishes', 'est completion spring 2027'],
    'the house is to be built, with completion estimated for spring 2027, and the finishes can still be chosen',
  ],
  [
    'Single Family Home',
    ['for lease', 'avail Aug 1', '12 mo min'],
    'the house is for lease, available August 1, for a minimum of 12 months',
  ],
  [
    'Single Family Home',
    ['pets ok w/ $300 dep each', 'no smoking'],
    'pets are allowed with a $300 deposit each, but smoking is not',
  ],
  ['Condo', ['pets ok', 'no dogs over 50 lbs'], 'pets are allowed, but no dogs over 50 pounds'],
  [
    'Apartment',
    ['available August 1', '12 month lease'],
    'the house is available August 1 on a 12-month lease',
  ],
  [
    'Multi-Family',
    ['upper rents for 1,250 + utilities', 'home is sold with tenant upstairs thru june 2027'],
    'the upper unit rents for $1,250 a month plus utilities, with a tenant in place through June 2027',
  ],
  [
    'Land',
    ['12 min to downtown', 'gated community'],
    'the house is in a gated community, 12 minutes from downtown',
  ],
  [
    'Commercial',
    ['hard corner', '32,000 cars a day'],
    'the house is on a hard corner with a traffic count of 32,000 vehicles a day',
  ],
  ['Land', ['off grid', 'no well'], 'the house is off the grid, with no well'],
])('%s %j', (propertyType, typed, sentence) => {
  const [statement] = fused(propertyType, typed)
  expect(statement?.words.text).toBe(sentence)
  expect(statement?.features.map(({ index }) => index).sort()).toEqual(typed.map((_, at) => at))
  for (const { index } of statement?.features ?? [])
    expect(statement?.words.spans.map(({ source }) => source)).toContain(`features[${index}]`)
})

test('clauses that lack their partner are left as they are', () => {
  expect(fused('Single Family Home', ['no smoking', 'avail Aug 1'])).toEqual([])
})
