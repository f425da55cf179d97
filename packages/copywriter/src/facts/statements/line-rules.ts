import { ALLOWED_RENTALS } from './allowed-rentals.ts'
import { ASSESSMENTS } from './assessments.ts'
import { CHARGES } from './charges.ts'
import { CLOSINGS } from './closings.ts'
import { CONVERSIONS } from './conversions.ts'
import { DISTRICTS } from './districts.ts'
import { ESTATE_SALES } from './estate-sales.ts'
import { EXCLUSIONS } from './exclusions.ts'
import { HOUSEHOLD_NOTES } from './household-notes.ts'
import { LEASE_NOTES } from './lease-notes.ts'
import { LEASED_EQUIPMENT } from './leased-equipment.ts'
import { LET_UNITS } from './let-units.ts'
import { LOAN_NOTES } from './loan-notes.ts'
import { OUTLOOKS } from './outlooks.ts'
import { PERMISSIONS } from './permissions.ts'
import { PLACEMENTS } from './placements.ts'
import { PREMISES } from './premises.ts'
import { RENTED_FLOORS } from './rented-floors.ts'
import type { Rule } from './rule.ts'
import { SCREENING } from './screening.ts'
import { SHORT_LINES } from './short-lines.ts'
import { STALLS } from './stalls.ts'
import { STATES_OF_THINGS } from './states-of-things.ts'
import { SURROUNDINGS } from './surroundings.ts'
import { TERRAIN } from './terrain.ts'
import { TREATMENTS } from './treatments.ts'
import { UNIT_MIX } from './unit-mix.ts'
import { UNIT_NOTES } from './unit-notes.ts'
import { UNIT_PLACES } from './unit-places.ts'
import { WELLS } from './wells.ts'
import { WHOLE_LINES } from './whole-lines.ts'

/** Rules that are tried before ties, fees, distances and views are read, because those would take the line apart. */
export const UNDIVIDED_LINES: readonly Rule[] = [
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
  ...STATES_OF_THINGS,
  ...STALLS,
  ...CHARGES,
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
