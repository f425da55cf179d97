import type { PropertyType } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { sentencesOf } from '../testing/texts-of.ts'
import { writeDescription } from '../write.ts'

const FIGURES: Partial<Record<PropertyType, object>> = {
  Land: { bedrooms: 0, bathrooms: 0, squareFeet: 0, yearBuilt: null, lotSize: 35 },
  Commercial: { bedrooms: 0, bathrooms: 2, squareFeet: 6400, lotSize: 0.6, price: 1_295_000 },
  'Multi-Family': { bedrooms: 8, bathrooms: 4, squareFeet: 4200, lotSize: 0.1, price: 849_000 },
}

const written = (
  propertyType: PropertyType,
  features: string[],
  tone: 'investor' | 'casual' = 'investor',
): string =>
  writeDescription({
    property: aProperty({ propertyType, ...FIGURES[propertyType], features }),
    tone,
    tier: 'extended',
    seed: 1,
    year: 2026,
  })

const WAREHOUSE = [
  'zoned C-17',
  '22 ft clear height',
  'two grade level doors',
  '3 phase power',
  'office build-out with 4 private offices',
  '24 parking spaces',
  'signage on Sherman',
  'gas unit heaters',
]

test('premises are told with verbs of their own, grouped by what they serve', () => {
  const text = written('Commercial', WAREHOUSE)
  expect(text).toContain('Clear height is 22 feet, and two doors open at grade level.')
  expect(text).toContain('Power is three-phase, and heat comes from gas unit heaters.')
  expect(text).toContain('The office build-out has four private offices.')
  expect(text).toContain('The site parks 24 cars, signage is on Sherman, and zoning is C-17.')
})

test('where the traffic is counted in cars, the parking spaces are not', () => {
  const text = written('Commercial', ['22 parking spaces', '21000 cars per day', 'pylon sign'])
  expect(text).not.toMatch(/parks 22 cars/)
  expect(text).toMatch(/22 parking spaces/)
})

const RESTAURANT = [
  'storefront with two apartments above',
  'restaurant hood in place',
  'grease trap',
  'walk-in cooler stays',
  'apartments rented at $1350 and $1425',
  'NNN lease on retail thru 2027',
]

test('the kitchen of a restaurant is told together', () => {
  expect(written('Commercial', RESTAURANT)).toContain(
    'A restaurant hood and a grease trap are in place, and the walk-in cooler is included.',
  )
})

test('apartments are named before their rents, and the lease says what is leased', () => {
  const text = written('Commercial', RESTAURANT)
  expect(text).toMatch(/Two apartments are above the storefront, and the apartments are rented at/)
  expect(text).toContain('The retail space is leased NNN through 2027.')
  expect(text.indexOf('leased NNN')).toBeLessThan(text.indexOf('grease trap'))
})

const FLATS = [
  'brick 3 flat',
  'tenants pay all utilities',
  'separate furnaces and water heaters',
  '2 car garage',
  'coin laundry in basement',
  'roof torn off and replaced 2019',
  'gross rents $6650/mo',
  'copper plumbing',
]

test('rents and who pays for what come before what the building is made of', () => {
  const text = written('Multi-Family', FLATS)
  const order = ['$849,000', '$6,650', 'pay all utilities', 'plumbing is copper', 'laundry']
  const places = order.map((words) => text.indexOf(words))
  expect(places, text).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(text).toContain('The furnaces and the water heaters are separate')
  expect(text).toContain('Coin laundry is in the basement, and the garage holds two cars.')
})

test('what is in each unit is what each unit has', () => {
  const text = written('Multi-Family', ['three units', 'washer/dryer in each unit', 'slate roof'])
  expect(text).toMatch(/each unit has a washer and dryer[.,]/i)
})

const ACREAGE = [
  'views of the Sangre de Cristo range',
  'well permit in hand',
  'power at the road',
  'county maintained gravel road',
  'mix of meadow and pinon',
  'no covenants',
  'dark sky area',
  'horses ok',
]

test('a parcel is a mix of meadow and pinon, in a dark sky area, and its permit stands with its power', () => {
  const text = written('Land', ACREAGE, 'casual')
  expect(text).toMatch(/is a mix of meadow and pinon/)
  expect(text).toMatch(/is in a dark-sky area/)
  expect(text).toContain(
    'A county-maintained gravel road leads to the parcel, power is at the road, and a well permit is in hand.',
  )
  expect(text.indexOf('well permit')).toBeLessThan(text.indexOf('horses'))
})

test('rights that do not convey are told with the rules, not behind the price', () => {
  const text = written(
    'Land',
    ['2 ponds', 'power at the road', 'mineral rights do not convey'],
    'casual',
  )
  expect(text.indexOf('mineral rights')).toBeLessThan(text.lastIndexOf('$'))
})

test('no sentence about premises begins like the one before', () => {
  const texts = [WAREHOUSE, RESTAURANT].map((typed) => written('Commercial', typed))
  for (const text of [...texts, written('Multi-Family', FLATS)]) {
    const starts = sentencesOf(text).map((one) => one.split(' ').slice(0, 3).join(' '))
    for (const [at, start] of starts.entries()) expect(start, text).not.toBe(starts[at - 1])
  }
})

test('where an investor reads the price first, no rule is left alone at the end', () => {
  const text = writeDescription({
    property: aProperty({
      propertyType: 'Land',
      ...FIGURES.Land,
      features: ['pipe entry', 'rural water available', 'mineral rights do not convey'],
    }),
    tone: 'investor',
    tier: 'basic',
    seed: 1,
    year: 2026,
  })
  expect(sentencesOf(text.split('\n\n').at(-1) ?? '').length, text).toBeGreaterThan(1)
})

test('laundry is not told as outside', () => {
  const text = written('Multi-Family', ['five units', 'coin laundry', 'gravel parking'])
  expect(text).not.toMatch(/Outside[^.]*laundry/)
})
