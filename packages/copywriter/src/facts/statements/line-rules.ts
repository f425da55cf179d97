import { ALLOWED_RENTALS } from './allowed-rentals.ts'
import { APPROVALS } from './approvals.ts'
import { ASSESSMENTS } from './assessments.ts'
import { ASSOCIATION_RULES } from './association-rules.ts'
import { CHARGES } from './charges.ts'
import { CHARGES_PAID } from './charges-paid.ts'
import { CHECKS } from './checks.ts'
import { CLOSINGS } from './closings.ts'
import { CONVERSIONS } from './conversions.ts'
import { DATED_WORK } from './dated-work.ts'
import { DISTRICTS } from './districts.ts'
import { DWELLING_NAMES } from './dwelling-names.ts'
import { EARNINGS } from './earnings.ts'
import { ESTATE_SALES } from './estate-sales.ts'
import { EXCLUSIONS } from './exclusions.ts'
import { EXTRA_CHARGES } from './extra-charges.ts'
import { HOME_NOTES } from './home-notes.ts'
import { HOUSE_RULES } from './house-rules.ts'
import { HOUSEHOLD_NOTES } from './household-notes.ts'
import { LAND_NOTES } from './land-notes.ts'
import { LEASE_NOTES } from './lease-notes.ts'
import { LEASED_EQUIPMENT } from './leased-equipment.ts'
import { LET_UNITS } from './let-units.ts'
import { LOAN_NOTES } from './loan-notes.ts'
import { NEARBY } from './nearby.ts'
import { ONE_TIME_CHARGES } from './one-time-charges.ts'
import { OUTLOOKS } from './outlooks.ts'
import { PARTS_IN_STATE } from './parts-in-state.ts'
import { PERMISSIONS } from './permissions.ts'
import { PLACEMENTS } from './placements.ts'
import { PREMISES } from './premises.ts'
import { PROVIDERS } from './providers.ts'
import { RENTED_EXTRAS } from './rented-extras.ts'
import { RENTED_FLOORS } from './rented-floors.ts'
import { RENTED_UNITS } from './rented-units.ts'
import type { Rule } from './rule.ts'
import { SALE_NOTES } from './sale-notes.ts'
import { SALE_TERMS } from './sale-terms.ts'
import { SCREENING } from './screening.ts'
import { SHORT_LINES } from './short-lines.ts'
import { SITE_NOTES } from './site-notes.ts'
import { STALLS } from './stalls.ts'
import { STATES_OF_THINGS } from './states-of-things.ts'
import { SURROUNDINGS } from './surroundings.ts'
import { TAXES } from './taxes.ts'
import { TERRAIN } from './terrain.ts'
import { THINGS_IN_STATE } from './things-in-state.ts'
import { TREATMENTS } from './treatments.ts'
import { UNIT_MIX } from './unit-mix.ts'
import { UNIT_NOTES } from './unit-notes.ts'
import { UNIT_PLACES } from './unit-places.ts'
import { USES } from './uses.ts'
import { WELLS } from './wells.ts'
import { WHOLE_LINES } from './whole-lines.ts'

/** Rules that are tried before ties, fees, distances and views are read, because those would take the line apart. */
export const UNDIVIDED_LINES: readonly Rule[] = [
  ...EXTRA_CHARGES,
  ...EARNINGS,
  ...DATED_WORK,
  ...ASSOCIATION_RULES,
  ...SITE_NOTES,
  ...HOME_NOTES,
  ...SALE_NOTES,
  ...PROVIDERS,
  ...USES,
  ...CLOSINGS,
  ...ESTATE_SALES,
  ...LEASED_EQUIPMENT,
  ...ASSESSMENTS,
  ...ALLOWED_RENTALS,
  ...WELLS,
  ...PLACEMENTS,
  ...OUTLOOKS,
  ...DISTRICTS,
  ...RENTED_FLOORS,
  ...SHORT_LINES,
  ...CHARGES,
  ...TAXES,
  ...ONE_TIME_CHARGES,
  ...RENTED_EXTRAS,
  ...CHECKS,
  ...DWELLING_NAMES,
  ...RENTED_UNITS,
  ...SALE_TERMS,
  ...HOUSE_RULES,
  ...LAND_NOTES,
  ...NEARBY,
  ...PARTS_IN_STATE,
  ...APPROVALS,
  ...THINGS_IN_STATE,
  ...STATES_OF_THINGS,
  ...STALLS,
  ...CHARGES_PAID,
  ...LEASE_NOTES,
  ...LET_UNITS,
  ...PREMISES,
  ...CONVERSIONS,
  ...HOUSEHOLD_NOTES,
  ...LOAN_NOTES,
  ...TERRAIN,
  ...UNIT_PLACES,
]

/** Rules of statements whose line may have a comma in it. They are tried before all other statements. */
export const COMMA_LINES: readonly Rule[] = [
  ...WHOLE_LINES,
  ...PERMISSIONS,
  ...SCREENING,
  ...EXCLUSIONS,
  ...TREATMENTS,
  ...UNIT_MIX,
  ...UNIT_NOTES,
  ...SURROUNDINGS,
]
