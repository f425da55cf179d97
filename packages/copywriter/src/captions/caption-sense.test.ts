import { TONES, type Tone } from '@listwright/contracts'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { readStory } from '../story/story.ts'
import { toneSettings } from '../tone-settings.ts'
import { captionsFor } from './captions.ts'

type Property = Parameters<typeof readProperty>[0]

const HOUSE: Property = {
  address: '1 Main St',
  city: 'Naperville',
  state: 'IL',
  zipCode: '60540',
  propertyType: 'Single Family Home',
  price: 815_000,
  bedrooms: 5,
  bathrooms: 4.5,
  squareFeet: 3720,
  yearBuilt: 2004,
  lotSize: 0.25,
  features:
    'casita w/ kitchenette,gas fireplace,hardwood floors,finished bsmt w/ wet bar,paver patio,fire pit,raised garden beds'.split(
      ',',
    ),
}
const WAREHOUSE: Property = {
  ...HOUSE,
  propertyType: 'Commercial',
  bedrooms: 0,
  bathrooms: 2,
  features: "former bank branch,28' clear,vault,6.9 cap,roof 2022".split(','),
}
const ESTATE: Property = {
  ...HOUSE,
  propertyType: 'Estate',
  lotSize: 142,
  features: 'stone manor,indoor arena 80x200,pool,tennis court,ten fireplaces'.split(','),
}
const FARM: Property = {
  ...HOUSE,
  lotSize: 61,
  features: 'limestone farmhouse,bank barn,Clean & Green,ag preservation easement'.split(','),
}
const FIXER: Property = {
  ...HOUSE,
  price: 139_000,
  features: 'needs kitchen + baths,as-is,probate sale,leaded glass,slate foyer,cash only'.split(
    ',',
  ),
}
const SEEDS = [1, 2, 3, 4]

const write = (property: Property, tone: Tone, seed = 1) =>
  captionsFor(readStory(readProperty(property, 2026).facts, tone), toneSettings(tone), seed)

const TOLD_TONES = TONES.filter((tone) => tone !== 'investor')

test.each(TOLD_TONES)('Instagram has one whole fact a line in %s', (tone) => {
  for (const seed of SEEDS) {
    const lines = write(HOUSE, tone, seed).instagram.text.split('\n\n')[1]?.split('\n') ?? []
    expect(lines.length).toBeGreaterThanOrEqual(3)
    expect(lines.length).toBeLessThanOrEqual(7)
    for (const line of lines) expect(line).toMatch(/^[A-Z][^.:]+$/)
  }
})

test.each(TOLD_TONES)('no purpose stands twice in a %s caption', (tone) => {
  for (const seed of SEEDS)
    for (const { text } of Object.values(write(HOUSE, tone, seed))) {
      const purposes = text.match(/ for (?!rent\b)[a-z ]+/g) ?? []
      expect(new Set(purposes).size, text).toBe(purposes.length)
    }
})

test('an investor gets plain entries on Instagram, without labels', () => {
  const { text } = write(WAREHOUSE, 'investor').instagram
  expect(text).toMatch(/28-foot clear height/)
  expect(text).toMatch(/^Roof \(2022\)$/m)
  expect(text).not.toMatch(/^[A-Z][a-z ]+: [^:]+$/m)
})

test.each(TONES)('LinkedIn closes in %s with what a professional offers next', (tone) => {
  for (const seed of SEEDS)
    expect(write(HOUSE, tone, seed).linkedin.text).toMatch(
      /(?:Message us to arrange a (?:showing|walk-through)|Private tours by request|howings by request|Send this along to anyone looking in Naperville)\.\n\n#/,
    )
})

test.each(TONES)('a paper that was typed is what the %s caption asks for', (tone) => {
  const papers = { ...HOUSE, price: 420_000, features: ['gas range', 'sewer scope on file'] }
  for (const seed of SEEDS) {
    const { facebook, linkedin } = write(papers, tone, seed)
    expect(linkedin.text).toContain('Message us for the sewer scope.')
    expect(facebook.text).toContain('Message us for the sewer scope.')
  }
  const missing = { ...HOUSE, features: ['gas range', 'survey needed'] }
  for (const { text } of Object.values(write(missing, tone)))
    expect(text).not.toMatch(/the survey\./)
})

test('a plain ask names what a visitor comes to see', () => {
  const porch = { ...HOUSE, price: 420_000, features: ['screened porch', 'granite counters'] }
  for (const seed of SEEDS)
    expect(write(porch, 'classic', seed).facebook.text).toMatch(
      /Message us to see the screened porch\./,
    )
})

test.each(TONES)('no %s caption ends by offering only details', (tone) => {
  for (const seed of SEEDS)
    for (const { text } of Object.values(write(HOUSE, tone, seed)))
      expect(text).not.toMatch(/[Dd]etails on request|for the (?:full )?details|fact sheet/)
})

test.each(TONES)(
  'what a thing has is told with it, not in a sentence of its own, in %s',
  (tone) => {
    for (const { text } of Object.values(write(HOUSE, tone)))
      expect(text).not.toMatch(/\bwith a casita with\b/)
    if (tone !== 'investor')
      expect(write(HOUSE, tone).facebook.text).not.toMatch(/The casita has a kitchenette/)
  },
)

test.each(TONES)('an indoor arena does not stand outdoors in %s', (tone) => {
  for (const seed of SEEDS)
    for (const { text } of Object.values(write(ESTATE, tone, seed)))
      expect(text).not.toMatch(/\b(?:Outside|Outdoors)\b[^.]*\bindoor\b/)
})

test.each(TONES)('two facts about the land share their subject in %s', (tone) => {
  for (const { text } of Object.values(write(FARM, tone)))
    expect(text).not.toMatch(/the land is [^.]*[,;] (?:and )?the land is/i)
})

test.each(TONES)('the type is named with the price where nothing else names it, in %s', (tone) => {
  const { text } = write(WAREHOUSE, tone).twitter
  expect(text).not.toMatch(/Commercial building with/)
  expect(text).toMatch(/industrial building/i)
})

test('the terms of a sale stand in one sentence', () => {
  for (const tone of ['luxury', 'classic', 'family'] as const)
    expect(write(FIXER, tone).linkedin.text).toMatch(
      /sold as-is[^.]*probate sale|probate sale[^.]*sold as-is/,
    )
})

test.each(TONES)('what a house in need of work still has is told in %s', (tone) => {
  expect(write(FIXER, tone).facebook.text).toMatch(/leaded glass/)
})
