import { TONES, type Tone } from '@listwright/contracts'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { readStory } from '../story/story.ts'
import { toneSettings } from '../tone-settings.ts'
import { captionsFor } from './captions.ts'

type Property = Parameters<typeof readProperty>[0]

const HOUSE: Property = {
  address: '12 Main St',
  city: 'Riverside',
  state: 'CA',
  zipCode: '92501',
  propertyType: 'Single Family Home',
  price: 419_900,
  bedrooms: 2,
  bathrooms: 2,
  squareFeet: 1042,
  lotSize: 0.1,
  yearBuilt: 1985,
  features: [],
}
const CONDO: Property = { ...HOUSE, propertyType: 'Condo', lotSize: null }
const RENTAL: Property = { ...CONDO, propertyType: 'Apartment', price: 1650 }
const PARCEL: Property = {
  ...HOUSE,
  propertyType: 'Land',
  bedrooms: 0,
  bathrooms: 0,
  squareFeet: 0,
  yearBuilt: null,
  lotSize: 5.07,
}
const OFFICE: Property = { ...HOUSE, propertyType: 'Commercial', bedrooms: 0 }
const SEEDS = [1, 2, 3]

const write = (property: Property, features: string, tone: Tone, seed = 1) => {
  const { facts } = readProperty({ ...property, features: features.split(',') }, 2026)
  return captionsFor(readStory(facts, tone), toneSettings(tone), seed)
}
const textsOf = (property: Property, features: string, tone: Tone): string[] =>
  SEEDS.flatMap((seed) =>
    Object.values(write(property, features, tone, seed)).map(({ text }) => text),
  )

test.each(TONES)('work is dated without "from" in %s', (tone) => {
  const typed = 'pool,gas fireplace,roof 2019,HVAC 2021,metal shop'
  for (const text of textsOf(HOUSE, typed, tone)) expect(text).not.toMatch(/from 20\d\d/)
  expect(write(HOUSE, typed, tone).instagram.text).toMatch(/^Roof \(2019\)$/m)
  expect(write(HOUSE, typed, tone).linkedin.text).toMatch(
    /[Tt]he roof was new in 2019 and the HVAC in 2021/,
  )
})

test.each(TONES)('what was done to a part stands before its noun in a %s list', (tone) => {
  const typed = 'pool,gas fireplace,yard fully fenced,basement partially finished'
  const { text } = write(HOUSE, typed, tone).instagram
  expect(text).toMatch(/fully fenced yard/i)
  expect(text).not.toMatch(/Yard fully fenced|Basement partially finished/)
})

test.each(TONES)('no list has a stray article in %s', (tone) => {
  for (const text of textsOf(RENTAL, 'for rent,bay window,stove and fridge included', tone))
    expect(text).not.toMatch(/(?:^|\. )Stove and the refrigerator/m)
})

test.each(TONES)('a tenant and a shared pool have their article in %s', (tone) => {
  const let_ = 'six offices,leased to dental billing company through 12/2027'
  for (const text of textsOf(OFFICE, let_, tone)) expect(text).not.toMatch(/leased to dental/i)
  expect(write(CONDO, 'gas fireplace,pool and hot tubs', tone).facebook.text).toMatch(
    /The building has a pool and hot tubs/,
  )
})

test.each(TONES)('nothing is inside twice in %s', (tone) => {
  for (const text of textsOf(CONDO, 'private patio,inside laundry,near UCR', tone))
    expect(text).not.toMatch(/Inside[^.]*\binside\b|\bgot laundry inside inside/)
})

test.each(TONES)('where a unit is and its one thing share a sentence in %s', (tone) => {
  const typed = 'renovated kitchen,parquet floors,on ground level,patio'
  const { facebook, linkedin } = write(CONDO, typed, tone)
  for (const { text } of [facebook, linkedin])
    expect(text).not.toMatch(/Outside is a patio\.|Outdoors, there is a patio\.|There is a patio\./)
})

test.each(TONES)('short terms share a sentence in %s', (tone) => {
  const typed = 'for rent,clawfoot tub,bay window,available March 1,12 month lease'
  expect(write(RENTAL, typed, tone).linkedin.text).toMatch(
    /available March 1, and the lease is for 12 months\./,
  )
})

test.each(TONES)('two facts about land share their subject in %s', (tone) => {
  const typed = 'Bitterroot views,power at lot line,septic approval for 3 bedroom,partly treed'
  for (const text of textsOf(PARCEL, typed, tone))
    expect(text).not.toMatch(/[Tt]he land has [^.]*(?:\. The|, and the) land is/)
})

test.each(TONES)('a rent-back stands on every network in %s', (tone) => {
  const typed =
    'three finished levels,gas cooktop,deck,fenced patio,primary with cathedral ceiling,roof 2019,HVAC 2021,water heater 2023,HOA $128/mo includes snow and trash,rent back needed through June 30'
  for (const text of textsOf({ ...HOUSE, propertyType: 'Townhouse' }, typed, tone))
    expect(text).toMatch(/rent-back/i)
})

test.each(TONES)('a studio is called so once in %s', (tone) => {
  const studio = { ...RENTAL, bedrooms: 0, squareFeet: 455 }
  for (const text of textsOf(studio, 'studio,for rent,gated entry,new paint', tone)) {
    expect(text).not.toMatch(/\bIt(?: i|')s a studio\b|^Studio$|\. Studio\./m)
    expect(text).toMatch(/studio apartment/i)
  }
})

test.each(TONES)('bookings to be honored and cats only stand on every network in %s', (tone) => {
  const typed =
    'Gulf view,fully furnished,covered balcony,new HVAC 2022,indoor & outdoor pools,boardwalk to beach,condo fee covers wind insurance,cats only,bookings to be honored thru Labor Day'
  for (const text of textsOf(CONDO, typed, tone)) {
    expect(text).toMatch(/honored/)
    expect(text).toMatch(/cats only|only cats/i)
  }
})

test.each(TONES)('no two sentences in a row begin with "It has" in %s', (tone) => {
  const typed =
    'view of Taos Mountain,kiva fireplace,brick floors,vigas and latillas,courtyard with mature cottonwoods,acequia rights,propane heat'
  for (const text of textsOf(HOUSE, typed, tone))
    expect(text).not.toMatch(/(?:^|\. )(It has|It's got|You've got) [^.]*\. \1 /m)
})

test.each(TONES)('age and inspection are told in few words in a %s list', (tone) => {
  const typed = 'screened porch,gas fireplace,roof 5 yrs old,Title V passed'
  const { text } = write(HOUSE, typed, tone).instagram
  expect(text).toMatch(/^Five-year-old roof$/m)
  expect(text).toMatch(/^Septic system passed Title V$/m)
  const other = write(HOUSE, 'screened porch,gas fireplace,hickory floors refinished', tone)
  expect(other.instagram.text).toMatch(/^Refinished hickory floors$/m)
})

test.each(TONES)('a floor that was typed with something else is told once in %s', (tone) => {
  const features = ['Second floor, elevator building', 'enclosed balcony', 'gas fireplace']
  const { facts } = readProperty({ ...CONDO, features }, 2026)
  const story = readStory(facts, tone)
  for (const seed of SEEDS)
    for (const { text } of Object.values(captionsFor(story, toneSettings(tone), seed)))
      expect((text.match(/second[- ]floor/gi) ?? []).length, text).toBeLessThan(2)
})
