import { TONES, type Tone } from '@listwright/contracts'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { toneSettings } from '../tone-settings.ts'
import { readCaptionStory } from './caption-story.ts'
import { captionsFor } from './captions.ts'

type Property = Parameters<typeof readProperty>[0]

const of = (
  type: Property['propertyType'],
  typed: string,
  more: Partial<Property> = {},
): Property => ({
  address: '1 Main St',
  city: 'Auburn',
  state: 'CA',
  zipCode: '95603',
  propertyType: type,
  price: 659_000,
  bedrooms: 3,
  bathrooms: 2,
  squareFeet: 1925,
  yearBuilt: 1978,
  lotSize: 0.3,
  features: typed.split(' | '),
  ...more,
})

const LAKE = of(
  'Single Family Home',
  'Turnkey, furnishings included | Short term rental permit in place | Walking distance to Payette Lake | Gas FP | Hot tub | Mudroom with ski storage | Metal roof | HOA $400/yr | Large pines | Ceiling fans',
)
const APARTMENT = of(
  'Apartment',
  'In unit washer and dryer | Stainless appliances | Balcony w/ skyline view | Rooftop pool | Fitness center | Garage parking $125/mo | Pets negotiable | First month free w/ 14 month lease',
  { price: 2095, bedrooms: 1, bathrooms: 1, lotSize: null },
)
const LOT = of(
  'Land',
  'Power at lot line | Mountain views | Covenants, no mobile homes | Well needed, neighbors around 200 ft | Year round county road | Perc test done | Owner terms considered',
  { bedrooms: 0, bathrooms: 0, squareFeet: 0, yearBuilt: null, lotSize: 5.2, price: 165_000 },
)
const BUNGALOW = of(
  'Single Family Home',
  '1926 bungalow | Original fir floors | Built-ins in dining room | Kitchen updated 2019 | Gas range | Finished basement with separate entrance | Oil tank decommissioned, paperwork available | Fenced backyard with raised beds | Detached one car garage | New furnace 2020 | New roof 2021 | Sold as is',
)
const TOWNHOUSE = of(
  'Townhouse',
  'End unit | Bamboo floors | Ductless heat pump | Dual primary suites | Near river bike path | Tandem garage | HOA $235 mo covers exterior & landscaping | Walk to Autzen | Neighborhood pool and tennis',
)
const ALL = [LAKE, APARTMENT, LOT, BUNGALOW, TOWNHOUSE]
const SEEDS = [1, 2, 3, 4]

const write = (property: Property, tone: Tone, seed = 1) =>
  captionsFor(readCaptionStory(readProperty(property, 2026).facts, tone), toneSettings(tone), seed)
const textsOf = (property: Property): string[] =>
  TONES.flatMap((tone) =>
    SEEDS.flatMap((seed) => Object.values(write(property, tone, seed)).map(({ text }) => text)),
  )

test('offers and permits are told before trees and ceiling fans', () => {
  for (const text of textsOf(LAKE)) {
    expect(text).toMatch(/furnishings included/i)
    expect(text).toMatch(/short-term rental permit/i)
    expect(text).not.toMatch(/ceiling fans/i)
  }
})

test('an offer leads a rental', () => {
  for (const text of textsOf(APARTMENT))
    expect(text.split('\n')[0]).toMatch(/first month (?:is )?free/i)
})

test('what a buyer of land must know stands in every caption', () => {
  for (const text of textsOf(LOT)) expect(text).toMatch(/\bwell (?:is )?needed\b/i)
  for (const text of textsOf(BUNGALOW)) expect(text).toMatch(/\bsold as-is\b/i)
})

test('a feature is told with its qualifier or not at all', () => {
  for (const text of textsOf(BUNGALOW)) {
    expect(text).not.toMatch(/finished basement(?! with a separate entrance)/i)
    expect(text).not.toMatch(/\bbuilt-ins\b(?! in the dining room)/i)
    expect(text).not.toMatch(/fenced backyard(?! with raised beds)/i)
  }
})

test('Facebook has two to four sentences with verbs, figures and one ask', () => {
  const VERB =
    /\b(?:is|are|has|have|had|was|were|comes|you'll|you've|it's|there's|runs|begins|goes|dates?|allow|will|can)\b|^[A-Z][a-z]+ (?:a|the|your) .* and (?:[a-z]+ (?:to|on|in|out)|let)\b/i
  for (const property of ALL)
    for (const tone of TONES)
      for (const seed of SEEDS) {
        const { text } = write(property, tone, seed).facebook
        const [, body = '', figures = ''] = text.split('\n\n')
        const sentences = body
          .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
          .trim()
          .split(/(?<=\.)\s+/)
        expect(sentences.length, text).toBeLessThanOrEqual(5)
        for (const sentence of sentences) expect(sentence, text).toMatch(VERB)
        expect(figures, text).toMatch(/(?:\?|Message us [A-Za-z' -]+\.|howings by request\.)$/)
      }
})

test('no feature becomes a label, and dues say what they cover', () => {
  for (const text of textsOf(TOWNHOUSE)) {
    expect(text).not.toMatch(/^(?:HOA|Community|Downtown|Roof|Kitchen|Inside|Outside): /m)
    expect(text).not.toMatch(/\$235(?: a month|\/mo)? (?:with|including)/)
    if (/\$235/.test(text))
      expect(text).toMatch(
        /\$235(?: a month|\/mo) (?:and cover|covers) exterior maintenance and landscaping/,
      )
  }
})

test('no word stands twice in a row or twice before its nouns', () => {
  for (const property of ALL)
    for (const text of textsOf(property)) {
      expect(text).not.toMatch(/\b([\w-]+) \1\b/i)
      expect(text).not.toMatch(/neighborhood pool[^.\n]*neighborhood/i)
    }
})

test('dates are told as work that was done', () => {
  const { linkedin, instagram } = write(BUNGALOW, 'classic')
  expect(linkedin.text).toMatch(/the furnace was installed in 2020|the furnace in 2020/i)
  expect(instagram.text).toMatch(/^New (?:roof \(2021\)|furnace \(2020\))$/m)
})

test('hashtags name place, place and type, and what buyers search for', () => {
  for (const text of textsOf(APARTMENT)) {
    expect(text).toMatch(/#AuburnApartments\b/)
    expect(text).not.toMatch(/#\w+RealEstate\b/)
  }
  for (const text of textsOf(LAKE)) expect(text).not.toMatch(/#Mudroom|#GasFireplace|#MetalRoof/)
})

test('LinkedIn speaks of no uses and asks no playful question', () => {
  for (const property of ALL)
    for (const tone of TONES)
      for (const seed of SEEDS)
        expect(write(property, tone, seed).linkedin.text).not.toMatch(/\?|\byou've\b|\byou'll\b/i)
})

test('no two captions of a listing have the same first line, even where little can lead', () => {
  const plain = of(
    'Townhouse',
    'brand new end unit | $10k toward closing w/ preferred lender | pantry',
  )
  for (const tone of TONES) {
    const captions = captionsFor(
      readCaptionStory(readProperty(plain, 2026).facts, tone),
      toneSettings(tone),
      3,
    )
    const first = Object.values(captions).map(({ text }) => text.split('\n')[0])
    expect(new Set(first).size, tone).toBe(first.length)
  }
})
