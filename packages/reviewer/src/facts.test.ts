import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { applySuggestions, reviewCopy } from './index.ts'

const property = aProperty()
const rules = (text: string, kind: 'mls' | 'facebook' = 'facebook') =>
  reviewCopy({ property, text, kind, year: 2026 }).map(({ rule }) => rule)
const about = (text: string, rule: string) =>
  reviewCopy({ property, text, kind: 'facebook', year: 2026 }).filter(
    (finding) => finding.rule === rule,
  )

test.each([
  'Four bedrooms and two and a half bathrooms at 77 Maple Street, 83702.',
  '4BR/2.5BA, 2,480 sq ft, $589,000 or $589K, about $238 per square foot.',
  'Two full baths and one half bath, built in 2006, so 20 years old.',
  'A 2-car garage on 0.24 acres, at $2,454,167 per acre.',
  'A two-car garage. One more thing: it is one of two of a kind.',
  'Open 24/7 with a 360-degree tour.',
  'Built in the 2000s.',
])('%s states nothing but known numbers', (text) => {
  expect(rules(text)).not.toContain('fact/number')
})

test.each([
  ['5 bedrooms in Boise', '5', '4'],
  ['five bedrooms in Boise', 'five', 'four'],
  ['a five-bedroom home', 'five', 'four'],
  ['three-bath home', 'three', 'two-and-a-half'],
  ['2,500 square feet', '2,500', '2,480'],
  ['asking $599,000', '$599,000', '$589,000'],
  ['built in 1998', '1998', '2006'],
  ['an 8-bedroom home', 'an 8', 'a 4'],
  ['only 12 miles from the lake', '12', undefined],
])('%s holds an unknown number', (text, found, suggestion) => {
  const [finding] = about(text, 'fact/number')
  expect(finding?.text).toBe(found)
  expect(finding?.suggestion).toBe(suggestion)
})

test.each([
  'A swimming pool out back',
  'mountain views',
  'recently renovated',
  'steps from the park',
  'a hot tub on the deck',
  'strong rental income',
  'near downtown',
  'granite counters',
  '#HeatedPool',
])('%s is a claim that nobody entered', (text) => {
  expect(rules(text)).toContain('fact/claim')
})

test.each([
  'quartz countertops, a two-car garage and a fenced yard',
  'view the photographs',
  'a new chapter in New Mexico',
  'particulars will be furnished',
  'a step up and minutes of quiet',
  'Lakeview Boulevard',
])('%s is not a claim', (text) => {
  expect(rules(text)).not.toContain('fact/claim')
})

test('a place name proves nothing and claims nothing', () => {
  const seaside = aProperty({ address: '1 Ocean View Court', city: 'Lake Forest' })
  const text = 'At 1 Ocean View Court in Lake Forest. #LakeForestHomes'
  expect(
    reviewCopy({ property: seaside, text, kind: 'facebook' }).map(({ rule }) => rule),
  ).not.toContain('fact/claim')
})

test('remarks that leave facts out are told which, and can be completed', () => {
  const text = 'A home at 77 Maple Street, Boise.'
  expect(rules(text, 'mls')).toEqual(
    expect.arrayContaining([
      'missing/size',
      'missing/price',
      'missing/year-built',
      'missing/lot-size',
      'missing/features',
    ]),
  )
  const mended = applySuggestions(text, reviewCopy({ property, text, kind: 'mls' }))
  expect(mended).toContain('Built in 2006.')
  expect(rules(mended, 'mls').filter((rule) => rule.startsWith('missing/'))).toEqual([
    'missing/number-of-bedrooms',
    'missing/number-of-bathrooms',
    'missing/features',
  ])
})

test('a post needs the city, the type and one figure', () => {
  expect(rules('Four bedrooms in a Boise home.')).toEqual([])
  expect(rules('Come and see.')).toEqual([
    'missing/city',
    'missing/property-type',
    'missing/price-or-size',
  ])
})

test('without a property nothing is traced', () => {
  const findings = reviewCopy({ text: '12 bedrooms and an ocean view', kind: 'facebook' })
  expect(findings).toEqual([])
})

const told =
  'It comes with quartz countertops, a two-car garage, a fenced yard, a sauna and solar panels.'
const many = aProperty({
  features: [...aProperty().features, 'library', 'greenhouse', 'pergola', 'wine cellar'],
})
const missed = (text: string) =>
  reviewCopy({ text, kind: 'mls', property: many }).filter(
    ({ rule }) => rule === 'missing/features',
  )

test('a short text that tells five features owes no more of them', () => {
  expect(missed(told)).toEqual([])
})

test('a text as long as an extended one owes up to nine features', () => {
  const [finding] = missed(`${told} ${'The rooms are easy to furnish. '.repeat(30)}`)
  expect(finding?.why).toBe('Not mentioned: library, greenhouse, pergola, wine cellar.')
})

test('a feature that must not be told is not missed', () => {
  const property = aProperty({ features: ['library', 'perfect for young families'] })
  const text = 'A home with a library.'
  expect(
    reviewCopy({ text, kind: 'mls', property }).some(({ rule }) => rule === 'missing/features'),
  ).toBe(false)
})

test('a view is told by a home that looks out on it', () => {
  const property = aProperty({ features: ['bay views', 'oak floors'] })
  const text = 'This Boise house looks out on the bay. The floors are oak.'
  const missing = reviewCopy({ property, text, kind: 'mls' }).map(({ rule }) => rule)
  expect(missing).not.toContain('missing/features')
})
