import { describe, expect, test } from 'vitest'
import { readProperty } from '../read-property.ts'
import { toldWords } from '../told-words.ts'
import { changesTruth } from './changes-truth.ts'
import { headsOf } from './heads.ts'

const read = (note: string) => {
  const { facts, unused } = readProperty(
    { propertyType: 'Single Family Home', bedrooms: 3, bathrooms: 2, features: [note] },
    2026,
  )
  return { told: toldWords(facts.features), unused: unused.map(({ text }) => text) }
}

describe('a note whose end is not understood is told by its beginning', () => {
  test.each([
    [
      'screened porch off LR, sleeps two in July per owner',
      'screened porch off the living room',
      'sleeps two in July per owner',
    ],
    ['gazebo - they call it the castle', 'gazebo', 'they call it the castle'],
    [
      'covered lanai 14x28 - they eat out here every night',
      '14-by-28 covered lanai',
      'they eat out here every night',
    ],
    [
      'sauna in bsmt (wood fired, they use it weekly)',
      'sauna in the basement',
      'wood fired, they use it weekly',
    ],
  ])('%s', (note, told, unused) => {
    expect(read(note)).toEqual({ told: [told], unused: [unused] })
  })

  test('of a list, only the piece that is not clear goes', () => {
    expect(read('quartz, soft close, gas range')).toEqual({
      told: ['quartz counters', 'gas range'],
      unused: ['soft close'],
    })
  })
})

describe('an end that changes what its beginning says is never cut off', () => {
  test.each([
    'cats ok, no dogs',
    'community',
    'converted',
    'not included',
    'needs liner',
    'was carport',
    'shared w/ neighbor',
    'unpermitted',
    'plumbed for bath',
    'tenant occupied',
    'leased',
    "doesn't work",
    'only on weekends',
    'planned 2027',
    '$40/mo',
    '3 sides',
  ])('%s', (rest) => {
    expect(changesTruth(rest)).toBe(true)
    expect(headsOf(`pool, ${rest}`)).toEqual([])
    expect(headsOf(`pool (${rest})`)).toEqual([])
  })
})

describe('a rest is told only with the part before it', () => {
  const toldOf = (features: readonly string[]) =>
    toldWords(readProperty({ propertyType: 'Land', features }, 2026).facts.features)

  test('alone it is left out', () => {
    expect(toldOf(['spring-fed pond', 'rest pasture and timber'])).toEqual(['spring-fed pond'])
  })

  test('behind its part it is told', () => {
    expect(toldOf(['21 tillable acres', 'rest pasture and timber'])).toContain(
      'the rest is in pasture and timber',
    )
  })
})

test.each([
  ['pool', []],
  ['$1,600 a month', []],
  ['cleared pad? - lightly wooded', []],
  ['tenant pays elec + internet', []],
  ['LVP throughout, carpet in bdrm', []],
  ['LVP throughout, she says', ['LVP throughout']],
  ['dock, lift', ['dock']],
  [
    '1 garage (det., 12x22) + 1 carport',
    ['1 garage (det., 12x22)', '1 garage + 1 carport', '1 garage'],
  ],
  ['quartz, soft close, gas range', ['quartz, soft close', 'quartz, gas range', 'quartz']],
])('the heads of %s', (note, heads) => {
  expect(headsOf(note).map(({ text }) => text)).toEqual(heads)
})
