import { put, type Term, termsOf } from '../term.ts'

const { prohibited, caution } = termsOf('fair-housing')

const limits =
  'Limits people with a disability. State the physical fact instead, such as the floor or the stairs.'

export const disability: readonly Term[] = [
  prohibited(
    'no-wheelchairs',
    'no (?:wheelchairs?|disabled|handicapped|walkers|service (?:animals?|dogs?)|emotional support animals?|esas?)',
    limits,
    'drop clause',
  ),
  prohibited(
    'not-suitable',
    'not (?:suitable|recommended|appropriate|ideal) for (?:the )?(?:handicapped|disabled|elderly|wheelchairs?|seniors)',
    limits,
    'drop clause',
  ),
  prohibited(
    'able-bodied',
    'able[- ]bodied|physically fit|(?:must be|be) agile|healthy (?:only|people only)',
    limits,
    'drop clause',
  ),
  prohibited(
    'climb-stairs',
    '(?:must be )?able to (?:climb|walk|use) (?:the )?stairs',
    limits,
    'drop clause',
  ),
  prohibited(
    'condition',
    '(?:the |no )?(?:crippled|cripples?|retarded|mentally (?:ill|handicapped|disabled)|(?:visually|hearing|physically|mentally) impaired|alcoholics)|(?:the|no|for) (?:deaf|blind)(?= ?(?:[.,;!?\\n]|$|people|tenants|buyers|or |and ))',
    'Describes people by a condition.',
    'drop clause',
  ),
  prohibited(
    'independent-living',
    'independent living',
    'Suggests that people who need help are not welcome.',
    'drop word or clause',
  ),
  caution(
    'handicapped',
    'handicap(?:ped)?[- ]accessible|handicap(?:ped)?(?=[- ])|handicap(?:ped)?',
    'Outdated term.',
    put('accessible'),
  ),
  caution('disabled-access', 'disabled access', 'Outdated term.', put('accessible entry')),
  caution(
    'disabled-access',
    'disabled (bathrooms?|parking|restrooms?)',
    'Outdated term.',
    put('accessible $1'),
  ),
  caution('crazy', 'crazy|insane', 'A careless word about mental health.', put('remarkable')),
]
