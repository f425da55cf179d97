import { CLOSINGS } from './statements/closings.ts'
import { PLACEMENTS } from './statements/placements.ts'
import { RENTED_FLOORS } from './statements/rented-floors.ts'
import { REQUIREMENTS } from './statements/requirements.ts'
import { SHORT_LINES } from './statements/short-lines.ts'
import { SURROUNDINGS } from './statements/surroundings.ts'
import { TREATMENTS } from './statements/treatments.ts'
import { UNIT_MIX } from './statements/unit-mix.ts'
import { UNIT_NOTES } from './statements/unit-notes.ts'
import { WELLS } from './statements/wells.ts'
import { WHOLE_LINES } from './statements/whole-lines.ts'

const LINES = [
  ...CLOSINGS,
  ...WELLS,
  ...PLACEMENTS,
  ...RENTED_FLOORS,
  ...SHORT_LINES,
  ...WHOLE_LINES,
  ...REQUIREMENTS,
  ...TREATMENTS,
  ...UNIT_MIX,
  ...UNIT_NOTES,
  ...SURROUNDINGS,
]

/** Whether a line with a comma in it is told by one rule, as a whole. */
export const isWholeLine = (text: string): boolean => LINES.some(([pattern]) => pattern.test(text))
