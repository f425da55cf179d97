import type { SubjectRules } from '../subject-rules.ts'
import { BUILDINGS_OUTSIDE } from './buildings-outside.ts'
import { CHOICES } from './choices.ts'
import { EXPOSED_THINGS } from './exposed-things.ts'
import { LEASED_PARTS } from './leased-parts.ts'
import { LEVELS } from './levels.ts'
import { ROOMS_OF_UNITS } from './rooms-of-units.ts'
import { WORK_IN_SHORT } from './work-in-short.ts'

/** Notes in the shorthand of busy agents, which any reader understands and which a reader of single words does not. */
export const PLAIN_SUBJECTS: readonly SubjectRules[] = [
  EXPOSED_THINGS,
  LEASED_PARTS,
  ROOMS_OF_UNITS,
  LEVELS,
  WORK_IN_SHORT,
  BUILDINGS_OUTSIDE,
  CHOICES,
]
