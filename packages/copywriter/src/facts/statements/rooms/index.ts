import type { SubjectRules } from '../subject-rules.ts'
import { BASEMENTS } from './basements.ts'
import { LAYOUTS } from './layouts.ts'
import { SIZES } from './sizes.ts'
import { THINGS_IN_ROOMS } from './things-in-rooms.ts'
import { USES } from './uses.ts'

/** Rooms and what is in them. */
export const ROOMS_SUBJECTS: readonly SubjectRules[] = [
  THINGS_IN_ROOMS,
  USES,
  LAYOUTS,
  SIZES,
  BASEMENTS,
]
