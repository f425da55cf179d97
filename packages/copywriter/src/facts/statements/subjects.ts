import { ACREAGE } from './acreage.ts'
import { ASSOCIATION_RULES } from './association-rules.ts'
import { BUILDING_SUBJECTS } from './building/index.ts'
import { BUSINESS_NOTES } from './business.ts'
import { CLIPPED } from './clipped.ts'
import { CONDITION_SUBJECTS } from './condition/index.ts'
import { CONDITION } from './condition.ts'
import { DISTRICTS } from './districts.ts'
import { DWELLING_NAMES } from './dwelling-names.ts'
import { EQUIPMENT } from './equipment.ts'
import { GENERAL } from './general.ts'
import { HISTORY } from './history.ts'
import { HOME_NOTES } from './home-notes.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { HOUSEHOLD } from './household.ts'
import { HOUSEHOLD_NOTES } from './household-notes.ts'
import { HURRIED } from './hurried.ts'
import { IDENTITY } from './identity.ts'
import { LAND_SUBJECTS } from './land/index.ts'
import { LEASE_NOTES } from './lease-notes.ts'
import { LEASES } from './leases.ts'
import { LET_UNITS } from './let-units.ts'
import { MONEY_SUBJECTS } from './money/index.ts'
import { NEARBY } from './nearby.ts'
import { NOTES } from './notes.ts'
import { OCCUPANCY } from './occupancy.ts'
import { OUTLOOKS } from './outlooks.ts'
import { PAPERS } from './papers.ts'
import { PARCELS } from './parcels.ts'
import { PARKING_SUBJECTS } from './parking/index.ts'
import { PARTICULARS } from './particulars.ts'
import { PARTICULARS_OF_BUILDINGS } from './particulars-of-buildings.ts'
import { PARTS_IN_STATE } from './parts-in-state.ts'
import { PLACE } from './place.ts'
import { PLACEMENTS } from './placements.ts'
import { PORTIONS } from './portions.ts'
import { PREMISES } from './premises.ts'
import { RENTAL_SUBJECTS } from './rental/index.ts'
import { RENTAL } from './rental.ts'
import { RESIDENCE } from './residence.ts'
import { ROOMS_SUBJECTS } from './rooms/index.ts'
import { RULES_SUBJECTS } from './rules/index.ts'
import { SALE_SUBJECTS } from './sale/index.ts'
import { SETTING } from './setting.ts'
import { SHORT_LINES } from './short-lines.ts'
import { SITE_NOTES } from './site-notes.ts'
import { STATE } from './state.ts'
import { STATES_OF_THINGS } from './states-of-things.ts'
import type { SubjectRules } from './subject-rules.ts'
import { SURROUNDINGS } from './surroundings.ts'
import { SYSTEMS_SUBJECTS } from './systems/index.ts'
import { TELEGRAPHIC } from './telegraphic.ts'
import { TERRAIN } from './terrain.ts'
import { THINGS_IN_STATE } from './things-in-state.ts'
import { TRADE } from './trade.ts'
import { UNIT_NOTES } from './unit-notes.ts'
import { UNIT_PLACES } from './unit-places.ts'
import { UNITS } from './units.ts'
import { USES } from './uses.ts'
import { VERB_NOTES } from './verbs.ts'
import { WAYS } from './ways.ts'
import { WHEREABOUTS } from './whereabouts.ts'
import { WHOLE_LINES } from './whole-lines.ts'
import { WORKINGS } from './workings.ts'

/**
 * All subjects. Where two rules of the same moment fit a note, the one whose subject comes first is used: a subject
 * whose rules are narrower stands before one that would take the same notes in a more general way.
 */
export const SUBJECTS: readonly SubjectRules[] = [
  ASSOCIATION_RULES,
  SITE_NOTES,
  HOME_NOTES,
  USES,
  PLACEMENTS,
  OUTLOOKS,
  DISTRICTS,
  SHORT_LINES,
  DWELLING_NAMES,
  HOUSE_RULES,
  NEARBY,
  PARTS_IN_STATE,
  THINGS_IN_STATE,
  STATES_OF_THINGS,
  LEASE_NOTES,
  LET_UNITS,
  PREMISES,
  HOUSEHOLD_NOTES,
  TERRAIN,
  UNIT_PLACES,
  WHOLE_LINES,
  UNIT_NOTES,
  SURROUNDINGS,
  EQUIPMENT,
  TRADE,
  OCCUPANCY,
  WHEREABOUTS,
  LEASES,
  PARTICULARS,
  PARTICULARS_OF_BUILDINGS,
  WORKINGS,
  PAPERS,
  HURRIED,
  PORTIONS,
  PARCELS,
  HISTORY,
  WAYS,
  VERB_NOTES,
  PLACE,
  HOUSEHOLD,
  UNITS,
  BUSINESS_NOTES,
  ACREAGE,
  TELEGRAPHIC,
  RESIDENCE,
  IDENTITY,
  NOTES,
  CLIPPED,
  SETTING,
  CONDITION,
  RENTAL,
  STATE,
  GENERAL,
  ...LAND_SUBJECTS,
  ...MONEY_SUBJECTS,
  ...PARKING_SUBJECTS,
  ...SYSTEMS_SUBJECTS,
  ...RULES_SUBJECTS,
  ...RENTAL_SUBJECTS,
  ...SALE_SUBJECTS,
  ...ROOMS_SUBJECTS,
  ...BUILDING_SUBJECTS,
  ...CONDITION_SUBJECTS,
]
