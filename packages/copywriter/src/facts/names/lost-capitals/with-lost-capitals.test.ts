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
    ['Boulder', 'boulder creek path nearby', 'Boulder Creek Path nearby'],
    ['Boulder', 'boulder retaining wall', 'boulder retaining wall'],
    ['Mountain View', 'mountain view', 'mountain view'],
    ['Mountain View', 'mountain view schools', 'Mountain View schools'],
    ['Park City', 'park city main st 5 min', 'Park City Main St 5 min'],
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

describe('names of places', () => {
  test.each([
    ['mcintire historic district', 'McIntire Historic District'],
    ['bridger mtn views', 'Bridger Mtn views'],
    ['vilas neighborhood', 'Vilas neighborhood'],
    ['james river view', 'James River view'],
    ['borders bitterroot national forest', 'borders Bitterroot National Forest'],
    ['near red rock canyon', 'near Red Rock Canyon'],
    ['lake pend oreille views', 'Lake Pend Oreille views'],
    ['off grand ave', 'off Grand Ave'],
    ['off riverside dr', 'off Riverside Drive'],
    ['in the village of oak creek', 'in the Village of Oak Creek'],
    ['small lake', 'small lake'],
    ['wooded creek', 'wooded creek'],
    ['woded creek', 'woded creek'],
    ['near private lake', 'near private lake'],
    ['off paved road', 'off paved road'],
    ['near dog park', 'near dog park'],
    ['nature trail', 'nature trail'],
    ['comunity park', 'comunity park'],
    ['WALK TO LAKE HARRIET', 'WALK TO LAKE HARRIET'],
  ])('%s', (typed, written) => {
    expect(inTown('Dayton', 'Ohio')(typed)).toBe(written)
  })
})
