import type { SubjectRules } from '../subject-rules.ts'
import { ASSOCIATION_SERVICES } from './association-services.ts'
import { BUILDING_STYLES } from './building-styles.ts'
import { COMMUNITIES } from './communities.ts'
import { FARMS } from './farms.ts'
import { FLATS } from './flats.ts'
import { FLOORS } from './floors.ts'
import { HISTORY } from './history.ts'
import { HOUSE_DESCRIPTIONS } from './house-descriptions.ts'
import { HOUSE_TYPES } from './house-types.ts'
import { MATERIALS } from './materials.ts'
import { MULTI_FAMILY } from './multi-family.ts'
import { OWNERS } from './owners.ts'
import { STORIES } from './stories.ts'
import { STYLES } from './styles.ts'

/** What kind of dwelling it is. */
export const HOME_SUBJECTS: readonly SubjectRules[] = [
  BUILDING_STYLES,
  FARMS,
  COMMUNITIES,
  ASSOCIATION_SERVICES,
  STORIES,
  OWNERS,
  MATERIALS,
  HISTORY,
  HOUSE_DESCRIPTIONS,
  MULTI_FAMILY,
  FLOORS,
  FLATS,
  HOUSE_TYPES,
  STYLES,
]
