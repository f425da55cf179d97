import type { SubjectRules } from '../subject-rules.ts'
import { CORNERS } from './corners.ts'
import { EXPOSURES } from './exposures.ts'
import { NEARBY } from './nearby.ts'
import { OUTLOOKS } from './outlooks.ts'
import { PLACES } from './places.ts'
import { PLACES_ALONE } from './places-alone.ts'
import { SCHOOLS } from './schools.ts'
import { SIDES_AND_SETTINGS } from './sides-and-settings.ts'
import { TRAFFIC } from './traffic.ts'
import { TRANSIT } from './transit.ts'
import { VIEWS } from './views.ts'
import { WALKS } from './walks.ts'
import { WATCHING } from './watching.ts'
import { WAYS_DOWN } from './ways-down.ts'

/** Where it is and what is around it. */
export const LOCATION_SUBJECTS: readonly SubjectRules[] = [
  WATCHING,
  WAYS_DOWN,
  NEARBY,
  CORNERS,
  VIEWS,
  SIDES_AND_SETTINGS,
  PLACES,
  PLACES_ALONE,
  TRANSIT,
  SCHOOLS,
  OUTLOOKS,
  WALKS,
  EXPOSURES,
  TRAFFIC,
]
