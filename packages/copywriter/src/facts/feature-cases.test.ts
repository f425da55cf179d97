import type { PropertyType } from '@listwright/contracts'
import { describe, expect, test } from 'vitest'
import { copybook } from '../copybook/copybook.ts'
import { abbreviatedCases } from './cases/abbreviated.ts'
import { agreementCases } from './cases/agreements.ts'
import { associationAndDistrictCases } from './cases/associations-and-districts.ts'
import { buildingCases } from './cases/building.ts'
import { carefulNoteCases } from './cases/careful-notes.ts'
import { chargeCases } from './cases/charges.ts'
import { chargeAndLeaseCases } from './cases/charges-and-leases.ts'
import { checkCases } from './cases/checks.ts'
import { clippedCases } from './cases/clipped.ts'
import { closingCases } from './cases/closings.ts'
import { commaTailCases } from './cases/comma-tails.ts'
import { conversionCases } from './cases/conversions.ts'
import { datedWorkCases } from './cases/dated-work.ts'
import { districtAndWorkCases } from './cases/districts-and-works.ts'
import { everydayNoteCases } from './cases/everyday-notes.ts'
import { extraChargeCases } from './cases/extra-charges.ts'
import { finishedWorkCases } from './cases/finished-work.ts'
import { firstMentionCases } from './cases/first-mentions.ts'
import { firstSightCases } from './cases/first-sight.ts'
import { fixtureCases } from './cases/fixtures.ts'
import { formOfBuildingCases } from './cases/forms-of-buildings.ts'
import { formOfHomeCases } from './cases/forms-of-homes.ts'
import { fragmentCases } from './cases/fragments.ts'
import { genericNoteCases } from './cases/generic-notes.ts'
import { goldCases } from './cases/gold.ts'
import { groundAndWaterCases } from './cases/ground-and-water.ts'
import { groundCases } from './cases/grounds.ts'
import { hastyCases } from './cases/hasty.ts'
import { homeCases } from './cases/home.ts'
import { hostileCases } from './cases/hostile.ts'
import { hurriedCases } from './cases/hurried.ts'
import { insideHomeCases } from './cases/inside-homes.ts'
import { keptTogetherCases } from './cases/kept-together.ts'
import { labelledListCases } from './cases/labelled-lists.ts'
import { landAndCommercialCases } from './cases/land-and-commercial.ts'
import { lookalikeCases } from './cases/lookalikes.ts'
import { messyCases } from './cases/messy.ts'
import { misreadingCases } from './cases/misreadings.ts'
import { noteCases } from './cases/notes.ts'
import { noteToldWholeCases } from './cases/notes-told-whole.ts'
import { outsideAndAroundCases } from './cases/outside-and-around.ts'
import { overlapCases } from './cases/overlaps.ts'
import { particularCases } from './cases/particulars.ts'
import { placeCases } from './cases/places.ts'
import { placeAndMeasureCases } from './cases/places-and-measures.ts'
import { remainderCases } from './cases/remainders.ts'
import { rentalCases } from './cases/rentals.ts'
import { residenceCases } from './cases/residences.ts'
import { roomListCases } from './cases/room-lists.ts'
import { schoolCases } from './cases/schools.ts'
import { shortLineCases } from './cases/short-lines.ts'
import { shorthandOfUnitCases } from './cases/shorthand-of-units.ts'
import { surroundingCases } from './cases/surroundings.ts'
import { tailOfThingCases } from './cases/tails-of-things.ts'
import { telegraphicCases } from './cases/telegraphic.ts'
import { tenancyCases } from './cases/tenancies.ts'
import { termCases } from './cases/terms.ts'
import { termByPartsCases } from './cases/terms-by-parts.ts'
import { thingStateCases } from './cases/thing-states.ts'
import { toldTogetherCases } from './cases/told-together.ts'
import { unitAndSpaceCases } from './cases/units-and-spaces.ts'
import { useAndRuleCases } from './cases/uses-and-rules.ts'
import { verblessCases } from './cases/verbless.ts'
import { wholeClauseCases } from './cases/whole-clauses.ts'
import { wholeLineCases } from './cases/whole-lines.ts'
import { wholeNoteCases } from './cases/whole-notes.ts'
import { wholePhraseCases } from './cases/whole-phrases.ts'
import { wildCases } from './cases/wild.ts'
import { readProperty } from './read-property.ts'
import { shownFeature } from './testing/shown-feature.ts'

const TABLES = {
  goldCases,
  homeCases,
  buildingCases,
  carefulNoteCases,
  landAndCommercialCases,
  hostileCases,
  messyCases,
  wildCases,
  clippedCases,
  noteCases,
  telegraphicCases,
  abbreviatedCases,
  hurriedCases,
  verblessCases,
  formOfHomeCases,
  formOfBuildingCases,
  firstSightCases,
  fragmentCases,
  particularCases,
  remainderCases,
  misreadingCases,
  residenceCases,
  tenancyCases,
  wholeLineCases,
  keptTogetherCases,
  schoolCases,
  termCases,
  firstMentionCases,
  commaTailCases,
  roomListCases,
  placeCases,
  placeAndMeasureCases,
  wholeNoteCases,
  wholePhraseCases,
  closingCases,
  shorthandOfUnitCases,
  shortLineCases,
  chargeCases,
  extraChargeCases,
  surroundingCases,
  rentalCases,
  agreementCases,
  checkCases,
  fixtureCases,
  labelledListCases,
  datedWorkCases,
  tailOfThingCases,
  useAndRuleCases,
  thingStateCases,
  chargeAndLeaseCases,
  conversionCases,
  groundCases,
  overlapCases,
  lookalikeCases,
  districtAndWorkCases,
  hastyCases,
  toldTogetherCases,
  wholeClauseCases,
  groundAndWaterCases,
  associationAndDistrictCases,
  unitAndSpaceCases,
  finishedWorkCases,
  everydayNoteCases,
  noteToldWholeCases,
  genericNoteCases,
  outsideAndAroundCases,
  termByPartsCases,
  insideHomeCases,
}

const rows = Object.entries(TABLES).flatMap(([table, byType]) =>
  Object.entries(byType).flatMap(([type, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line): [string, PropertyType, string, string] => {
        const [typed = '', expected = ''] = line.split(' => ')
        return [table, type as PropertyType, typed, expected]
      }),
  ),
)

const read = (propertyType: PropertyType, typed: string) =>
  readProperty({ propertyType, bedrooms: 3, bathrooms: 2, features: [typed] })

describe('a typed feature', () => {
  test.each(rows)('%s, %s: %s', (_, type, typed, expected) => {
    const { facts, unused } = read(type, typed)
    const shown = facts.features.map(shownFeature).join(' || ')
    expect(shown || `unused: ${unused.at(-1)?.reason}`).toBe(expected)
  })

  test('has a name, a statement or the words of a note, and a concept that exists', () => {
    for (const [, type, typed] of rows)
      for (const feature of read(type, typed).facts.features) {
        expect(feature.name?.text || feature.statement || feature.text, typed).toMatch(/\p{L}/u)
        if (feature.concept)
          expect(copybook.concepts.has(feature.concept), feature.concept).toBe(true)
      }
  })

  test('has a statement that is a clause: no full stop, no double space, no capital but a name', () => {
    for (const [, type, typed] of rows)
      for (const { statement } of read(type, typed).facts.features)
        if (statement) expect(statement, typed).toMatch(/^\S(?:(?! {2}).)*[^\s.!?,]$/)
  })
})
