import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { applySuggestions, reviewCopy } from './index.ts'

const fairHousing = (text: string) =>
  reviewCopy({ text, kind: 'mls' }).filter(({ rule }) => rule.startsWith('fair-housing/'))

const flagged = (text: string) => fairHousing(text).filter(({ severity }) => severity !== 'advice')

test.each([
  'A family room off the kitchen.',
  'A single-family home and a multi-family property beside a two-family house.',
  '1200 Church Street',
  'Two blocks off Church Street in Falls Church.',
  'A condo in Temple, TX, or Temple TX.',
  'A house in Corpus Christi',
  'Bethlehem PA',
  'Offices in White Plains and Black Mountain',
  'Indian Wells',
  'white oak floors and black granite',
  'Italian cabinetry, French doors, Spanish tile and a Japanese soaking tub',
  'plantation shutters in the study',
  'a master-planned community with a master plan',
  'a gun safe, a wall safe and a safe room',
  'wood blinds and a blind corner cabinet',
  'an exclusive-use deck',
  'a couple of closets',
  'cathedral ceilings',
  'native plants along the walk',
  'neutral-colored tile',
  "a butler's pantry",
  'a mother-in-law suite over the garage',
  'a bachelor apartment on the ground floor',
  'fourth-floor walk-up, walk to the bus stop, jogging trails',
  'No pets. Non-smoking building.',
  'quiet streets and great views',
  'an apartment complex with a chapel',
  'kosher meals available',
  'a wheelchair ramp and wheelchair-accessible entry',
  'a straight staircase with clean, straight lines',
  'the oven alarm is disabled by default',
  'mountains in the background',
  'Martin Luther King Jr Blvd',
  'the old house on Christian Street',
  'a white area rug and a white home with black trim',
  'mature trees and a mature garden',
  'a converted church with church pews',
  'St. Tammany Parish taxes',
  'polish the floors',
  'single-level living, great for a single car',
  'perfect for storage',
  'ideal for entertaining',
  'private community pool',
  'a deed-restricted community',
  'a playground and a playroom',
  'an executive suite with an agile workspace',
  'a nursery for plants',
  "the children's museum",
  'oriental rugs in the hall',
  'retire to the primary suite',
  'Christian Dior wallpaper',
  'integrated speakers and integrated appliances',
  'diverse plantings',
  'the seller bought it in 1998',
  'one kitchen, one bath',
  'Section 8 welcome',
  'adult-height counters',
])('%s is not flagged', (text) => {
  expect(flagged(text)).toEqual([])
})

test.each([
  ['No children, please.', 'prohibited'],
  ['Adults only.', 'prohibited'],
  ['An adult community', 'prohibited'],
  ['Perfect for families', 'prohibited'],
  ['ideal for a growing family', 'prohibited'],
  ['great for young couples', 'prohibited'],
  ['the place to raise your family', 'prohibited'],
  ['empty nesters take note', 'prohibited'],
  ['young professionals wanted', 'prohibited'],
  ['white family home', 'prohibited'],
  ['no Irish', 'prohibited'],
  ['no Jews.', 'prohibited'],
  ['a Christian home', 'prohibited'],
  ['in an Italian neighborhood', 'prohibited'],
  ['no wheelchairs', 'prohibited'],
  ['must be able-bodied', 'prohibited'],
  ['no Section 8', 'prohibited'],
  ['singles only', 'prohibited'],
  ['women only', 'prohibited'],
  ['an integrated neighborhood', 'prohibited'],
  ['PERFECT FOR FAMILIES ON MAPLE STREET', 'prohibited'],
  ['a family-friendly street', 'caution'],
  ['kids will love the yard', 'caution'],
  ['a safe neighborhood', 'caution'],
  ['near great schools', 'caution'],
  ['in the Cherry Creek school district', 'advice'],
  ['in Katy ISD', 'advice'],
  ['a credit and background check is required', 'advice'],
  ['background check on your roommates', 'caution'],
  ['the high school is Green Hope High', 'advice'],
  ['near the synagogue', 'caution'],
  ['walk to church', 'caution'],
  ['Sabbath elevator', 'caution'],
  ['his and hers closets', 'advice'],
  ['an exclusive enclave', 'caution'],
  ['a starter home', 'caution'],
  ['room for your family', 'caution'],
  ['man cave downstairs', 'caution'],
  ['handicap parking', 'advice'],
  ['#FamilyFriendly', 'caution'],
  ['#ChristianCommunity', 'prohibited'],
])('%s is %s', (text, severity) => {
  expect(fairHousing(text).map((finding) => finding.severity)).toContain(severity)
})

test('a 55+ community is a matter to confirm, never a block', () => {
  expect(fairHousing('A 55+ community').map(({ severity }) => severity)).toEqual(['advice'])
})

test('a floor area that begins with 55 is no community', () => {
  expect(fairHousing('Set over 55,610 square feet')).toEqual([])
})

test('the listing may be in Christian, on Adults Only Lane', () => {
  const property = aProperty({ address: '9 Adults Only Lane', city: 'Christian' })
  const text = 'In Christian, at 9 Adults Only Lane. #Christian'
  expect(
    reviewCopy({ property, text, kind: 'facebook' }).filter(({ rule }) => rule.startsWith('fair')),
  ).toEqual([])
})

test.each([
  ['A safe neighborhood close to parks.', 'A neighborhood close to parks.'],
  ['Set in an exclusive enclave.', 'Set in a distinctive enclave.'],
  ['Three bedrooms, no children. A fenced yard.', 'Three bedrooms. A fenced yard.'],
  ['Adults only. A fenced yard.', 'A fenced yard.'],
  ['A fenced yard. No children allowed.', 'A fenced yard.'],
  ['This home is perfect for families.', 'This home is worth seeing in person.'],
  ['Kids will love the yard.', 'Everyone can enjoy the yard.'],
  ['With his and hers closets.', 'With dual closets.'],
  ['It has an Italian neighborhood feel.', 'It has a neighborhood feel.'],
  ['Room for a growing family.', 'Room for everyone.'],
  ['A granny flat out back.', 'An accessory dwelling unit out back.'],
  ['Master Suite upstairs.', 'Primary Suite upstairs.'],
])('%s reads %s once mended', (text, mended) => {
  expect(applySuggestions(text, fairHousing(text))).toBe(mended)
  expect(fairHousing(mended)).toEqual([])
})

test('offsets are UTF-16 and point at the words themselves', () => {
  const text = '🏡 “Lovely”\u00a0— a safe\u00a0street, no  children'
  for (const finding of fairHousing(text)) {
    expect(text.slice(finding.start, finding.end)).toBe(finding.text)
  }
  expect(fairHousing(text).map(({ rule }) => rule)).toEqual([
    'fair-housing/safe-place',
    'fair-housing/no-children',
  ])
})

test.each([
  ['#familyfriendly', true],
  ['#FamilyFriendly', true],
  ['#adultsonly', true],
  ['#FallsChurchHomes', false],
  ['#SingleFamilyHome', false],
])('the hashtag %s is read as its words', (tag, isRisky) => {
  const findings = reviewCopy({ text: `A condo in Boise. ${tag}`, kind: 'instagram' })
  expect(findings.some(({ rule }) => rule.startsWith('fair-housing/'))).toBe(isRisky)
})

test('the number of a house does not cite the law on housing for older persons', () => {
  expect(flagged('3607 Oak Street. A retirement community.')).not.toEqual([])
  expect(flagged('A retirement community under 42 U.S.C. 3607(b).')).toEqual([])
})

test.each([
  'Housing for older persons under HOPA: one resident 55 or older in each home, no children under 18.',
  'A 55+ community that qualifies under the Housing for Older Persons Act; no children under 18 may reside.',
  'Housing for persons 62 and older as defined by federal law. No residents under 18.',
])('housing for older persons that names its law may turn children away: %s', (text) => {
  expect(flagged(text)).toEqual([])
})

test.each([
  'A 55+ community, no children.',
  'Not a HOPA community, but no children under 18.',
  'A 55+ community under HOPA. No Mexicans.',
  'A 55+ community under HOPA. No wheelchairs.',
])('what that law does not allow is noticed all the same: %s', (text) => {
  expect(flagged(text)).not.toEqual([])
})

test.each([
  'Service animals accepted with a $500 pet deposit.',
  'Please list all medications you take when you write to us.',
  'No \u00a78.',
  'Singles only, one-bedroom condo.',
  'If you are hoping to start a family, this lease is not the right one.',
  'Colombianos favor de no llamar.',
  'The owner would sooner have a lady in the flat.',
  'Somalis have taken over the next block.',
])('a choice among people in other words is noticed: %s', (text) => {
  expect(flagged(text)).not.toEqual([])
})

test.each([
  'The White family built the barn in 1924.',
  'Amos Christian laid the stone himself.',
  'No assistance with closing costs is offered.',
  'No military flight path crosses the property.',
  "A butler's pantry keeps the china and the glasses.",
  'Service animals are welcome and live here free of pet rent.',
])('a name or a thing is no choice among people: %s', (text) => {
  expect(flagged(text)).toEqual([])
})

test('what stands beside the gravest finding of a sentence is said at once', () => {
  const found = reviewCopy({
    text: 'Perfect for families who love a safe area near churches.',
    kind: 'mls',
  })
  expect(found.map(({ rule }) => rule)).toEqual([
    'fair-housing/suits-household',
    'fair-housing/safe-place',
    'fair-housing/near-worship',
  ])
})
