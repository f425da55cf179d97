import { put, type Term, termsOf } from '../term.ts'
import { HOUSEHOLD_LIST, SUITS_A_BUYER, SUITS_A_HOUSEHOLD, SUITS_BOTH } from './people.ts'

const { prohibited, caution, advice } = termsOf('fair-housing')

const CHILDREN = '(?:kids|children|minors|infants|babies|toddlers|teens|teenagers)'
const excludes = 'Reads as a limit on who may live here; children and families are protected.'
const prefers = 'Names a preferred household. Describe the home, not who should live in it.'
const older = 'Only housing that qualifies as housing for older persons may say this.'

export const familialStatus: readonly Term[] = [
  prohibited(
    'no-children',
    `(?:no|without|not suitable for|not for) (?:any |young |small )?${CHILDREN}(?!')`,
    excludes,
    'drop clause',
  ),
  prohibited(
    'no-children',
    `${CHILDREN} (?:are )?not (?:allowed|permitted|welcome)`,
    excludes,
    'drop clause',
  ),
  prohibited('child-free', 'child(?:ren)?[- ]?free', excludes, 'drop word or clause'),
  prohibited('adults-only', 'adults?[- ](?:only|preferred)', excludes, 'drop word or clause'),
  prohibited(
    'adult-community',
    'adult (community|living|building|park|complex)',
    excludes,
    put('$1'),
  ),
  prohibited('suits-household', SUITS_BOTH, prefers, put('worth seeing in person')),
  prohibited('suits-household', SUITS_A_HOUSEHOLD, prefers, put('worth seeing in person')),
  caution(
    'suits-buyer',
    SUITS_A_BUYER,
    'Describes the buyer. Say what the home offers instead.',
    put('worth seeing in person'),
  ),
  prohibited('households', HOUSEHOLD_LIST, prefers, put('everyone')),
  prohibited(
    'raise-a-family',
    'raising (?:(?:a|your|the) )?(?:family|kids|children)(?: in)?',
    prefers,
    put('settling in'),
  ),
  prohibited(
    'raise-a-family',
    'raise (?:(?:a|your|the) )?(?:family|kids|children)(?: in)?',
    prefers,
    put('settle in'),
  ),
  prohibited(
    'growing-family',
    '(?:a |an |the |your )?(?:growing|young|expanding) famil(?:y|ies)',
    prefers,
    put('everyone'),
  ),
  caution(
    'family-friendly',
    '(?:family|kid|child)[- ]friendly',
    'Says who it suits; many MLS scanners flag it.',
    put('welcoming'),
  ),
  caution(
    'family-oriented',
    'family[- ]oriented',
    'Describes residents, not the property.',
    put('welcoming'),
  ),
  caution(
    'family-neighborhood',
    'family (neighborhood|community|area|street|suburb|town)',
    'Describes residents, not the property.',
    put('residential $1'),
  ),
  caution(
    'family-home',
    'family (home|house|residence)',
    'Some scanners flag it; the home is enough.',
    put('$1'),
  ),
  caution(
    'family-life',
    'family (gatherings?|dinners?|meals?|memories|celebrations?|game nights?|movie nights?|time|fun)',
    'Assumes a household. Keep the moment, leave the people open.',
    put('$1'),
  ),
  caution(
    'whole-family',
    '(?:the )?(?:whole|entire) family',
    'Assumes a household.',
    put('everyone'),
  ),
  caution(
    'your-family',
    "your (?:family|kids|children|wife|husband|grandkids|grandchildren|little ones|mother[- ]in[- ]law)(?!')",
    'Assumes a household.',
    put('everyone'),
  ),
  caution(
    'people-will-love',
    '(?:(?:the|your|little|young|both) ){0,3}(?:kids|children|little ones|teens|grandkids|mom|dad|wife|husband|hubby) (?:will|would|can) (?:love|enjoy|adore)',
    'Describes the occupants instead of the home.',
    put('everyone can enjoy'),
  ),
  caution(
    'for-children',
    "for (?:the |your |all )?(?:kids|children|little ones|teens|grandkids|grandchildren)(?!')",
    'Says who should use it; the feature speaks for itself.',
    put('for everyone'),
  ),
  prohibited('empty-nesters', '(?:an |the )?empty[- ]?nesters?', prefers, put('everyone')),
  prohibited('newlyweds', '(?:the )?newly ?weds?', prefers, put('everyone')),
  prohibited(
    'households-only',
    '(?:couples?|singles|married couples?|families) (?:only|preferred)',
    'Limits who may live here.',
    'drop clause',
  ),
  prohibited(
    'married',
    '(?:married|unmarried) (?:couples?|only|persons?|people)',
    'Marital status is protected in many states.',
    'drop clause',
  ),
  prohibited(
    'number-of-children',
    '(?:max(?:imum)?|limit(?:ed)?(?: of| to)?|up to|only|no more than) (?:\\d+|one|two|three) (?:children|kids|child|kid)|one (?:child|kid)(?! ?-)',
    'Limits the number of children.',
    'drop clause',
  ),
  prohibited(
    'mature-people',
    'mature (?:couple|individual|person|adult|tenant|buyer|resident)s?',
    prefers,
    'drop clause',
  ),
  prohibited(
    'young-people',
    '(?:a |the )?young (?:professionals?|people|couples?|buyers?|executives?)',
    prefers,
    put('everyone'),
  ),
  prohibited(
    'single-parent',
    'single (?:moms?|mothers?|dads?|fathers?|parents?|women|men|woman|man|ladies|lady)|pregnan(?:t|cy)',
    prefers,
    'drop clause',
  ),
  caution(
    'retirees',
    'retirees?|retired (?:couple|person|people|folk|buyer)s?',
    'Says who should live here.',
    put('everyone'),
  ),
  caution(
    'retirement-community',
    '(?:retirement|senior|seniors|active[- ]adult|older persons?) (community|living|building|housing|home|village)',
    older,
    put('$1'),
  ),
  caution(
    'seniors-only',
    'seniors? (?:only|preferred)|(?:for )?older persons? only',
    older,
    'drop clause',
  ),
  advice(
    'hopa',
    '(?:55|62) ?\\+|(?:55|62) (?:and|or) (?:over|older|up|better)|age[- ]restricted|active[- ]adult|over[- ]55',
    'Fine when the community qualifies under HOPA. Please confirm that it does.',
  ),
  caution(
    'students',
    'students? (?:only|welcome|preferred)',
    'Says who should live here.',
    'drop clause',
  ),
  caution('students', 'student housing', 'Says who should live here.', put('housing')),
  caution(
    'starter-home',
    'starter (home|house|condo)',
    'About the buyer, not the property.',
    put('$1'),
  ),
  caution(
    'first-time-buyers',
    'first[- ]time (?:home ?)?(buyers?)',
    'Describes the buyer; the price speaks for itself.',
    put('$1'),
  ),
  caution(
    'nursery',
    "(?:perfect|ideal|sweet|future|baby's|baby) nursery",
    'Assumes a household; name the room.',
    put('flexible room'),
  ),
  caution(
    'granny-flat',
    'granny (?:flat|unit|pod)',
    'Colloquial, and about age.',
    put('accessory dwelling unit'),
  ),
]
