import type { SubjectRules } from '../subject-rules.ts'
import { BUSINESSES } from './businesses.ts'
import { EQUIPMENT } from './equipment.ts'
import { FIGURES_OF_SPACE } from './figures-of-space.ts'
import { INVESTORS } from './investors.ts'
import { SHELLS_OF_FLOORS } from './shells-of-floors.ts'
import { SIZES } from './sizes.ts'
import { SPACES } from './spaces.ts'

/** Commercial property: the space, the business in it, and whom it suits. */
export const COMMERCIAL_SUBJECTS: readonly SubjectRules[] = [
  SHELLS_OF_FLOORS,
  FIGURES_OF_SPACE,
  SPACES,
  BUSINESSES,
  SIZES,
  EQUIPMENT,
  INVESTORS,
]
