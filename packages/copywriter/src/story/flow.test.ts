import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { flowing, gathered } from './flow.ts'
import type { Role, Sentence } from './sentence.ts'
import { topicOf } from './topic.ts'

let entries = 0

/** A sentence that tells one feature, typed as an entry of its own. */
const said = (text: string, typed: string, role: Role = 'group'): Sentence => {
  const { facts } = readProperty({ ...aProperty(), features: [typed] }, 2026)
  const [feature] = facts.features
  if (!feature) throw new Error(`'${typed}' is no feature.`)
  entries += 1
  const topic = topicOf(feature, { facts })
  return { text, spans: [], role, features: [{ ...feature, index: entries }], topic }
}

const texts = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text)

test('two things that are just there share a sentence', () => {
  expect(
    texts(
      gathered([
        said("There's a full basement.", 'full basement'),
        said("You've got a media room.", 'media room'),
      ]),
    ),
  ).toEqual(["There's a full basement and a media room."])
})

test('a room and a place outside do not share a sentence', () => {
  const apart = [
    said("There's a full basement.", 'full basement'),
    said("There's a front porch.", 'front porch'),
  ]
  expect(texts(gathered(apart))).toEqual(texts(apart))
  expect(texts(flowing(apart))).toEqual(texts(apart))
})

test('what the building has is not given to the condo', () => {
  const apart = [
    said('The condo has a balcony.', 'balcony'),
    said('The building has a gym.', 'gym in the building'),
  ]
  expect(texts(gathered(apart))).toEqual(texts(apart))
  expect(texts(flowing(apart)).join(' ')).not.toMatch(/condo has a balcony and a gym/)
})

test('unlike facts do not share a sentence', () => {
  const apart = [
    said('The building has a mezzanine.', 'mezzanine'),
    said('The building is zoned C-4.', 'C-4 zoning', 'statement'),
    said('There is central air.', 'central air'),
    said('You can walk to the library.', 'walk to the library', 'statement'),
  ]
  expect(texts(flowing(apart))).toEqual(texts(apart))
  expect(texts(gathered(apart))).toEqual(texts(apart))
})

test('what is said of one thing shares a sentence, good news and bad do not', () => {
  expect(
    texts(
      flowing([
        said('The house has a private septic system.', 'private septic system'),
        said('The septic was pumped in 2023.', 'septic pumped 2023', 'statement'),
      ]),
    ),
  ).toEqual(['The house has a private septic system, and the septic was pumped in 2023.'])
  for (const bad of ['The roof leaks.', 'There is mold.', 'The foundation wall is bowed.']) {
    const apart = [
      said('The furnace is new.', 'new furnace', 'statement'),
      said(bad, 'roof leaks', 'statement'),
    ]
    expect(texts(flowing(apart))).toEqual(texts(apart))
  }
})

test('two facts that were typed as one entry share a sentence', () => {
  const retiring = said('The owner is retiring.', 'owner retiring', 'statement')
  const business = said('The business is not included.', 'business not included', 'statement')
  const typedTogether = business.features.map((feature) => ({
    ...feature,
    index: retiring.features[0]?.index ?? 0,
  }))
  expect(texts(flowing([retiring, { ...business, features: typedTogether }]))).toEqual([
    'The owner is retiring, and the business is not included.',
  ])
  expect(texts(flowing([retiring, business]))).toEqual(texts([retiring, business]))
})

test('a joined sentence keeps the sources of both', () => {
  const [joined] = gathered([
    { ...said("There's a sauna.", 'sauna'), spans: [{ start: 10, end: 15, source: 'one' }] },
    { ...said('There is a loft.', 'loft'), spans: [{ start: 11, end: 15, source: 'two' }] },
  ])
  expect(
    joined?.spans.map(({ start, end, source }) => [joined.text.slice(start, end), source]),
  ).toEqual([
    ['sauna', 'one'],
    ['loft', 'two'],
  ])
})

test('two dates are not joined with a third clause', () => {
  const apart = [
    said('There are gutter guards.', 'gutter guards'),
    said('The roof is from 2019 and the boiler is from 2023.', 'roof 2019', 'dates'),
  ]
  expect(texts(flowing(apart))).toEqual(texts(apart))
})

test('two sentences of a few words about one part of the home become one', () => {
  const paired = (one: Sentence, next: Sentence) => texts(gathered([one, next]))
  expect(
    paired(
      said('There is a whole-house fan.', 'whole house fan'),
      said(
        'The roof was replaced in 2022 after hail.',
        'roof replaced 2022 after hail',
        'statement',
      ),
    ),
  ).toEqual(['There is a whole-house fan, and the roof was replaced in 2022 after hail.'])
  expect(
    paired(
      said('The townhouse has gas heat.', 'gas heat'),
      said('The townhouse is on the bus line.', 'on the bus line', 'statement'),
    ),
  ).toEqual(['The townhouse has gas heat and is on the bus line.'])
})

test('of three short sentences, the two about one part become one', () => {
  expect(
    texts(
      gathered([
        said('There is first-floor laundry.', 'first floor laundry'),
        said('The house has solar screens.', 'solar screens'),
        said('The roof is from 2020.', 'roof 2020', 'dates'),
      ]),
    ),
  ).toEqual([
    'There is first-floor laundry.',
    'The house has solar screens, and the roof is from 2020.',
  ])
})
