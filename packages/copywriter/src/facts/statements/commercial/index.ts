import type { SubjectRules } from '../subject-rules.ts'
import { BUSINESSES } from './businesses.ts'
import { EQUIPMENT } from './equipment.ts'
import { INVESTORS } from './investors.ts'
import { SIZES } from './sizes.ts'
import { SPACES } from './spaces.ts'

/** Commercial property: the space, the business in it, and whom it suits. */
export const COMMERCIAL_SUBJECTS: readonly SubjectRules[] = [
  SPACES,
  BUSINESSES,
  SIZES,
  EQUIPMENT,
  INVESTORS,
]
