import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { describesPeople, limitsPeople, outdated } from './reasons.ts'

const { advice, caution, prohibited } = linesAbout('disability')

export const disability: readonly Term[] = [
  ...prohibited(
    `${limitsPeople} State the physical fact instead, such as the floor or the stairs.`,
    'drop clause',
  )`
    able-bodied: able[- ]bodied|physically fit|be agile
    mobility-aids: (with|using|on|in) (walkers?|scooters?|wheelchairs?|canes|crutches)( (and|or) (walkers?|scooters?|wheelchairs?|canes))? (must|should|may not|need not|(are|is) (asked|required|not)|(to )?use the (service|rear|back|side))
    modifications: no (grab bars?|(wheelchair )?ramps?|stair ?lifts?|(accessibility )?modifications?)(,? (or |and )?[a-z]+){0,5} (permitted|allowed|approved|installed)
    self-reliant: valerse por s[ií] mism[oa]s?|(no|sin) enferm[oa]s
    climb-stairs: (must be )?able to (climb|walk|use) (the )?stairs
  `,
  ...prohibited(describesPeople, 'drop clause')`
    condition: retarded|(?<!(school|institute|lighthouse|library|clinic|services?|programs?|workshop|society|association|center) for (the deaf and )?)(the|no|for) (deaf|blind)(?= ?([.,;!?\n]|$|people|tenants|buyers|or |and ))
  `,
  ...prohibited(limitsPeople, 'drop word or clause')`
    independent-living: independent living
  `,
  ...advice(outdated)`
    handicapped: handicap([- ]accessible)? => accessible
    handicapped: handicapped([- ]accessible)? <bathrooms?|parking|restrooms?|entrance|access|ramp> => accessible $1
  `,
  ...caution(outdated)`
    disabled-access: disabled access => accessible entry
    disabled-access: disabled <bathrooms?|parking|restrooms?> => accessible $1
    crazy: crazy|insane => remarkable
  `,
]
