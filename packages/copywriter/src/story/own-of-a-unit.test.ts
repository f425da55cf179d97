import { expect, test } from 'vitest'
import { sentencesOf, textsOf } from '../testing/texts-of.ts'

const SHARED =
  /\bshared\b|\bresidents\b|\byou share\b|\bthe building (?:has|offers)\b|\bin the building\b/i

test('what a unit has to itself is not told of its building', () => {
  const own = ['private pool on the terrace', 'direct elevator entry', 'sauna', 'internal stair']
  for (const text of textsOf([...own, 'doorman', 'gym'], 'Penthouse')) {
    expect(text).toMatch(/private pool on the terrace/i)
    for (const sentence of sentencesOf(text).filter((one) => SHARED.test(one)))
      expect(sentence).not.toMatch(/private pool|elevator entry|sauna|internal stair/i)
  }
})

test("a pool of which nobody typed that it is private is the building's", () => {
  for (const text of textsOf(['pool', 'gym', 'quartz counters', 'balcony'], 'Condo'))
    expect(
      sentencesOf(text).some((one) => SHARED.test(one) && /\bpool\b/.test(one)),
      text,
    ).toBe(true)
})

test('one amenity, or a doorman, is no list of shared amenities', () => {
  for (const text of textsOf(['heated pool', 'quartz counters', 'balcony'], 'Condo'))
    expect(text).not.toMatch(/shared amenities/i)
  for (const text of textsOf(['doorman', 'rooftop pool', 'quartz counters'], 'Condo'))
    expect(text).not.toMatch(/shared amenities/i)
})

test('a deeded bin is told with the parking of the unit', () => {
  for (const text of textsOf(['deeded basement bin', 'doorman', 'balcony', 'loft'], 'Condo'))
    expect(text).not.toMatch(/building (?:has|offers)[^.]*bin/i)
})

test('a patio typed with the unit is not told of its building', () => {
  for (const text of textsOf(['ground-floor unit with walkout patio', 'bike room', 'gym'], 'Condo'))
    for (const sentence of sentencesOf(text).filter((one) => SHARED.test(one)))
      expect(sentence).not.toMatch(/patio/i)
})
