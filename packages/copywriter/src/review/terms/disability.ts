import type { Term } from '../term.ts'

const limits =
  'Limits people with a disability. State the physical fact instead, such as the floor or the stairs.'

export const disability: readonly Term[] = [
  {
    rule: 'fair-housing/no-wheelchairs',
    severity: 'prohibited',
    pattern:
      'no (?:wheelchairs?|disabled|handicapped|walkers|service (?:animals?|dogs?)|emotional support animals?|esas?)',
    why: limits,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/not-suitable',
    severity: 'prohibited',
    pattern:
      'not (?:suitable|recommended|appropriate|ideal) for (?:the )?(?:handicapped|disabled|elderly|wheelchairs?|seniors)',
    why: limits,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/able-bodied',
    severity: 'prohibited',
    pattern: 'able[- ]bodied|physically fit|(?:must be|be) agile|healthy (?:only|people only)',
    why: limits,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/climb-stairs',
    severity: 'prohibited',
    pattern: '(?:must be )?able to (?:climb|walk|use) (?:the )?stairs',
    why: limits,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/condition',
    severity: 'prohibited',
    pattern:
      '(?:the |no )?(?:crippled|cripples?|retarded|mentally (?:ill|handicapped|disabled)|(?:visually|hearing|physically|mentally) impaired|alcoholics)|(?:the|no|for) (?:deaf|blind)(?= ?(?:[.,;!?\\n]|$|people|tenants|buyers|or |and ))',
    why: 'Describes people by a condition.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/independent-living',
    severity: 'prohibited',
    pattern: 'independent living',
    why: 'Suggests that people who need help are not welcome.',
    fix: 'drop word or clause',
  },
  {
    rule: 'fair-housing/handicapped',
    severity: 'caution',
    pattern: 'handicap(?:ped)?[- ]accessible|handicap(?:ped)?(?=[- ])|handicap(?:ped)?',
    why: 'Outdated term.',
    fix: { put: 'accessible' },
  },
  {
    rule: 'fair-housing/disabled-access',
    severity: 'caution',
    pattern: 'disabled access',
    why: 'Outdated term.',
    fix: { put: 'accessible entry' },
  },
  {
    rule: 'fair-housing/disabled-access',
    severity: 'caution',
    pattern: 'disabled (bathrooms?|parking|restrooms?)',
    why: 'Outdated term.',
    fix: { put: 'accessible $1' },
  },
  {
    rule: 'fair-housing/crazy',
    severity: 'caution',
    pattern: 'crazy|insane',
    why: 'A careless word about mental health.',
    fix: { put: 'remarkable' },
  },
]
