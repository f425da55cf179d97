import type { SubjectRules } from '../subject-rules.ts'
import { ACCESS } from './access.ts'
import { EACH_UNIT } from './each-unit.ts'
import { GEAR_STORAGE } from './gear-storage.ts'
import { LAUNDRY } from './laundry.ts'
import { MANAGEMENT } from './management.ts'
import { METERS } from './meters.ts'
import { SHARED_THINGS } from './shared-things.ts'
import { STAFF_AND_HOURS } from './staff-and-hours.ts'
import { UNIT_LINES } from './unit-lines.ts'
import { UNIT_MIX } from './unit-mix.ts'
import { UPPER_AND_LOWER_UNITS } from './upper-and-lower-units.ts'

/** What a building of several units has: units, meters, services. */
export const BUILDING_SUBJECTS: readonly SubjectRules[] = [
  GEAR_STORAGE,
  SHARED_THINGS,
  EACH_UNIT,
  METERS,
  STAFF_AND_HOURS,
  LAUNDRY,
  MANAGEMENT,
  UNIT_LINES,
  UNIT_MIX,
  ACCESS,
  UPPER_AND_LOWER_UNITS,
]
