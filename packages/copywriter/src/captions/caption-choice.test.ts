import { TONES, type Tone } from '@listwright/contracts'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { readStory } from '../story/story.ts'
import { toneSettings } from '../tone-settings.ts'
import { captionsFor } from './captions.ts'

type Property = Parameters<typeof readProperty>[0]

const FARM: Property = {
  address: '1 Main St',
  city: 'Viroqua',
  state: 'WI',
  zipCode: '54665',
  propertyType: 'Single Family Home',
  price: 629_000,
  bedrooms: 4,
  bathrooms: 2,
  squareFeet: 2350,
  yearBuilt: 1904,
  lotSize: 22.5,
  features:
    'wraparound porch,red barn,wood stove,maple floors,creek,4 fenced pastures,no HOA'.split(','),
}
const TOWNHOUSE: Property = {
  ...FARM,
  propertyType: 'Townhouse',
  lotSize: null,
  features: 'two primary suites,patio,gas fireplace,community pool,walk to Baker Park'.split(','),
}
const WAREHOUSE: Property = {
  ...FARM,
  propertyType: 'Commercial',
  bedrooms: 0,
  features: 'former bank branch,vault,pylon sign,6.9 cap'.split(','),
}
const RENTAL: Property = {
  ...FARM,
  propertyType: 'Apartment',
  price: 1675,
  lotSize: null,
  features: 'for rent,bay window,heat included,available now,cats ok'.split(','),
}

const write = (property: Property, tone: Tone) =>
  captionsFor(readStory(readProperty(property, 2026).facts, tone), toneSettings(tone), 1)

test.each(TONES)('what is outdoors is told in %s on Facebook and LinkedIn', (tone) => {
  const { facebook, linkedin } = write(FARM, tone)
  for (const { text } of [facebook, linkedin]) expect(text).toMatch(/\bpastures\b/)
})

test.each(TONES)('dues follow the figures, and places are told in a sentence, in %s', (tone) => {
  const { facebook: farm } = write(FARM, tone)
  expect(farm.text.search(/There is no HOA\./)).toBeGreaterThan(farm.text.search(/square feet/))
  const { facebook, linkedin } = write(TOWNHOUSE, tone)
  for (const { text } of [facebook, linkedin])
    expect(text).toMatch(/ is within walking distance of Baker Park\.|It's within walking distance/)
})

test.each(TONES)("in %s what is shared follows what is one's own and earns no hashtag", (tone) => {
  const { facebook } = write(TOWNHOUSE, tone)
  expect(facebook.text).not.toMatch(/#PoolHome/)
  expect(facebook.text.search(/\bpatio\b/)).toBeLessThan(facebook.text.search(/\bpool\b/))
})

test('an investor is led by the price and what it brings in, not by a feature', () => {
  for (const network of ['facebook', 'linkedin'] as const) {
    const [hook = ''] = write(WAREHOUSE, 'investor')[network].text.split('\n')
    expect(hook, network).toMatch(/\$629,000/)
    expect(hook, network).toMatch(/cap rate (?:is|of) 6\.9 percent/i)
    expect(hook, network).not.toMatch(/\bvault\b/)
  }
})

test.each(TONES)('a rental does not say twice in %s that it is for rent', (tone) => {
  for (const { text } of Object.values(write(RENTAL, tone)))
    expect(text).not.toMatch(/\bis for (?:rent|lease)\b|\. For (?:rent|lease)\./)
})
