import { BUILDING_SUBJECTS } from './building/index.ts'
import { COMMERCIAL_SUBJECTS } from './commercial/index.ts'
import { CONDITION_SUBJECTS } from './condition/index.ts'
import { HOME_SUBJECTS } from './home/index.ts'
import { LAND_SUBJECTS } from './land/index.ts'
import { LOCATION_SUBJECTS } from './location/index.ts'
import { MONEY_SUBJECTS } from './money/index.ts'
import { PARKING_SUBJECTS } from './parking/index.ts'
import { PLAIN_SUBJECTS } from './plain/index.ts'
import { RENTAL_SUBJECTS } from './rental/index.ts'
import { ROOMS_SUBJECTS } from './rooms/index.ts'
import { RULES_SUBJECTS } from './rules/index.ts'
import { SALE_SUBJECTS } from './sale/index.ts'
import type { SubjectRules } from './subject-rules.ts'
import { SYSTEMS_SUBJECTS } from './systems/index.ts'

/**
 * All subjects. Where two rules of the same moment fit a note, the one whose subject comes first is used: a subject
 * whose rules are narrower stands before one that would take the same notes in a more general way.
 */
export const SUBJECTS: readonly SubjectRules[] = [
  ...PLAIN_SUBJECTS,
  ...HOME_SUBJECTS,
  ...COMMERCIAL_SUBJECTS,
  ...LOCATION_SUBJECTS,
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
