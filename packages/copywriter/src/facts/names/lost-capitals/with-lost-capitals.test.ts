import { describe, expect, test } from 'vitest'
import { withLostCapitals } from './with-lost-capitals.ts'

const inTown = (city: string, state: string) => (note: string) =>
  withLostCapitals(note, { city, state })

describe("the town's own name", () => {
  test.each([
    ['Golden', 'downtown golden', 'downtown Golden'],
    ['Golden', '10 min to golden', '10 min to Golden'],
    ['Golden', 'golden oak floors', 'golden oak floors'],
    ['Golden', 'golden retriever allowed', 'golden retriever allowed'],
    ['Boulder', 'boulder creek path nearby', 'Boulder creek path nearby'],
    ['Boulder', 'boulder retaining wall', 'boulder retaining wall'],
    ['Mountain View', 'mountain view', 'mountain view'],
    ['Mountain View', 'mountain view schools', 'Mountain View schools'],
    ['Park City', 'park city main st 5 min', 'Park City main st 5 min'],
    ['Orange', 'old town orange 4 blocks', 'Old Town Orange 4 blocks'],
    ['Orange', 'orange tree in yard', 'orange tree in yard'],
    ['Reading', 'reading nook', 'reading nook'],
    ['Marble', 'marble baths', 'marble baths'],
    ['Asheville', 'west asheville', 'West Asheville'],
    ['Fort Collins', 'close to fort collins old town', 'close to Fort Collins old town'],
  ])('in %s: %s', (city, typed, written) => {
    expect(inTown(city, 'Colorado')(typed)).toBe(written)
  })
})
