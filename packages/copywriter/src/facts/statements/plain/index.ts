import type { SubjectRules } from '../subject-rules.ts'
import { BUILDINGS_OUTSIDE } from './buildings-outside.ts'
import { CHOICES } from './choices.ts'
import { EQUIPMENT_NOTES } from './equipment-notes.ts'
import { EXPOSED_THINGS } from './exposed-things.ts'
import { LEASE_NOTES } from './lease-notes.ts'
import { LEASED_PARTS } from './leased-parts.ts'
import { LEVELS } from './levels.ts'
import { LIMITED_SUMS } from './limited-sums.ts'
import { MATERIALS_AND_OUTSIDE } from './materials-and-outside.ts'
import { OUTSIDE_IN_SHORT } from './outside-in-short.ts'
import { PLAN_NOTES } from './plan-notes.ts'
import { PREMISES_NOTES } from './premises-notes.ts'
import { RENTS_IN_SHORT } from './rents-in-short.ts'
import { ROOMS_IN_SHORT } from './rooms-in-short.ts'
import { ROOMS_OF_UNITS } from './rooms-of-units.ts'
import { RULES_IN_SHORT } from './rules-in-short.ts'
import { SALE_NOTES } from './sale-notes.ts'
import { SHARED_WORDS } from './shared-words.ts'
import { SURROUNDINGS_NOTES } from './surroundings-notes.ts'
import { SYSTEMS_IN_SHORT } from './systems-in-short.ts'
import { UNITS_IN_SHORT } from './units-in-short.ts'
import { WHOLE_SUBJECTS } from './whole-subjects.ts'
import { WORK_AND_STATE } from './work-and-state.ts'
import { WORK_IN_SHORT } from './work-in-short.ts'

/** Notes in the shorthand of busy agents, which any reader understands and which a reader of single words does not. */
export const PLAIN_SUBJECTS: readonly SubjectRules[] = [
  LIMITED_SUMS,
  WHOLE_SUBJECTS,
  EXPOSED_THINGS,
  LEASED_PARTS,
  RENTS_IN_SHORT,
  UNITS_IN_SHORT,
  ROOMS_IN_SHORT,
  SYSTEMS_IN_SHORT,
  OUTSIDE_IN_SHORT,
  RULES_IN_SHORT,
  ROOMS_OF_UNITS,
  LEVELS,
  WORK_IN_SHORT,
  BUILDINGS_OUTSIDE,
  PLAN_NOTES,
  LEASE_NOTES,
  SALE_NOTES,
  SURROUNDINGS_NOTES,
  SHARED_WORDS,
  WORK_AND_STATE,
  EQUIPMENT_NOTES,
  MATERIALS_AND_OUTSIDE,
  PREMISES_NOTES,
  CHOICES,
]
