import type { CopyKind, PropertyInput } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { reviewCopy } from './index.ts'

const rulesOf = (text: string, property: Partial<PropertyInput>, kind: CopyKind = 'mls') =>
  reviewCopy({ text, kind, property: aProperty(property), year: 2026 })
    .map(({ rule }) => rule)
    .filter((rule) => !rule.startsWith('missing/'))

test.each([
  ['Coin laundry is in the basement.', 'coin laundry in bsmt'],
  ['Uptown is 10 minutes away.', '10 min to uptown'],
  ['Ten minutes from town.', '10 min to town'],
  ['The interstate is two miles from the gate.', '2 mi to I-80'],
  ['A washer and dryer stand in the laundry room.', 'w/d in unit'],
  ['Hardwood floors, central air conditioning, a fenced yard.', 'hdwd flrs; c/a; fncd yd'],
  ['Covered parking and a walk-in closet.', 'cov pkg; wic'],
  ['The kitchen has granite countertops.', 'granit countertops'],
  ['A fireplace and hardwood floors.', 'firplace; hardwod floors'],
  ['The unit is tenant-occupied through June.', 'tenant occ thru june'],
  ['The unit is vacant.', 'vacant'],
  ['An age-restricted community, 55 and over.', '55+ community, qualifies under HOPA'],
  ['Leased through August 31\nNatural woodwork', 'lease thru 8/31; natural woodwork'],
  ['Temple University is four blocks away.', '4 blocks to Temple University'],
  ['Walk to Church Street Market.', 'walk to Church Street Market'],
  ['Nine feet of quartz, and twenty lengths before breakfast.', '9 ft quartz island'],
  ['Pets are fine, two at most.', 'pets ok (2 max)'],
  ['Ten minutes in the tub become an hour, and it is 9 p.m.', 'soaking tub'],
  ['The hardwood can be refinished.', 'hardwood floors'],
  ['A new roof; ask for the permit and whether the warranty transfers.', 'new roof'],
  ['The two-car garage fits two cars, or one car and the bikes.', '2 car garage'],
  ['Hardwood floors.', 'white oak wide plank floors'],
  ['The roof was installed in 2021.', 'new roof (21)'],
  ['The hardwood floors were refinished in 2022.', 'hw flrs refin 22'],
  ['The HVAC is from 2019, and the water heater from 2022.', 'newer HVAC 19; HWH 22'],
  ['Leased from August 15, 2024, to July 28, 2025.', 'leased 8/15/24-7/28/25'],
  ['Homes must have at least 1,800 square feet.', 'min 1800 sf home'],
  ['Two ovens, two temperatures. One carries a chair outside.', 'double oven'],
  ['The stated cap rate is 6.9 percent.', '6.9 cap'],
  ['A guest house stands apart.', 'casita w/ kitchenette'],
  ['New construction.', 'to be built'],
  ['Comparables may call the office a bedroom.', 'home office'],
  ['A 240-volt circuit serves the range.', 'electric range'],
])('%s follows from: %s', (text, feature) => {
  expect(rulesOf(text, { features: feature.split('; ') })).toEqual([])
})

test.each([
  ['A garage for the car.', 'garbage disposal', 'fact/claim'],
  ['Hardwood floors throughout.', 'wood stove', 'fact/claim'],
  ['Minutes from downtown.', '10 min to downtown', 'cliche/b'],
  ['Twelve minutes from uptown.', '10 min to uptown', 'fact/number'],
  ['The unit is tenant-occupied.', 'new roof', 'mls/occupancy'],
  ['A 55+ community.', '55+ community', 'fair-housing/hopa'],
  ['Hardwood floors.', 'heart pine floors', 'fact/claim'],
  ['A twelve-minute drive.', '10 min to uptown', 'fact/number'],
  ['The floors are refinished.', 'hardwood floors', 'fact/claim'],
  ['Ask about the pool.', 'hardwood floors', 'fact/claim'],
  ['Call the office.', 'home office', 'mls/invitation'],
  ['Walk to church.', 'walk to Church Street Market', 'fair-housing/near-worship'],
])('%s does not follow from: %s', (text, feature, rule) => {
  expect(rulesOf(text, { features: [feature] })).toContain(rule)
})

test('sums of rents and the price per unit follow from what was typed', () => {
  const triplex = {
    propertyType: 'Multi-Family' as const,
    price: 589_000,
    features: ['three decker', 'rents 1450/1500/1625', 'HOA 95/mo'],
  }
  const fine =
    'Rents of $1,450, $1,500, and $1,625 add up to $4,575 a month and $54,900 a year. About $196,333 a unit.'
  expect(rulesOf(fine, triplex)).toEqual([])
  expect(rulesOf('Rents come to $4,670 a month.', triplex)).toContain('fact/number')
})

test('a list of rents that the form cut at its commas is one list', () => {
  expect(
    rulesOf('A legal three-family house at $569,000, or $189,667 a unit.', {
      propertyType: 'Multi-Family',
      price: 569_000,
      features: ['legal 3 fam'],
    }),
  ).toEqual([])
  const duplex = {
    price: 400_000,
    features: 'rents $1,450, $1,500, duplex'.split(',').map((part) => part.trim()),
  }
  expect(
    rulesOf('Rents of $1,450 and $1,500, or $2,950 together. $200,000 a unit.', duplex),
  ).toEqual([])
})

test.each(['St. Augustine', 'Saint Augustine', 'St Augustine'])(
  '%s is a city, no saint',
  (city) => {
    const property = { city, state: 'FL', address: '12 Cuna St' }
    expect(rulesOf('A house in St. Augustine, Florida, on Cuna Street.', property)).toEqual([])
    expect(
      rulesOf('St. Augustine, Florida. #StAugustine #StAugustineHomes', property, 'instagram'),
    ).toEqual([])
  },
)

test('remarks need not repeat the address, and short ones may leave year and lot to the data fields', () => {
  const text =
    'A house in Boise: four bedrooms, two and a half baths, 2,480 square feet, quartz countertops, a two-car garage, a fenced yard, a sauna and solar panels. Offered at $589,000.'
  expect(reviewCopy({ text, kind: 'mls', property: aProperty() })).toEqual([])
})

test.each([
  ['Single Family Home', 'A 1904 farmhouse'],
  ['Single Family Home', 'This brick bungalow'],
  ['Multi-Family', 'A three-decker'],
  ['Commercial', 'A warehouse'],
  ['Apartment', 'A studio'],
  ['Land', '35.4 acres'],
] as const)('the type %s is told by: %s', (propertyType, text) => {
  const rules = reviewCopy({ text, kind: 'facebook', property: aProperty({ propertyType }) }).map(
    ({ rule }) => rule,
  )
  expect(rules).not.toContain('missing/property-type')
})

test("the writer's sentence about the depth at a pier follows from 'MLW'", () => {
  const text = 'The water is three feet deep at the pier at mean low water.'
  const property = aProperty({ propertyType: 'Land', features: ['3 ft MLW at pier'] })
  const found = reviewCopy({ text, kind: 'mls', property, year: 2026, openVocabulary: true })
  expect(found.filter(({ severity }) => severity !== 'advice')).toEqual([])
})
