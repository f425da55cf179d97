import { TONES, type Tone } from '@listwright/contracts'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { readStory } from '../story/story.ts'
import { CONDO, HOUSE, PARCEL as LAND } from '../testing/caption-properties.ts'
import { toneSettings } from '../tone-settings.ts'
import { captionsFor } from './captions.ts'

type Property = Parameters<typeof readProperty>[0]

const PARCEL: Property = { ...LAND, price: 79_900, lotSize: 11.3 }
const SEEDS = [1, 2, 3, 4]

const write = (property: Property, tone: Tone, seed = 1) =>
  captionsFor(readStory(readProperty(property, 2026).facts, tone), toneSettings(tone), seed)

/** The first line of every caption; on X, the sentences before the figures. */
const hooksOf = (property: Property, features: string, tone: Tone): string[] =>
  SEEDS.flatMap((seed) =>
    Object.entries(write({ ...property, features: features.split(',') }, tone, seed)).map(
      ([network, { text }]) =>
        network === 'twitter'
          ? text
              .split(/(?<=[.?]) /)
              .slice(0, 2)
              .join(' ')
          : (text.split('\n')[0] ?? ''),
    ),
  )
const textsOf = (property: Property, features: string, tone: Tone): string[] =>
  SEEDS.flatMap((seed) =>
    Object.values(write({ ...property, features: features.split(',') }, tone, seed)).map(
      ({ text }) => text,
    ),
  )

test.each(TONES)(
  'a strong thing with parts of its own stands in every first line in %s',
  (tone) => {
    const typed =
      'rooftop deck with Olympic views,quartz counters,ductless mini splits,1 car garage'
    for (const hook of hooksOf({ ...HOUSE, propertyType: 'Townhouse' }, typed, tone))
      expect(hook).toMatch(/rooftop deck with Olympic views/)
  },
)

test.each(TONES)('no first line in %s is a thing, a colon and the home', (tone) => {
  for (const hook of hooksOf(CONDO, 'private patio,laundry in unit,near UCR', tone))
    expect(hook).not.toMatch(/patio: an? /)
  const rental = { ...CONDO, propertyType: 'Apartment' as const, price: 1650 }
  for (const hook of hooksOf(rental, 'for rent,bay window,galley kitchen', tone))
    expect(hook).not.toMatch(/(?:window|kitchen): an? /)
})

test.each(TONES)('a new roof does not lead in %s where a room or a place does', (tone) => {
  const typed = 'new roof 2021,finished basement with wet bar,brick paver patio,granite counters'
  for (const hook of hooksOf(HOUSE, typed, tone)) {
    expect(hook).not.toMatch(/^[^.]*\broof\b/)
    expect(hook).toMatch(/finished basement with a wet bar/)
  }
})

test.each(TONES)('a view leads in %s however it was typed', (tone) => {
  for (const hook of hooksOf(HOUSE, 'vaulted ceilings,skylights,peekaboo lake view', tone))
    expect(hook).toMatch(/peek-a-boo lake view/)
  for (const hook of hooksOf(CONDO, 'quartz counters,territorial and partial lake view', tone))
    expect(hook).toMatch(/partial lake view/)
  for (const hook of hooksOf(HOUSE, 'walkout basement,views of Longs Peak,A/C', tone))
    expect(hook).toMatch(/Longs Peak views/)
})

test.each(TONES)('a stove leads in %s, though wood floors do not', (tone) => {
  for (const hook of hooksOf(HOUSE, 'mudroom,wood floors,wood stove,deck off kitchen', tone))
    expect(hook).toMatch(/\bwood stove\b/)
})

test.each(TONES)('one thing does not stand alone in a %s first line', (tone) => {
  for (const hook of hooksOf(CONDO, 'gas fireplace,attached 2 car garage,near Arbor Lakes', tone))
    expect(hook).toMatch(/gas fireplace.* attached two-car garage/)
})

test.each(TONES)('the land of a house stands in the first line once in %s', (tone) => {
  const farm = { ...HOUSE, lotSize: 2.4 }
  for (const text of textsOf(farm, 'wood stove,deck off kitchen,mudroom', tone)) {
    expect(text.match(/2\.4 acres/g)).toHaveLength(1)
  }
  const named = hooksOf(farm, 'wood stove,deck off kitchen,mudroom', tone).filter((hook) =>
    /on 2\.4 acres/.test(hook),
  )
  expect(named.length).toBeGreaterThan(SEEDS.length)
})

test.each(TONES)('how land lies is said of it in %s, and its road does not lead', (tone) => {
  for (const hook of hooksOf(PARCEL, 'wooded,stone walls,seasonal brook,class V road', tone)) {
    expect(hook).not.toMatch(/^[^.?]*\broad\b/i)
    expect(hook).toMatch(/\bwooded\b|\bGrafton\b|\bBrunswick parcel\b/)
  }
})

test.each(TONES)('a county is no neighborhood of its town in %s', (tone) => {
  for (const text of textsOf(PARCEL, 'in Unzoned Baldwin County,survey available', tone))
    expect(text).not.toMatch(/Brunswick's Unzoned|County, Brunswick/)
})

test.each(TONES)('a furnished home is called so before its noun in %s', (tone) => {
  for (const hook of hooksOf(CONDO, 'gulf side balcony,sold furnished', tone))
    expect(hook).toMatch(/furnished 3-bedroom condo/i)
})

test.each(TONES)('a station within a walk stands in the first line in %s', (tone) => {
  for (const hook of hooksOf(CONDO, 'exposed brick,walk to commuter rail,gas heat', tone))
    expect(hook).toMatch(/commuter rail/)
})

test.each(TONES)('a bath for each bedroom leads in %s', (tone) => {
  const typed = 'each bedroom has its own bath,hardwood in living room,full basement'
  for (const hook of hooksOf({ ...HOUSE, propertyType: 'Townhouse' }, typed, tone))
    expect(hook).toMatch(/each bedroom has its own bath/i)
})

test.each(TONES)('the price is not that of a thing in %s', (tone) => {
  for (const text of textsOf(CONDO, 'gas fireplace,ski locker,furnished with exclusions', tone))
    expect(text).not.toMatch(/(?:fireplace|locker) for \$/)
})

test.each(TONES)('ordinary things lead in %s where nothing stands out', (tone) => {
  for (const hook of hooksOf(HOUSE, 'hardwood floors,new deck 2022,central air,oil heat', tone))
    expect(hook).toMatch(/hardwood floors.* deck|deck.* hardwood floors/i)
})

test.each(TONES)('paint and a count of bedrooms do not lead in %s', (tone) => {
  const typed = '2 bed up 2 down,new exterior paint,sprinklers,near Audubon Park'
  for (const hook of hooksOf(HOUSE, typed, tone))
    expect(hook).not.toMatch(/^[^.?]*(?:exterior paint|bedrooms? (?:up|down))/)
})

test.each(TONES)('access to the Gulf leads in %s', (tone) => {
  const typed = 'Gulf access canal,hurricane shutters,pool and spa,new AC 2021'
  for (const hook of hooksOf(HOUSE, typed, tone)) expect(hook).toMatch(/Gulf access canal/i)
})

test('a shore is in the first line, a flood zone is not', () => {
  for (const hook of hooksOf(HOUSE, '210 ft of ocean frontage,slate roof,pantry', 'classic'))
    expect(hook).toMatch(/ocean frontage/)
  for (const hook of hooksOf(
    PARCEL,
    'tidal creek frontage,flood zone X at building site',
    'family',
  ))
    expect(hook.split(/(?<=\.) /)[0]).not.toMatch(/flood zone/)
})

test('a pool house and its pool are not both in a first line', () => {
  for (const hook of hooksOf(HOUSE, 'pool and pool house,clay tennis court,library', 'classic'))
    expect(hook).not.toMatch(/pool house (?:and|plus) a pool|pool and a pool house/)
})

test('a Murphy bed or a library ladder is in no first line', () => {
  // On X the next sentence is no first line any more.
  for (const hook of hooksOf(CONDO, 'library ladder on bronze rail,Murphy bed,gas range', 'modern'))
    expect(hook.split('. ')[0]).not.toMatch(/ladder|Murphy/)
})

test('a named view keeps the room from which it is seen behind it', () => {
  for (const tone of TONES)
    for (const hook of hooksOf(HOUSE, 'view of Pinnacle Peak from the great room,wine wall', tone))
      expect(hook).not.toMatch(/great room view/)
})
