import type { SubjectRules } from '../subject-rules.ts'
import { ANIMALS } from './animals.ts'
import { BOUNDARIES } from './boundaries.ts'
import { BUILDING_LIMITS } from './building-limits.ts'
import { BUILDING_SITES } from './building-sites.ts'
import { COVER } from './cover.ts'
import { DOCKS } from './docks.ts'
import { EASEMENTS } from './easements.ts'
import { FARMING } from './farming.ts'
import { FENCES } from './fences.ts'
import { FLOOD_ZONES } from './flood-zones.ts'
import { GROUND_NOTES } from './ground-notes.ts'
import { GROUNDWORK } from './groundwork.ts'
import { KEPT_ANIMALS } from './kept-animals.ts'
import { LOTS } from './lots.ts'
import { NEIGHBORS } from './neighbors.ts'
import { PROGRAMS } from './programs.ts'
import { RIGHTS } from './rights.ts'
import { ROAD_NOTES } from './road-notes.ts'
import { ROADS } from './roads.ts'
import { SEPTIC } from './septic.ts'
import { SHARES_OF_LAND } from './shares-of-land.ts'
import { TERRAIN } from './terrain.ts'
import { TREES } from './trees.ts'
import { UTILITIES } from './utilities.ts'
import { WATER } from './water.ts'
import { WATERFRONT } from './waterfront.ts'
import { WELLS } from './wells.ts'
import { ZONING } from './zoning.ts'

/** The land: what it is like, what serves it, and what may be done with it. */
export const LAND_SUBJECTS: readonly SubjectRules[] = [
  GROUND_NOTES,
  SHARES_OF_LAND,
  ROAD_NOTES,
  GROUNDWORK,
  KEPT_ANIMALS,
  BUILDING_SITES,
  ZONING,
  BOUNDARIES,
  EASEMENTS,
  COVER,
  LOTS,
  FENCES,
  PROGRAMS,
  BUILDING_LIMITS,
  WATERFRONT,
  DOCKS,
  UTILITIES,
  ROADS,
  FLOOD_ZONES,
  TREES,
  SEPTIC,
  NEIGHBORS,
  WELLS,
  TERRAIN,
  ANIMALS,
  WATER,
  RIGHTS,
  FARMING,
]
