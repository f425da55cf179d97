import { TONES, type Tone } from '@listwright/contracts'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { readStory } from '../story/story.ts'
import { toneSettings } from '../tone-settings.ts'
import { captionsFor } from './captions.ts'

type Property = Parameters<typeof readProperty>[0]

const HOUSE: Property = {
  address: '12 Main St',
  city: 'Peoria',
  state: 'AZ',
  zipCode: '85345',
  propertyType: 'Single Family Home',
  price: 409_900,
  bedrooms: 3,
  bathrooms: 2,
  squareFeet: 1640,
  lotSize: 0.2,
  yearBuilt: 1985,
  features: 'pool,covered patio,gas range,quartz island,gas fireplace,roof 2022,HVAC 2023'.split(
    ',',
  ),
}
const NOTES: Property = {
  ...HOUSE,
  features:
    'Shingle style home with wraparound porch,trail behind lot goes to Peets Hill,bus to NYC on corner,3 car,few blocks to City Beach,gas fireplace,screened porch overlooking marsh'.split(
      ',',
    ),
}
const LOT: Property = {
  ...HOUSE,
  propertyType: 'Land',
  price: 129_000,
  bedrooms: 0,
  bathrooms: 0,
  squareFeet: 0,
  yearBuilt: null,
  lotSize: 3,
  features: 'tall pines,needs septic,power at road,ag exempt'.split(','),
}
const BARN: Property = {
  ...HOUSE,
  features: 'wood stove,mudroom,clawfoot tub,detached barn/garage needs work'.split(','),
}
const THREE_UNITS: Property = {
  ...HOUSE,
  propertyType: 'Multi-Family',
  price: 649_900,
  features: '3 family,unit 1 rents $1600,unit 2 rents $1750,unit 3 rents $1450'.split(','),
}
const SEEDS = [1, 2, 3, 4]
const TOLD_TONES = TONES.filter((tone) => tone !== 'investor')

const write = (property: Property, tone: Tone, seed = 1) =>
  captionsFor(readStory(readProperty(property, 2026).facts, tone), toneSettings(tone), seed)
const allOf = (property: Property, tone: Tone): string[] =>
  SEEDS.flatMap((seed) => Object.values(write(property, tone, seed)).map(({ text }) => text))

test.each(TOLD_TONES)(
  'a post on X names the strongest thing in its first sentence in %s',
  (tone) => {
    for (const seed of SEEDS) {
      const [first = ''] = write(HOUSE, tone, seed).twitter.text.split(/(?<=[.?]) /)
      expect(first).toMatch(/\bpool\b/)
    }
  },
)

test('investors and sites are told no uses', () => {
  for (const text of [...allOf(HOUSE, 'investor'), ...allOf(LOT, 'casual')])
    expect(text).not.toMatch(/\b(?:supper|dinner|cook|swim|cannonballs)\b/i)
})

test('no first line stands in two captions of a listing', () => {
  for (const tone of TOLD_TONES)
    for (const seed of SEEDS) {
      const lines = Object.values(write(HOUSE, tone, seed)).map(({ text }) => text.split('\n')[0])
      expect(new Set(lines).size, lines.join(' / ')).toBe(lines.length)
    }
})

test.each(TONES)('what was noted in half a sentence stands in no %s list', (tone) => {
  for (const text of allOf(NOTES, tone)) {
    expect(text).not.toMatch(/\b(?:has|with|and) (?:an? )?(?:trail behind|bus to NYC|few blocks)/i)
    expect(text).not.toMatch(/\bwith an? shingle style\b/i)
  }
})

test.each(TOLD_TONES)('what a house has leads in %s, not what it is', (tone) => {
  for (const seed of SEEDS)
    for (const { text } of Object.values(write(NOTES, tone, seed)))
      expect(text).toMatch(/wraparound porch|screened porch overlooking the marsh/)
})

test('land without septic and a house with a barn to mend are no fixer-uppers', () => {
  for (const tone of TONES)
    for (const text of [...allOf(LOT, tone), ...allOf(BARN, tone)])
      expect(text).not.toMatch(/#FixerUpper|#Rehab|What would you fix first|somebody handy/)
})

test('a decorative fireplace promises no fire', () => {
  const home = { ...HOUSE, features: ['five decorative fireplaces', 'turret', 'rear porch'] }
  for (const tone of TONES)
    for (const text of allOf(home, tone)) expect(text).not.toMatch(/by the fire|first cold night/)
})

test('the rents of several units stand in one sentence', () => {
  for (const tone of TOLD_TONES)
    for (const { text } of Object.values(write(THREE_UNITS, tone)))
      expect(text).toContain(
        'Unit 1 rents for $1,600 a month, unit 2 for $1,750, and unit 3 for $1,450.',
      )
})

test.each(TOLD_TONES)('LinkedIn names the dates and, but for luxury, the rate in %s', (tone) => {
  for (const seed of SEEDS) {
    const { text } = write(HOUSE, tone, seed).linkedin
    expect(text).toMatch(/[Tt]he roof was new in 2022|[Tt]he HVAC was new in 2023/)
    if (tone !== 'luxury') expect(text).toMatch(/about \$250 per square foot/)
  }
})

test.each(TONES)('LinkedIn gives the price of an acre in %s', (tone) => {
  for (const seed of SEEDS)
    if (tone !== 'investor')
      expect(write(LOT, tone, seed).linkedin.text).toContain('$43,000 an acre')
})
