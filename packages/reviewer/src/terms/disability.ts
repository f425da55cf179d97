import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { describesPeople, limitsPeople, outdated } from './reasons.ts'

const { caution, prohibited } = linesAbout('disability')

export const disability: readonly Term[] = [
  ...prohibited(
    `${limitsPeople} State the physical fact instead, such as the floor or the stairs.`,
    'drop clause',
  )`
    no-wheelchairs: no (wheelchairs?|disabled|handicapped|walkers|service (animals?|dogs?)|emotional support animals?|esas?)
    not-suitable: not (suitable|recommended|appropriate|ideal) for (the )?(handicapped|disabled|elderly|wheelchairs?|seniors)
    able-bodied: able[- ]bodied|physically fit|be agile|healthy (only|people only)
    climb-stairs: (must be )?able to (climb|walk|use) (the )?stairs
  `,
  ...prohibited(describesPeople, 'drop clause')`
    condition: crippled|cripples?|retarded|mentally (ill|handicapped|disabled)|alcoholics|(the|no|for) (deaf|blind)(?= ?([.,;!?\n]|$|people|tenants|buyers|or |and ))
  `,
  ...prohibited(limitsPeople, 'drop word or clause')`
    independent-living: independent living
  `,
  ...caution(outdated)`
    handicapped: handicap(ped)?([- ]accessible)? => accessible
    disabled-access: disabled access => accessible entry
    disabled-access: disabled <bathrooms?|parking|restrooms?> => accessible $1
    crazy: crazy|insane => remarkable
  `,
]
