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
    ["Coeur d'Alene", "lake coeur d'alene views", "Lake Coeur d'Alene views"],
    ['Frisco', 'frisco isd', 'Frisco ISD'],
    ['Fort Collins', 'close to fort collins old town', 'close to Fort Collins old town'],
  ])('in %s: %s', (city, typed, written) => {
    expect(inTown(city, 'Colorado')(typed)).toBe(written)
  })
})

describe('short names', () => {
  test.each([
    ['Idaho', 'walk to bsu', 'walk to BSU'],
    ['Virginia', 'walk to uva grounds', 'walk to UVA grounds'],
    ['Rhode Island', 'near brown + risd', 'near Brown + RISD'],
    ['Ohio', 'near brown barn', 'near brown barn'],
    ['Ohio', 'near uc and hospitals', 'near UC and hospitals'],
    ['Florida', 'close to uf & shands', 'close to UF & Shands'],
    ['California', 'walk to uc berkeley', 'walk to UC Berkeley'],
    ['Massachusetts', 'mit and harvard nearby', 'MIT and Harvard nearby'],
    ['Maine', 'direct access to its 88', 'direct access to ITS 88'],
    ['Ohio', 'deck has its own stairs', 'deck has its own stairs'],
    ['Utah', 'near trax station', 'near TRAX station'],
    ['Texas', '5 min to texas a&m', '5 min to Texas A&M'],
    ['Utah', 'near utah tech', 'near Utah Tech'],
    ['Ohio', 'rta health line', 'RTA health line'],
    ['Georgia', 'close to dobbins afb', 'close to Dobbins AFB'],
    ['Arizona', 'cmu walls', 'cmu walls'],
    ['Arizona', 'near prks + trls', 'near prks + trls'],
  ])('in %s: %s', (state, typed, written) => {
    expect(inTown('Dayton', state)(typed)).toBe(written)
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
    ['borders black hills natl forest', 'borders Black Hills Natl Forest'],
    ['near crab orchard lake', 'near Crab Orchard Lake'],
    ['king st metro 5 min', 'King St metro 5 min'],
    ['damonte ranch hs', 'Damonte Ranch HS'],
    ['off se hawthorne', 'off SE Hawthorne'],
    ['near ft bliss', 'near Ft Bliss'],
    ['wellness access', 'wellness access'],
    ['off privat road', 'off privat road'],
    ['near private hunting lake', 'near private hunting lake'],
    ['small lake', 'small lake'],
    ['wooded creek', 'wooded creek'],
    ['woded creek', 'woded creek'],
    ['near private lake', 'near private lake'],
    ['off paved road', 'off paved road'],
    ['near dog park', 'near dog park'],
    ['nature trail', 'nature trail'],
    ['comunity park', 'comunity park'],
    ['WALK TO LAKE HARRIET', 'walk to Lake Harriet'],
    ['BRIDGER RANGE VIEWS', 'Bridger range views'],
    ['NEW HVAC NEAR WASATCH FOREST', 'new HVAC near Wasatch Forest'],
    ['ELLIOTT BAY + city views', 'Elliott Bay + city views'],
    ['eagle island ferry', 'eagle island ferry'],
    ['view of eagle island', 'view of Eagle Island'],
  ])('%s', (typed, written) => {
    expect(inTown('Dayton', 'Ohio')(typed)).toBe(written)
  })
})

describe("names with an '&'", () => {
  test.each([
    ['Plain & Fancy kitchen 2017', 'Plain&Fancy kitchen 2017'],
    ['Rutt & Co cabinets', 'Rutt&Co cabinets'],
    ['smith & noble shades', 'Smith&Noble shades'],
    ['Hart & Hutchens cabinets', 'Hart&Hutchens cabinets'],
    ['Tile & Granite floors', 'Tile & Granite floors'],
    ['between Junction & Breakwater Trail', 'between Junction & Breakwater Trail'],
    ['junction & breakwater trail access', 'Junction&Breakwater Trail access'],
  ])('%s', (typed, written) => {
    expect(inTown('Dayton', 'Ohio')(typed)).toBe(written)
  })
})
