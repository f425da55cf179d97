import type { SubjectRules } from '../subject-rules.ts'
import { ENERGY_RATINGS } from './energy-ratings.ts'
import { FIREPLACES } from './fireplaces.ts'
import { FUEL } from './fuel.ts'
import { HEAT } from './heat.ts'
import { LEASED_EQUIPMENT } from './leased-equipment.ts'
import { PLUMBING } from './plumbing.ts'
import { POWER } from './power.ts'
import { PROVIDERS } from './providers.ts'
import { SOLAR } from './solar.ts'
import { THROUGHOUT } from './throughout.ts'
import { WATER } from './water.ts'

/** What heats, powers and serves a home. */
export const SYSTEMS_SUBJECTS: readonly SubjectRules[] = [
  THROUGHOUT,
  POWER,
  HEAT,
  PLUMBING,
  FUEL,
  PROVIDERS,
  SOLAR,
  LEASED_EQUIPMENT,
  ENERGY_RATINGS,
  WATER,
  FIREPLACES,
]
