import type { SubjectRules } from '../subject-rules.ts'
import { CHARGES } from './charges.ts'
import { GUEST_PASSES } from './guest-passes.ts'
import { NUMBERED_SPACES } from './numbered-spaces.ts'
import { RULES } from './rules.ts'
import { SPACES } from './spaces.ts'

/** Parking. */
export const PARKING_SUBJECTS: readonly SubjectRules[] = [
  GUEST_PASSES,
  NUMBERED_SPACES,
  RULES,
  SPACES,
  CHARGES,
]
