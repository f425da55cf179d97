import { describe, expect, it } from 'vitest'
import { readFeatures } from './read-features.ts'

const told = (features: string[]) =>
  readFeatures({ propertyType: 'Single Family Home', bedrooms: 3, features }, 2026).map(
    (reading) => reading.told,
  )

describe('features as they are understood', () => {
  it('stand in the order in which they were typed, in clean words', () => {
    expect(told(['gas FP in LR', 'roof 2021', 'HOA 95/mo'])).toEqual([
      ['gas fireplace in the living room'],
      ['the roof dates from 2021'],
      ['HOA dues are $95 a month'],
    ])
  })

  it('name the parts of a thing with it, and two things apart', () => {
    expect(
      told(['primary suite w/ walk-in closet and 5-piece bath', 'roof and furnace 2019, shed']),
    ).toEqual([
      ['primary suite with walk-in closet and five-piece bath'],
      ['the roof dates from 2019', 'the furnace dates from 2019', 'shed'],
    ])
  })

  it('say why something is left out, beside the feature it was typed in', () => {
    const readings = readFeatures({
      propertyType: 'Condo',
      bedrooms: 3,
      features: ['pool', 'call Ann 555-123-4567', '4 bedrooms', 'heated pool'],
    })
    expect(readings.map(({ leftOut }) => leftOut)).toEqual([
      [{ text: 'pool', reason: "It repeats 'heated pool'." }],
      [
        {
          text: 'call Ann 555-123-4567',
          reason: 'Contact, showing and access details do not belong in public remarks.',
        },
      ],
      [{ text: '4 bedrooms', reason: expect.stringContaining('3') }],
      [],
    ])
    expect(readings[0]?.told).toEqual([])
    expect(readings[3]?.told).toEqual(['heated pool'])
  })

  it('tell nothing twice where the form cut one feature at a comma', () => {
    expect(told(['HOA 300/mo incl water', 'trash'])).toEqual([
      ['HOA dues are $300 a month and include water and trash'],
      [],
    ])
  })
})
