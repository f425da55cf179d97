import { ACREAGE } from './acreage.ts'
import { APPROVALS } from './approvals.ts'
import { ASSESSMENTS } from './assessments.ts'
import { ASSOCIATION_RULES } from './association-rules.ts'
import { ASSURANCES } from './assurances.ts'
import { BELONGINGS } from './belongings.ts'
import { BUILDING_SUBJECTS } from './building/index.ts'
import { BUSINESS_NOTES } from './business.ts'
import { CHARGES } from './charges.ts'
import { CHARGES_PAID } from './charges-paid.ts'
import { CHECKS } from './checks.ts'
import { CLIPPED } from './clipped.ts'
import { CONDITION_SUBJECTS } from './condition/index.ts'
import { CONDITION } from './condition.ts'
import { DISTRICTS } from './districts.ts'
import { DUES } from './dues.ts'
import { DWELLING_NAMES } from './dwelling-names.ts'
import { EARNINGS } from './earnings.ts'
import { EQUIPMENT } from './equipment.ts'
import { EXTRA_CHARGES } from './extra-charges.ts'
import { FEES } from './fees.ts'
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
import { LEASED_EQUIPMENT } from './leased-equipment.ts'
import { LEASES } from './leases.ts'
import { LET_UNITS } from './let-units.ts'
import { NEARBY } from './nearby.ts'
import { NOTES } from './notes.ts'
import { OCCUPANCY } from './occupancy.ts'
import { ONE_TIME_CHARGES } from './one-time-charges.ts'
import { OUTLOOKS } from './outlooks.ts'
import { PAPERS } from './papers.ts'
import { PARCELS } from './parcels.ts'
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
import { RENTED_EXTRAS } from './rented-extras.ts'
import { RENTED_UNITS } from './rented-units.ts'
import { RESIDENCE } from './residence.ts'
import { ROOMS_SUBJECTS } from './rooms/index.ts'
import { RULES_SUBJECTS } from './rules/index.ts'
import { SALE_SUBJECTS } from './sale/index.ts'
import { SALE_TERMS } from './sale-terms.ts'
import { SETTING } from './setting.ts'
import { SHORT_LINES } from './short-lines.ts'
import { SITE_NOTES } from './site-notes.ts'
import { STALLS } from './stalls.ts'
import { STATE } from './state.ts'
import { STATES_OF_THINGS } from './states-of-things.ts'
import type { SubjectRules } from './subject-rules.ts'
import { SURROUNDINGS } from './surroundings.ts'
import { TAXES } from './taxes.ts'
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
  EXTRA_CHARGES,
  EARNINGS,
  ASSOCIATION_RULES,
  SITE_NOTES,
  HOME_NOTES,
  PROVIDERS,
  USES,
  LEASED_EQUIPMENT,
  ASSESSMENTS,
  WELLS,
  PLACEMENTS,
  OUTLOOKS,
  DISTRICTS,
  SHORT_LINES,
  CHARGES,
  TAXES,
  ONE_TIME_CHARGES,
  RENTED_EXTRAS,
  CHECKS,
  DWELLING_NAMES,
  RENTED_UNITS,
  SALE_TERMS,
  HOUSE_RULES,
  LAND_NOTES,
  NEARBY,
  PARTS_IN_STATE,
  APPROVALS,
  THINGS_IN_STATE,
  STATES_OF_THINGS,
  STALLS,
  CHARGES_PAID,
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
  ASSURANCES,
  EQUIPMENT,
  GROUND,
  TRADE,
  BELONGINGS,
  OCCUPANCY,
  WHEREABOUTS,
  LEASES,
  PARTICULARS,
  PARTICULARS_OF_BUILDINGS,
  WORKINGS,
  DUES,
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
  FEES,
  TENANCY,
  RENTAL,
  ZONING,
  UTILITIES,
  STATE,
  GENERAL,
  FIGURES,
  ...RULES_SUBJECTS,
  ...RENTAL_SUBJECTS,
  ...SALE_SUBJECTS,
  ...ROOMS_SUBJECTS,
  ...BUILDING_SUBJECTS,
  ...CONDITION_SUBJECTS,
]
