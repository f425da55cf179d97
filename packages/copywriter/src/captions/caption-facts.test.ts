import { SOCIAL_NETWORKS, TONES, type Tone } from '@listwright/contracts'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { readStory } from '../story/story.ts'
import { toneSettings } from '../tone-settings.ts'
import { captionsFor } from './captions.ts'

type Property = Parameters<typeof readProperty>[0]

const of = (
  type: Property['propertyType'],
  typed: string,
  more: Partial<Property> = {},
): Property => ({
  address: '1 Main St',
  city: 'Bismarck',
  state: 'ND',
  zipCode: '58503',
  propertyType: type,
  price: 389_900,
  bedrooms: 4,
  bathrooms: 3,
  squareFeet: 2540,
  yearBuilt: 2009,
  lotSize: 0.27,
  features: typed.split(', '),
  ...more,
})

const GARAGE = of(
  'Single Family Home',
  'heated garage w/ floor drain, maintenance-free deck, steel siding, lower level family room, sprinkler system',
)
const TAHOE = of(
  'Single Family Home',
  'filtered Lake Tahoe views, two fireplaces, vaulted wood ceilings, elevator, territorial views from 2nd floor',
)
const BROWNSTONE = of(
  'Multi-Family',
  "3-family brownstone, owner's duplex with garden, two rental floors above, original details, delivered vacant",
)
const DUPLEX = of(
  'Multi-Family',
  'up/down duplex, both units rented month to month, new boiler 2019',
)
const KAILUA = of(
  'Townhouse',
  'fee simple, owned solar, split AC, 2 parking stalls, close to Kailua Beach, small yard, pets ok',
  { city: 'Kailua', state: 'HI', lotSize: 0.04 },
)
const FARM = of(
  'Single Family Home',
  'zoned A-2, 40x60 pole barn, 3-stall horse barn, pasture fenced, new septic 2020, updated kitchen',
  { lotSize: 6.8 },
)
const COTTAGE = of(
  'Single Family Home',
  "pool, separate 2-bd cottage, roof walk, chef's kitchen, finished lower level, hydrangea gardens",
)
const LAND = of(
  'Land',
  '600 ft road frontage, ag exempt, no floodplain, outside city limits, old barn on property',
  { bedrooms: 0, bathrooms: 0, squareFeet: 0, yearBuilt: null, lotSize: 12.6 },
)
const SHOP = of(
  'Commercial',
  'zoned B-2, street level retail, 2 apartments upstairs, retail lease through 2026',
  {
    bedrooms: 0,
  },
)
const LOFT = of(
  'Single Family Home',
  'loft, garden tub, formal dining room, eat-in kitchen, media room',
)
const SOLAR = of(
  'Single Family Home',
  'in-ground pool, solar lease $142/mo, wide side yard, ceiling fans throughout, walk to park',
)
const CONDO = of('Condo', 'hardwood floors, sunroom, gated parking, no rental cap, ground floor')
const COOP = of(
  'Apartment',
  'co-op, heat and hot water included, elevator building, river view, laundry on floor',
)
const ALL = [
  GARAGE,
  TAHOE,
  BROWNSTONE,
  DUPLEX,
  KAILUA,
  FARM,
  COTTAGE,
  LAND,
  SHOP,
  LOFT,
  SOLAR,
  CONDO,
  COOP,
]
const SEEDS = [1, 2, 3]

const write = (property: Property, tone: Tone, seed = 1) =>
  captionsFor(readStory(readProperty(property, 2026).facts, tone), toneSettings(tone), seed)

/** All captions of a property, or those of one network. */
const allOf = (property: Property, network?: (typeof SOCIAL_NETWORKS)[number]): string[] =>
  TONES.flatMap((tone) =>
    SEEDS.flatMap((seed) => {
      const captions = write(property, tone, seed)
      return (network ? [network] : SOCIAL_NETWORKS).map((each) => captions[each].text)
    }),
  )

test('a post on X uses its room as long as features are left', () => {
  for (const text of allOf(GARAGE, 'twitter')) {
    expect(text).toMatch(/heated garage with a floor drain/i)
    expect(text).toMatch(/steel siding/i)
    expect(text.length, text).toBeGreaterThan(185)
  }
})

test('a view keeps its limit and the floor it is seen from', () => {
  for (const text of allOf(TAHOE)) {
    expect(text).not.toMatch(/(?<!filtered )views of Lake Tahoe|Lake Tahoe (?:is|are)? ?in view/i)
    expect(text).not.toMatch(/2nd floor/)
  }
})

test('the kind of building as typed replaces the category', () => {
  for (const text of allOf(BROWNSTONE)) {
    expect(text).toMatch(/three-family brownstone/i)
    expect(text).not.toMatch(/multi-family (?!real)|\btwo units\b|#Duplex/i)
  }
  for (const text of allOf(DUPLEX)) expect(text).toMatch(/up\/down duplex/i)
})

test('tenure, vacancy, zoning and a second dwelling are told', () => {
  for (const text of allOf(BROWNSTONE)) expect(text).toMatch(/delivered vacant/i)
  for (const text of allOf(KAILUA)) expect(text).toMatch(/fee simple/i)
  for (const text of allOf(KAILUA)) expect(text).toMatch(/Kailua Beach/)
  for (const text of allOf(FARM, 'linkedin')) expect(text).toMatch(/zoned A-2/i)
  for (const text of allOf(COTTAGE, 'linkedin')) expect(text).toMatch(/two-bedroom cottage/i)
})

test('what a building with several units has stands in one sentence', () => {
  for (const text of allOf(BROWNSTONE))
    expect(text.match(/The building has/g)?.length ?? 0).toBeLessThan(2)
})

test('frontage leads before an old barn', () => {
  for (const text of [...allOf(LAND, 'instagram'), ...allOf(LAND, 'twitter')]) {
    expect(text).toMatch(/frontage/i)
    expect(text).not.toMatch(/old barn[^#]*frontage/i)
  }
})

test('no paragraph of an Instagram caption is one small fact', () => {
  for (const property of [CONDO, KAILUA, SOLAR, GARAGE])
    for (const tone of TONES.filter((each) => each !== 'investor'))
      for (const seed of SEEDS) {
        const [, second = ''] = write(property, tone, seed).instagram.text.split('\n\n')
        expect(second).not.toMatch(/^(?:It|There|The [a-z]+) (?:has|is|are) [^,]*\.$/)
      }
})

test('an investor sees a feature in the first line on Instagram, too', () => {
  for (const seed of SEEDS) {
    const [hook] = write(TAHOE, 'investor', seed).instagram.text.split('\n')
    expect(hook).toMatch(/Lake Tahoe|fireplaces/)
  }
})

test("'it' never follows a lease", () => {
  for (const text of [...allOf(SOLAR), ...allOf(SHOP)])
    expect(text).not.toMatch(/lease [^.]*\. It\b/)
})

test('a monthly sum for the solar stands after the figures', () => {
  for (const network of ['facebook', 'linkedin'] as const)
    for (const text of allOf(SOLAR, network))
      expect(text.search(/solar lease/i), text).toBeGreaterThan(text.search(/square feet/))
})

test('one small thing has no sentence of its own where others are left', () => {
  for (const text of [...allOf(CONDO, 'facebook'), ...allOf(CONDO, 'linkedin')])
    expect(text).not.toMatch(/The floors are hardwood\. There is no rental cap/)
})

test('no caption is stiff: things are named plainly', () => {
  for (const property of ALL)
    for (const text of allOf(property))
      expect(text).not.toMatch(
        /\bWithin (?:are|is)\b|\bOutdoors (?:are|is)\b|\b(?:building|community) provides\b/,
      )
})

test('the question is about a thing in the post and fits it', () => {
  for (const text of allOf(SHOP)) expect(text).not.toMatch(/What would you open here/)
  for (const text of allOf(LOFT)) expect(text).not.toMatch(/plant first|saves the seeds/)
  for (const text of allOf(FARM)) expect(text).not.toMatch(/in the barn\?/)
})

test('minutes without a number are told as near, and nobody is singled out by a bath', () => {
  const home = { ...LOFT, features: [...(LOFT.features ?? []), 'minutes to Five Forks'] }
  for (const text of allOf(home)) {
    expect(text).not.toMatch(/minutes (?:from|to) Five Forks/i)
    expect(text).not.toMatch(/whoever never/)
  }
})

test('work that was done is told with its verb in sentences, and shortly in lists', () => {
  for (const text of allOf(DUPLEX, 'linkedin'))
    expect(text).toMatch(/[Tt]he boiler was installed in 2019/)
  for (const text of allOf(DUPLEX, 'instagram')) expect(text).toMatch(/^New boiler \(2019\)/m)
})

test('the lot of a townhouse below a tenth of an acre is no figure', () => {
  for (const text of allOf(KAILUA)) expect(text).not.toMatch(/0\.04/)
})

test('no hashtag makes more of a thing than it is', () => {
  for (const text of allOf(LOFT)) expect(text).not.toMatch(/#Loft|#HomeTheater/)
  for (const text of allOf(COOP)) expect(text).not.toMatch(/#Coop\b/)
})

test('a floor stands before the unit', () => {
  for (const text of allOf(CONDO)) expect(text).not.toMatch(/condo on the ground floor/)
})
