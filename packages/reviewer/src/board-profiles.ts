import type { BoardProfile } from '@listwright/contracts'
import { MLS_DEFAULT_LIMIT } from './mls-presets.ts'

/** What most boards agree on. A profile is a starting point: every board sets its own rules, and an agent edits it to match them. */
export const DEFAULT_BOARD: BoardProfile = {
  name: 'Common rules',
  limit: MLS_DEFAULT_LIMIT,
  allows: [],
  language: 'english',
}

export const BOARD_PROFILES: readonly BoardProfile[] = [
  DEFAULT_BOARD,
  { name: 'CRMLS', limit: 1500, allows: [], language: 'english' },
  { name: 'ARMLS', limit: 1000, allows: ['incentives'], language: 'english' },
  { name: 'MLS PIN', limit: 1000, allows: ['open houses', 'occupancy'], language: 'english' },
  { name: 'Stellar', limit: 2000, allows: ['incentives', 'occupancy'], language: 'any' },
  {
    name: 'No board',
    limit: 4000,
    allows: [
      'open houses',
      'incentives',
      'invitations',
      'occupancy',
      'offers',
      'exclamation marks',
    ],
    language: 'any',
  },
]
