import type { SubjectRules } from '../subject-rules.ts'
import { AGES } from './ages.ts'
import { CONSTRUCTION } from './construction.ts'
import { CONVERSIONS } from './conversions.ts'
import { DAMAGE } from './damage.ts'
import { DATED_WORK } from './dated-work.ts'
import { INSPECTIONS } from './inspections.ts'
import { LEAD } from './lead.ts'
import { ONE_OF_SEVERAL } from './one-of-several.ts'
import { OVERALL_CONDITION } from './overall-condition.ts'
import { PERMITS } from './permits.ts'
import { POSSIBILITIES } from './possibilities.ts'
import { RECENT_WORK } from './recent-work.ts'
import { RENOVATIONS } from './renovations.ts'
import { REPAIRS_NEEDED } from './repairs-needed.ts'
import { REPORTS } from './reports.ts'
import { ROOFS } from './roofs.ts'
import { STATES } from './states.ts'
import { STATES_SINCE } from './states-since.ts'
import { THINGS_IN_STATE } from './things-in-state.ts'
import { TREATMENTS } from './treatments.ts'
import { VERBS } from './verbs.ts'
import { WHOLE_RENOVATIONS } from './whole-renovations.ts'
import { WORK } from './work.ts'
import { WORK_IN_ROOMS } from './work-in-rooms.ts'

/** In what state things are, and what was done to them. */
export const CONDITION_SUBJECTS: readonly SubjectRules[] = [
  WHOLE_RENOVATIONS,
  STATES_SINCE,
  ONE_OF_SEVERAL,
  INSPECTIONS,
  RECENT_WORK,
  DATED_WORK,
  DAMAGE,
  LEAD,
  CONVERSIONS,
  ROOFS,
  WORK_IN_ROOMS,
  POSSIBILITIES,
  WORK,
  REPAIRS_NEEDED,
  OVERALL_CONDITION,
  PERMITS,
  STATES,
  AGES,
  THINGS_IN_STATE,
  REPORTS,
  TREATMENTS,
  VERBS,
  RENOVATIONS,
  CONSTRUCTION,
]
