import type { BoardProfile } from '@listwright/contracts'
import { MLS_DEFAULT_LIMIT } from './mls-presets.ts'

/** What most boards agree on. A profile is a starting point: every board sets its own rules, and an agent edits it to match them. */
export const DEFAULT_BOARD: BoardProfile = {
  name: 'Common rules',
  limit: MLS_DEFAULT_LIMIT,
  allows: [],
  language: 'english',
}

/** Named boards differ here by limit only: what each allows is for the agent to fill in from its rules. */
export const BOARD_PROFILES: readonly BoardProfile[] = [
  DEFAULT_BOARD,
  { ...DEFAULT_BOARD, name: 'CRMLS', limit: 1500 },
  { ...DEFAULT_BOARD, name: 'ARMLS', limit: 1000 },
  { ...DEFAULT_BOARD, name: 'MLS PIN', limit: 1000 },
  { ...DEFAULT_BOARD, name: 'Stellar', limit: 2000 },
]
