import { ACREAGE } from './acreage.ts'
import { APPROVALS } from './approvals.ts'
import { ASSOCIATION_RULES } from './association-rules.ts'
import { BUILDING_SUBJECTS } from './building/index.ts'
import { BUSINESS_NOTES } from './business.ts'
import { CHECKS } from './checks.ts'
import { CLIPPED } from './clipped.ts'
import { CONDITION_SUBJECTS } from './condition/index.ts'
import { CONDITION } from './condition.ts'
import { DISTRICTS } from './districts.ts'
import { DWELLING_NAMES } from './dwelling-names.ts'
import { EQUIPMENT } from './equipment.ts'
import { FIGURES } from './figures.ts'
import { GENERAL } from './general.ts'
import { GROUND } from './ground.ts'
import { HISTORY } from './history.ts'
import { HOME_NOTES } from './home-notes.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { HOUSEHOLD } from './household.ts'
import { HOUSEHOLD_NOTES } from './household-notes.ts'
import { HURRIED } from './hurried.ts'
import { IDENTITY } from './identity.ts'
import { LAND_NOTES } from './land-notes.ts'
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
import { PROVIDERS } from './providers.ts'
import { RENTAL_SUBJECTS } from './rental/index.ts'
import { RENTAL } from './rental.ts'
import { RESIDENCE } from './residence.ts'
import { ROOMS_SUBJECTS } from './rooms/index.ts'
import { RULES_SUBJECTS } from './rules/index.ts'
import { SALE_SUBJECTS } from './sale/index.ts'
import { SALE_TERMS } from './sale-terms.ts'
import { SETTING } from './setting.ts'
import { SHORT_LINES } from './short-lines.ts'
import { SITE_NOTES } from './site-notes.ts'
import { STATE } from './state.ts'
import { STATES_OF_THINGS } from './states-of-things.ts'
import type { SubjectRules } from './subject-rules.ts'
import { SURROUNDINGS } from './surroundings.ts'
import { SYSTEMS_SUBJECTS } from './systems/index.ts'
import { TELEGRAPHIC } from './telegraphic.ts'
import { TENANCY } from './tenancy.ts'
import { TERRAIN } from './terrain.ts'
import { THINGS_IN_STATE } from './things-in-state.ts'
import { TRADE } from './trade.ts'
import { TREATMENTS } from './treatments.ts'
import { UNIT_NOTES } from './unit-notes.ts'
import { UNIT_PLACES } from './unit-places.ts'
import { UNITS } from './units.ts'
import { USES } from './uses.ts'
import { UTILITIES } from './utilities.ts'
import { VERB_NOTES } from './verbs.ts'
import { WAYS } from './ways.ts'
import { WELLS } from './wells.ts'
import { WHEREABOUTS } from './whereabouts.ts'
import { WHOLE_LINES } from './whole-lines.ts'
import { WORKINGS } from './workings.ts'
import { WORKS } from './works.ts'
import { ZONING } from './zoning.ts'

/**
 * All subjects. Where two rules of the same moment fit a note, the one whose subject comes first is used: a subject
 * whose rules are narrower stands before one that would take the same notes in a more general way.
 */
export const SUBJECTS: readonly SubjectRules[] = [
  ASSOCIATION_RULES,
  SITE_NOTES,
  HOME_NOTES,
  PROVIDERS,
  USES,
  WELLS,
  PLACEMENTS,
  OUTLOOKS,
  DISTRICTS,
  SHORT_LINES,
  CHECKS,
  DWELLING_NAMES,
  SALE_TERMS,
  HOUSE_RULES,
  LAND_NOTES,
  NEARBY,
  PARTS_IN_STATE,
  APPROVALS,
  THINGS_IN_STATE,
  STATES_OF_THINGS,
  LEASE_NOTES,
  LET_UNITS,
  PREMISES,
  HOUSEHOLD_NOTES,
  TERRAIN,
  UNIT_PLACES,
  WHOLE_LINES,
  TREATMENTS,
  UNIT_NOTES,
  SURROUNDINGS,
  EQUIPMENT,
  GROUND,
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
  WORKS,
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
  TENANCY,
  RENTAL,
  ZONING,
  UTILITIES,
  STATE,
  GENERAL,
  FIGURES,
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
