import { TONES } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { sentencesOf, textsOf } from '../testing/texts-of.ts'
import { writeDescription } from '../write.ts'

const firstOf = (text: string): string => sentencesOf(text)[0] ?? ''
/** An investor reads the price first. */
const firstTwoOf = (text: string): string => sentencesOf(text).slice(0, 2).join(' ')

test('a house on several acres is named with its land, once', () => {
  const features = ['stock pond', 'metal shop', 'wood-burning fireplace', 'split bedrooms']
  for (const tone of TONES) {
    const property = aProperty({ lotSize: 5.02, features })
    const text = writeDescription({ property, tone, tier: 'extended', seed: 1, year: 2026 })
    expect(firstOf(text)).toMatch(/\b[Oo]n 5\.02 acres\b/)
    expect(text.match(/5\.02/g)).toHaveLength(1)
  }
})

test('a highway or a mall is not in the first sentence', () => {
  for (const near of ['minutes from I-93', 'near Franklin Park Mall'])
    for (const text of textsOf(['screened porch', near, 'pellet stove', 'den', 'loft'])) {
      expect(text).toMatch(/I-93|Franklin Park Mall/)
      expect(firstOf(text)).not.toMatch(/I-93|Mall/)
    }
})

test('what was typed together is not torn apart', () => {
  const typed = ['lower level rec room', 'main floor bedroom and full bath', 'loft', 'gas heat']
  for (const text of textsOf(typed)) expect(text).toMatch(/main-floor bedroom and full bath/)
})

test('a condo that is a unit of a house keeps its type', () => {
  const typed = ['third floor unit in a triple decker conversion', 'original woodwork', 'gas heat']
  for (const text of textsOf(typed, 'Condo')) expect(firstOf(text)).not.toMatch(/property/)
})

test('a condo on two levels is named so', () => {
  for (const text of textsOf(['two level condo', 'gas fireplace', 'deck', 'sauna'], 'Condo'))
    expect(firstOf(text)).toMatch(/two-level condo/)
})

test('floors under a carpet do not lead', () => {
  const typed = ['hardwood floors under carpet', 'finished basement with half bath', 'deck', 'den']
  for (const text of textsOf(typed)) {
    expect(text).toMatch(/(?:under|beneath) the carpet/i)
    expect(firstOf(text)).not.toMatch(/carpet/)
  }
})

test('a studio without a strong feature is called one', () => {
  const property = aProperty({ propertyType: 'Apartment', features: ['Murphy bed'] })
  for (const tone of TONES)
    for (let seed = 0; seed < 6; seed += 1)
      expect(
        writeDescription({ property: { ...property, bedrooms: 0 }, tone, tier: 'basic', seed }),
      ).toMatch(/studio/i)
})

test('water or slopes at the door are in the first sentence', () => {
  const typed = ['gas fireplace', 'elevator', 'den', 'deck']
  for (const text of textsOf(['oceanfront', ...typed]))
    expect(firstTwoOf(text)).toMatch(/oceanfront (?:house|home|residence)/)
  for (const text of textsOf(['ski-in/ski-out', ...typed], 'Condo'))
    expect(firstTwoOf(text)).toMatch(/ski-in, ski-out condo/)
  for (const text of textsOf(['waterfront', 'wooded', 'power at road'], 'Land'))
    expect(firstTwoOf(text)).toMatch(/waterfront parcel/)
  for (const text of textsOf(['ski-in access to Elk Ridge', 'ski locker', ...typed], 'Condo'))
    expect(firstTwoOf(text)).toMatch(/ski-in access to Elk Ridge/)
})

test('a view from a place of the home can lead', () => {
  const typed = ['view of Casco Bay from balcony', 'gas stove', 'birch kitchen', 'heat pumps']
  for (const text of textsOf(typed, 'Condo'))
    expect(firstTwoOf(text)).toMatch(
      /Casco Bay (?:(?:is )?in view )?from the balcony|(?:balcony|From the balcony)\b.*\bCasco Bay/,
    )
})

test('a corner of a room, or what a buyer has to accept, is not in the first sentence', () => {
  const weak = ['new Murphy bed', 'polished block wall', 'right of first refusal', 'ski locker']
  for (const text of textsOf([...weak, 'covered patio', 'gas range', 'loft'], 'Condo'))
    expect(firstOf(text)).not.toMatch(/Murphy|block wall|refusal|locker/)
})

test('a place is put before the verb of the first sentence only where it has one', () => {
  for (const text of textsOf(['close to Schofield', 'jalousie windows', 'gas heat'], 'Condo')) {
    expect(text).toMatch(/Schofield/)
    expect(firstOf(text)).toMatch(/^[A-Z0-9$]/)
  }
})

test('the rent of an apartment of which nothing was typed is no price', () => {
  for (const tone of TONES) {
    const property = aProperty({ propertyType: 'Apartment', price: 1385, features: [] })
    const text = writeDescription({ property, tone, tier: 'premium', seed: 1, year: 2026 })
    expect(text).toContain('$1,385')
    expect(text).not.toMatch(/price is \$1,385|offered at \$1,385|asking \$1,385/i)
  }
})
