import type { SubjectRules } from '../subject-rules.ts'
import { APPROVALS } from './approvals.ts'
import { ASSOCIATION_RULES } from './association-rules.ts'
import { BANS } from './bans.ts'
import { COVENANTS } from './covenants.ts'
import { LICENSES } from './licenses.ts'
import { OCCUPANCY } from './occupancy.ts'
import { PERMISSIONS } from './permissions.ts'
import { PET_LIMITS } from './pet-limits.ts'
import { PET_TERMS } from './pet-terms.ts'
import { PETS } from './pets.ts'
import { RENTALS } from './rentals.ts'
import { RESPONSIBILITIES } from './responsibilities.ts'
import { SMOKING } from './smoking.ts'

/** What is allowed, and who does what. */
export const RULES_SUBJECTS: readonly SubjectRules[] = [
  ASSOCIATION_RULES,
  PET_TERMS,
  PETS,
  PET_LIMITS,
  APPROVALS,
  RESPONSIBILITIES,
  OCCUPANCY,
  SMOKING,
  LICENSES,
  RENTALS,
  BANS,
  COVENANTS,
  PERMISSIONS,
]
