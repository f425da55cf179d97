import type { Term } from '../term.ts'
import { ability } from './ability.ts'
import { age } from './age.ts'
import { disability } from './disability.ts'
import { familialStatus } from './familial-status.ts'
import { income } from './income.ts'
import { placeQuality } from './place-quality.ts'
import { raceAndOrigin } from './race-and-origin.ts'
import { religion } from './religion.ts'
import { sexAndHousehold } from './sex-and-household.ts'

/** The union of federal and common state protections. */
export const fairHousingTerms: readonly Term[] = [
  ...familialStatus,
  ...raceAndOrigin,
  ...placeQuality,
  ...religion,
  ...sexAndHousehold,
  ...disability,
  ...income,
  ...age,
  ...ability,
]
