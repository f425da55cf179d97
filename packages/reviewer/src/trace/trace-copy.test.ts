import type { PropertyInput } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { reviewCopy, traceCopy } from '../index.ts'

const house = aProperty({
  features: [
    'gas FP in great room',
    '2 car garage',
    'overlooks a brook',
    'new roof 2021',
    'HVAC 2022',
    'finished bsmt',
    'HOA 95/mo',
  ],
})
const claimsIn = (text: string, property: PropertyInput = house) =>
  traceCopy({ property, text, year: 2026 })
const about = (text: string, words: string) =>
  claimsIn(text).find((claim) => claim.text.includes(words))

test.each([
  ['Four bedrooms.', 'Four', 'traced', 'bedrooms'],
  ['Two and a half baths.', 'Two and a half', 'traced', 'bathrooms'],
  ['A two-car garage.', 'two', 'traced', 'features[1]'],
  ['The gas fireplace lights.', 'gas fireplace', 'traced', 'features[0]'],
  ['Overlooking the brook.', 'Overlooking', 'traced', 'features[2]'],
  ['The roof was new in 2021.', '2021', 'traced', 'features[3]'],
  ['The HOA is $95 a month.', '$95', 'traced', 'features[6]'],
  ['About $238 per square foot.', '$238', 'derived', 'price'],
  ['Two full baths.', 'Two', 'derived', 'bathrooms'],
  ['A house in Boise.', 'Boise', 'traced', 'city'],
])('in %s %s is %s to %s', (text, words, status, source) => {
  expect(about(text, words)).toMatchObject({ status, source })
})

const cabin = aProperty({
  bedrooms: 3,
  features: [
    'att 2 car garage',
    'elec heat',
    'oak floors',
    'outdoor shower',
    'no covenants',
    'dogs ok',
    'heat incl',
    'leased thru July',
    'sleeps 10',
    'HOA 365/mo',
    'septic',
    'rents 1025 x4',
    '5 lifts',
    'zoned I-2',
  ],
})

test.each([
  ['A two-car garage, detached.', 'detached'],
  ['Heat is gas.', 'gas'],
  ['The floors are tile.', 'tile'],
  ['An indoor shower is off the hall.', 'indoor'],
  ['Light covenants say what may be built.', 'covenants'],
  ['Dogs are not allowed.', 'Dogs are not allowed'],
  ['Heat and electric are included.', 'electric'],
  ['Leased through May.', 'May'],
  ['It sleeps fourteen.', 'fourteen'],
  ['Three cars fit in the garage.', 'Three'],
  ['The rent is $365.', '$365'],
  ['City sewer is in.', 'sewer'],
  ['Four lifts stand ready.', 'Four'],
  ['It is zoned C-2.', 'zoned C-2'],
])('what was entered differently is not traced: %s', (text, words) => {
  expect(
    claimsIn(text, cabin).some(
      (claim) => claim.text === words && /^(?:contradicting|unsupported)$/.test(claim.status),
    ),
  ).toBe(true)
})

test.each([
  'The attached garage holds two cars.',
  'Rinse off in the outdoor shower.',
  'There are no covenants, and dogs are allowed.',
  'Heat is included.',
  'Leased through July, at $4,100 a month in all.',
])('what was entered in other words is traced: %s', (text) => {
  expect(
    claimsIn(text, cabin).filter(({ status }) => status !== 'traced' && status !== 'derived'),
  ).toEqual([])
})

test.each([
  ['Two bedrooms.', 'Two', 'contradicting'],
  ['Four baths.', 'Four', 'contradicting'],
  ['Two fireplaces.', 'Two', 'contradicting'],
  ['The roof is from 2022.', '2022', 'contradicting'],
  ['Built in 2021.', '2021', 'contradicting'],
  ['The price is $95.', '$95', 'contradicting'],
  ['The HOA is $120 a month.', '$120', 'unsupported'],
  ['The kitchen is new.', 'new', 'unsupported'],
  ['A finished garage.', 'finished', 'unsupported'],
  ['It backs to a creek.', 'creek', 'traced'],
  ['There is a dumbwaiter.', 'dumbwaiter', 'unsupported'],
  ['It stands on Wexford Street.', 'Wexford', 'unsupported'],
  ['A pergola outside.', 'pergola', 'unsupported'],
])('in %s %s is %s', (text, words, status) => {
  expect(about(text, words)?.status).toBe(status)
})

test.each([
  'The garage has jets.',
  'The seller will help with it.',
  'Every window is good.',
  'A doctor built it.',
  'The mower is included.',
  'It is quicker than most.',
])('plain words that assert what nobody entered are noticed: %s', (text) => {
  const rules = reviewCopy({
    property: house,
    text,
    kind: 'mls',
    year: 2026,
    openVocabulary: true,
  }).map(({ rule }) => rule)
  expect(rules.some((rule) => rule.startsWith('fact/'))).toBe(true)
})

test.each([
  'The house has a finished basement.',
  'There is a gas fireplace.',
  'The house was built in 2004.',
  'Does it have jets? Ask us.',
])('what was entered, or is only asked, may be said in any words: %s', (text) => {
  expect(claimsIn(text, { ...house, yearBuilt: 2004 }).map(({ status }) => status)).not.toContain(
    'unsupported',
  )
})

test('claims stand where they say, in order', () => {
  const text = '“Two” fireplaces — and a café on Wexford Street.'
  const claims = claimsIn(text)
  for (const { start, end, text: words } of claims) expect(text.slice(start, end)).toBe(words)
  expect(claims.map(({ start }) => start)).toEqual(
    claims.map(({ start }) => start).toSorted((a, b) => a - b),
  )
})

test('a stretch whose source is declared needs no other, but its figures do', () => {
  const text = 'The belvedere has five bedrooms.'
  const spans = [{ start: 0, end: text.length, source: 'features[0]' }]
  const statuses = traceCopy({ property: house, text, spans }).map(({ status }) => status)
  expect(statuses).toEqual(['traced', 'contradicting'])
})

test('the review objects to what has no support', () => {
  const rules = reviewCopy({
    property: house,
    text: 'A house in Boise with a dumbwaiter, nine baths, on Wexford Street.',
    kind: 'facebook',
    openVocabulary: true,
  })
    .map(({ rule }) => rule)
    .filter((rule) => rule.startsWith('fact/'))
  expect(rules).toEqual(['fact/claim', 'fact/number', 'fact/name'])
})

test('a text that is asked about twice is traced once, and nobody can change the answer', () => {
  const request = { property: house, text: 'Four bedrooms by a marina.', year: 2026 }
  const first = traceCopy(request)
  const claims = [...first]
  first.pop()
  expect(traceCopy(request)).toEqual(claims)
  expect(traceCopy({ ...request, text: 'Four bedrooms.' })).not.toEqual(claims)
  expect(
    traceCopy({ ...request, spans: [{ start: 0, end: 26, source: 'features[0]' }] }),
  ).not.toEqual(claims)
})
