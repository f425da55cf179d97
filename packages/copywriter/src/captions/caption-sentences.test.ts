import { type SocialNetwork, TONES, type Tone } from '@listwright/contracts'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { CONDO, HOUSE, PARCEL } from '../testing/caption-properties.ts'
import { toneSettings } from '../tone-settings.ts'
import { readCaptionStory } from './caption-story.ts'
import { captionsFor } from './captions.ts'

type Property = Parameters<typeof readProperty>[0]

const SEEDS = [1, 2, 3]
const APARTMENT: Property = { ...CONDO, propertyType: 'Apartment', price: 2400 }

const captionsOf = (
  property: Property,
  features: string,
  tone: Tone,
): Record<SocialNetwork, string>[] =>
  SEEDS.map((seed) => {
    const { facts } = readProperty({ ...property, features: features.split(' | ') }, 2026)
    const said = captionsFor(readCaptionStory(facts, tone), toneSettings(tone), seed)
    const { facebook, instagram, linkedin, twitter } = said
    return {
      facebook: facebook.text,
      instagram: instagram.text,
      linkedin: linkedin.text,
      twitter: twitter.text,
    }
  })
const textsOf = (property: Property, features: string, tone: Tone): string[] =>
  captionsOf(property, features, tone).flatMap((texts) => Object.values(texts))
const firstOf = (text: string): string => text.split('\n')[0] ?? ''

const VERB = /\b(?:has|have|is|needs?|comes?|rents|buys|Here's)\b|^(?:Find|Come see|See|Walk to) /

test.each(TONES)('a first line is a whole sentence in %s', (tone) => {
  const cases: [Property, string][] = [
    [HOUSE, 'Screened porch | Brick fireplace | Roof 2019 | Fenced yard'],
    [HOUSE, 'Needs roof | Original woodwork | Front porch | Sold as is'],
    [HOUSE, 'VA loan assumable at 3.25% | Eat-in kitchen | Walk-in closets'],
    [CONDO, 'Walk to the Blue Line | Gas fireplace | In-unit laundry'],
    [APARTMENT, 'Heat and hot water included | Hardwood floors | Cats ok'],
    [PARCEL, 'Long range views | Power at street | Survey available'],
  ]
  for (const [property, typed] of cases)
    for (const text of textsOf(property, typed, tone)) {
      expect(firstOf(text)).not.toContain(':')
      expect(firstOf(text)).toMatch(VERB)
    }
})

test.each(TONES)('what is outside or a system is set off from the rooms in %s', (tone) => {
  const typed =
    'Screened porch | Sunroom | Den | Hardwood floors | Main floor laundry | Fenced backyard'
  for (const { facebook, linkedin } of captionsOf(HOUSE, typed, tone))
    for (const text of [facebook, linkedin])
      expect(text).not.toMatch(/(?:den|floors|laundry),? and a fenced backyard/)
})

test.each(TONES)('what follows a neighborhood pool in one list is shared as well in %s', (tone) => {
  const typed = 'Neighborhood pool, tennis and trails | Kitchen island | Loft | Paver patio'
  for (const text of textsOf(HOUSE, typed, tone)) {
    expect(text).not.toMatch(/(?:^|[.\n] ?)(?:Tennis|(?:It|Outside|You)\b[^.]*tennis)/)
    expect(text.split(/[.?]/)[0]).not.toMatch(/tennis/)
  }
})

test.each(TONES)('the roof of a garage does not stand among the figures in %s', (tone) => {
  const typed = 'Rec room | Garage roof replaced 2023 | Perennial gardens | Two car garage'
  for (const text of textsOf(HOUSE, typed, tone))
    expect(text).not.toMatch(/(?:sq ft|square feet)[^.]*garage roof/)
})

test.each(TONES)('dates and papers of the sale give way to the home in %s', (tone) => {
  const typed =
    'Screened porch | Brick fireplace | Quartz counters | Fenced backyard | Roof replaced 2021 | Closing date flexible | Buyer responsible for township CO'
  for (const text of textsOf(HOUSE, typed, tone)) expect(text).not.toMatch(/flexible|township CO/)
})

test.each(TONES)('a greenbelt behind the house stands in the first line in %s', (tone) => {
  const typed = 'Trex deck | New carpet | Backs to greenbelt | Gas fireplace insert'
  for (const text of textsOf(HOUSE, typed, tone)) expect(firstOf(text)).toMatch(/greenbelt/)
})

test.each(TONES)('a note without a verb is no sentence in %s', (tone) => {
  const typed = 'Natural stone fireplace | Shared lake access 200 ft from door | Den | Sunroom'
  for (const { facebook, linkedin } of captionsOf(HOUSE, typed, tone))
    for (const text of [facebook, linkedin]) expect(text).not.toMatch(/[.\n] ?Shared lake access/)
})

test('work that a seller still owes is told on every network', () => {
  const typed =
    'Updated baths | Deck | Hail damage roof being replaced by seller before closing | Eat in kitchen with granite'
  for (const text of textsOf(HOUSE, typed, 'investor')) expect(text).toMatch(/hail-damaged roof/i)
})

test('a house is a residence only from a high price on', () => {
  const typed = 'Screened porch | Brick fireplace | Hardwood floors'
  for (const text of textsOf(HOUSE, typed, 'luxury')) expect(text).not.toMatch(/residence/)
  const dear: Property = { ...HOUSE, price: 1_250_000 }
  for (const text of textsOf(dear, typed, 'luxury')) expect(firstOf(text)).toMatch(/residence/)
})

test('a kind of school has no place in a caption', () => {
  const typed = 'Walk to elementary school | Finished lower level with bar | Attached garage'
  for (const text of textsOf(HOUSE, typed, 'modern')) expect(text).not.toMatch(/school/i)
})

test.each(TONES)('a lease that was typed as a state is told on every network in %s', (tone) => {
  const typed = 'Fresh paint | New HVAC 2024 | Patio | Currently leased | Refrigerator, w/d stay'
  for (const text of textsOf(HOUSE, typed, tone)) expect(text).toMatch(/currently leased/i)
})

test.each(TONES)('one ordinary thing has no sentence of its own among others in %s', (tone) => {
  const typed =
    'Florida room | Wood burning FP in den | Formal dining room | Heat pump 2020 | Home warranty included'
  for (const { facebook, linkedin } of captionsOf(HOUSE, typed, tone))
    for (const text of [facebook, linkedin]) expect(text).not.toMatch(/has a formal dining room\./)
})

test.each(TONES)('a walk to downtown stands in the first line in %s', (tone) => {
  const typed = 'Walk to downtown Franklin | Gas cooktop | Private courtyard | Hardwood floors'
  for (const text of textsOf(HOUSE, typed, tone)) expect(firstOf(text)).toMatch(/downtown Franklin/)
})

test.each(TONES)('a shore that was typed as a place stands in the first line in %s', (tone) => {
  const typed = 'Shared frontage on Long Lake | Fieldstone fireplace | Pole barn 30x40 | Dock stays'
  for (const text of textsOf(HOUSE, typed, tone)) expect(firstOf(text)).toMatch(/Long Lake/)
})

test.each(TONES)('a tenant reads on Facebook what the rent covers in %s', (tone) => {
  const typed =
    'Water and trash paid | New carpet | Laundry on site | On bus line to UK | 12 month lease'
  for (const { facebook } of captionsOf(APARTMENT, typed, tone))
    expect(facebook).toMatch(/water and trash are paid/i)
})

test('violations that pass to the buyer are told on every network', () => {
  const typed = 'Front porch | Natural woodwork | City point of sale violations assumed by buyer'
  for (const text of textsOf(HOUSE, typed, 'luxury')) expect(text).toMatch(/violations/)
})

test.each(TONES)('no three sentences in a row begin with "it" in %s', (tone) => {
  const typed =
    'First floor unit, no steps | Gas fireplace | Private patio | Laundry room | New LVP flooring | Near UW Research Park'
  for (const { facebook, linkedin } of captionsOf(CONDO, typed, tone))
    for (const text of [facebook, linkedin])
      expect(text).not.toMatch(/(?:^|\n)It [^.]*\. It [^.]*\. It /)
})

test.each(TONES)('a date of appliances and a tree are no first line in %s', (tone) => {
  const typed = 'Kitchen appliances 2023 | Pecan tree | Two story great room | Gas fireplace'
  for (const text of textsOf(HOUSE, typed, tone))
    expect(text.split(/[.?]/)[0]).not.toMatch(/appliances|pecan/i)
})
