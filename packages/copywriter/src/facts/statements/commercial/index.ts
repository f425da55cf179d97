import type { SubjectRules } from '../subject-rules.ts'
import { BUSINESSES } from './businesses.ts'
import { EQUIPMENT } from './equipment.ts'
import { FIGURES_OF_SPACE } from './figures-of-space.ts'
import { INVESTORS } from './investors.ts'
import { SIZES } from './sizes.ts'
import { SPACES } from './spaces.ts'

/** Commercial property: the space, the business in it, and whom it suits. */
export const COMMERCIAL_SUBJECTS: readonly SubjectRules[] = [
  FIGURES_OF_SPACE,
  SPACES,
  BUSINESSES,
  SIZES,
  EQUIPMENT,
  INVESTORS,
]
