import { expect, test } from 'vitest'
import { sentencesOf, textsOf } from '../testing/texts-of.ts'

const OTHERS = ['hot tub', 'gas fireplace', 'slate roof']

test('where a home is on the water stands before its noun', () => {
  for (const text of textsOf(['gulf front', ...OTHERS], 'Condo')) {
    expect(text).toMatch(/gulf-front condo/i)
    expect(text).not.toMatch(/a gulf front/)
  }
})

test('a unit is in a co-op; it does not have one', () => {
  for (const text of textsOf(['brownstone co-op, 9 units', ...OTHERS], 'Apartment'))
    expect(text).not.toMatch(/has[^.]* co-op/)
  for (const text of textsOf(['co-op building', ...OTHERS], 'Apartment')) {
    expect(text).toMatch(/in a co-op building/)
    expect(text).not.toMatch(/is a co-op building/)
  }
})

test('the style of a whole house is not listed among its rooms', () => {
  const styles = [
    'Georgian Revival in brick',
    'Greek Revival main house',
    'Georgian manor in fieldstone',
  ]
  for (const style of styles)
    for (const text of textsOf([style, 'library', ...OTHERS], 'Estate')) {
      expect(text).toMatch(/Revival|Georgian manor/)
      for (const sentence of sentencesOf(text).filter((one) => /inside|interior/i.test(one)))
        expect(sentence).not.toMatch(/Revival|manor/)
    }
})

test('a home that needs nothing is not told as one that needs work', () => {
  for (const text of textsOf(['needs nothing', 'brick patio', 'cedar closet', 'pool']))
    expect(sentencesOf(text)[0]).not.toMatch(/needs nothing/)
})

test('a home is in the catchment of a school', () => {
  for (const text of textsOf(['Meredith school catchment', 'brick patio', 'loft', 'pool'])) {
    expect(text).toMatch(/in the Meredith School catchment/)
    expect(text).not.toMatch(/a Meredith School catchment/)
  }
})

test('a tax program is no place that a home is in', () => {
  for (const text of textsOf(['in Current Use', 'barn', 'loft', 'pool'])) {
    expect(text).toMatch(/in current use/i)
    expect(sentencesOf(text)[0]).not.toMatch(/current use/i)
  }
})

test('what may be built is not listed with the systems', () => {
  for (const text of textsOf(['owned solar', 'ADU potential', 'loft', 'pool', 'den']))
    expect(text).not.toMatch(/solar[^.]*and ADU potential/)
})

test('an estate with a cottage is no cottage', () => {
  for (const text of textsOf(['cottage', 'slate roof', 'library', 'pool'], 'Estate'))
    expect(text).not.toMatch(/is a cottage|this [^.]*cottage (?:in|has|offers)/i)
})

test('a style and its district are told of the house', () => {
  for (const text of textsOf(['Queen Anne in Oakleigh historic district', 'loft', 'den', 'pool']))
    expect(text).not.toMatch(/inside[^.]*Queen Anne/i)
})
