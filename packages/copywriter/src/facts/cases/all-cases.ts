import type { PropertyType } from '@listwright/contracts'
import { abbreviatedCases } from './abbreviated.ts'
import { agreementCases } from './agreements.ts'
import { associationAndDistrictCases } from './associations-and-districts.ts'
import { behindCommaCases } from './behind-commas.ts'
import { brokenNoteCases } from './broken-notes.ts'
import { buildingCases } from './building.ts'
import { carefulDetailCases } from './careful-details.ts'
import { carefulNoteCases } from './careful-notes.ts'
import { carefulPhraseCases } from './careful-phrases.ts'
import { chargeCases } from './charges.ts'
import { chargeAndLeaseCases } from './charges-and-leases.ts'
import { checkCases } from './checks.ts'
import { clearNoteCases } from './clear-notes.ts'
import { clippedCases } from './clipped.ts'
import { closingCases } from './closings.ts'
import { commaTailCases } from './comma-tails.ts'
import { conversionCases } from './conversions.ts'
import { datedWorkCases } from './dated-work.ts'
import { districtAndWorkCases } from './districts-and-works.ts'
import { equipmentAndWorkCases } from './equipment-and-work.ts'
import { estateAndUnitCases } from './estates-and-units.ts'
import { everydayEntryCases } from './everyday-entries.ts'
import { everydayNoteCases } from './everyday-notes.ts'
import { extraChargeCases } from './extra-charges.ts'
import { finishedPhraseCases } from './finished-phrases.ts'
import { finishedWorkCases } from './finished-work.ts'
import { firstMentionCases } from './first-mentions.ts'
import { firstSightCases } from './first-sight.ts'
import { fixtureCases } from './fixtures.ts'
import { formTagCases } from './form-tags.ts'
import { formOfBuildingCases } from './forms-of-buildings.ts'
import { formOfHomeCases } from './forms-of-homes.ts'
import { fragmentCases } from './fragments.ts'
import { genericNoteCases } from './generic-notes.ts'
import { goldCases } from './gold.ts'
import { groundAndWaterCases } from './ground-and-water.ts'
import { groundCases } from './grounds.ts'
import { hastyCases } from './hasty.ts'
import { homeCases } from './home.ts'
import { hostileCases } from './hostile.ts'
import { hurriedCases } from './hurried.ts'
import { insideHomeCases } from './inside-homes.ts'
import { keptTogetherCases } from './kept-together.ts'
import { labelledListCases } from './labelled-lists.ts'
import { labelledNoteCases } from './labelled-notes.ts'
import { landAndCommercialCases } from './land-and-commercial.ts'
import { lookalikeCases } from './lookalikes.ts'
import { messyCases } from './messy.ts'
import { misreadingCases } from './misreadings.ts'
import { mixedNoteCases } from './mixed-notes.ts'
import { noteCases } from './notes.ts'
import { noteToldWholeCases } from './notes-told-whole.ts'
import { onAndOffTheLotCases } from './on-and-off-the-lot.ts'
import { oneSubjectCases } from './one-subject.ts'
import { outsideAndAroundCases } from './outside-and-around.ts'
import { overlapCases } from './overlaps.ts'
import { particularCases } from './particulars.ts'
import { partInAnyOrderCases } from './parts-in-any-order.ts'
import { placeCases } from './places.ts'
import { placeAndMeasureCases } from './places-and-measures.ts'
import { plainEntryCases } from './plain-entries.ts'
import { planCases } from './plans.ts'
import { premisesAndDuesCases } from './premises-and-dues.ts'
import { remainderCases } from './remainders.ts'
import { rentalCases } from './rentals.ts'
import { residenceCases } from './residences.ts'
import { rightOwnerCases } from './right-owners.ts'
import { roomListCases } from './room-lists.ts'
import { safeReadingCases } from './safe-readings.ts'
import { schoolCases } from './schools.ts'
import { seenAgainCases } from './seen-again.ts'
import { shortLineCases } from './short-lines.ts'
import { shorthandOfUnitCases } from './shorthand-of-units.ts'
import { surroundingCases } from './surroundings.ts'
import { surroundingInShortCases } from './surroundings-in-short.ts'
import { tailOfHeadCases } from './tails-of-heads.ts'
import { tailOfThingCases } from './tails-of-things.ts'
import { telegraphicCases } from './telegraphic.ts'
import { tenancyCases } from './tenancies.ts'
import { termCases } from './terms.ts'
import { termByPartsCases } from './terms-by-parts.ts'
import { termWithConditionCases } from './terms-with-conditions.ts'
import { thingStateCases } from './thing-states.ts'
import { toldTogetherCases } from './told-together.ts'
import { toldWholeCases } from './told-whole.ts'
import { trueHalfCases } from './true-halves.ts'
import { typedBehindCases } from './typed-behind.ts'
import { unitAndSpaceCases } from './units-and-spaces.ts'
import { unseenNoteCases } from './unseen-notes.ts'
import { useAndRuleCases } from './uses-and-rules.ts'
import { verblessCases } from './verbless.ts'
import { wholeClauseCases } from './whole-clauses.ts'
import { wholeLineCases } from './whole-lines.ts'
import { wholeNoteCases } from './whole-notes.ts'
import { wholePhraseCases } from './whole-phrases.ts'
import { wildCases } from './wild.ts'

const TABLES = {
  goldCases,
  homeCases,
  behindCommaCases,
  brokenNoteCases,
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
  safeReadingCases,
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
  tailOfHeadCases,
  planCases,
  termWithConditionCases,
  surroundingInShortCases,
  equipmentAndWorkCases,
  premisesAndDuesCases,
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
  finishedPhraseCases,
  finishedWorkCases,
  everydayNoteCases,
  noteToldWholeCases,
  genericNoteCases,
  onAndOffTheLotCases,
  oneSubjectCases,
  outsideAndAroundCases,
  termByPartsCases,
  insideHomeCases,
  typedBehindCases,
  partInAnyOrderCases,
  placeAndMeasureCases,
  carefulPhraseCases,
  carefulDetailCases,
  clearNoteCases,
  plainEntryCases,
  everydayEntryCases,
  labelledNoteCases,
  formTagCases,
  mixedNoteCases,
  rightOwnerCases,
  trueHalfCases,
  estateAndUnitCases,
  toldWholeCases,
  seenAgainCases,
  unseenNoteCases,
}

/** A note with the reading that it must have. */
export interface Case {
  table: string
  propertyType: PropertyType
  typed: string
  /** As `testing/shown-feature.ts` writes it, or `unused: ` and the reason. */
  shown: string
}

/** All notes whose reading is held by a test. */
export const allCases: readonly Case[] = Object.entries(TABLES).flatMap(([table, byType]) =>
  Object.entries(byType).flatMap(([propertyType, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [typed = '', shown = ''] = line.split(' => ')
        return { table, propertyType: propertyType as PropertyType, typed, shown }
      }),
  ),
)
