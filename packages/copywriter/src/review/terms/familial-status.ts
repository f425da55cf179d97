import type { Term } from '../term.ts'
import { SUITS_A_BUYER, SUITS_A_HOUSEHOLD } from './people.ts'

const CHILDREN = '(?:kids|children|minors|infants|babies|toddlers|teens|teenagers)'
const excludes = 'Reads as a limit on who may live here; children and families are protected.'
const prefers = 'Names a preferred household. Describe the home, not who should live in it.'
const older = 'Only housing that qualifies as housing for older persons may say this.'

export const familialStatus: readonly Term[] = [
  {
    rule: 'fair-housing/no-children',
    severity: 'prohibited',
    pattern: `(?:no|without|not suitable for|not for) (?:any |young |small )?${CHILDREN}(?!')`,
    why: excludes,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/no-children',
    severity: 'prohibited',
    pattern: `${CHILDREN} (?:are )?not (?:allowed|permitted|welcome)`,
    why: excludes,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/child-free',
    severity: 'prohibited',
    pattern: 'child(?:ren)?[- ]?free',
    why: excludes,
    fix: 'drop word or clause',
  },
  {
    rule: 'fair-housing/adults-only',
    severity: 'prohibited',
    pattern: 'adults?[- ]only',
    why: excludes,
    fix: 'drop word or clause',
  },
  {
    rule: 'fair-housing/adult-community',
    severity: 'prohibited',
    pattern: 'adult (community|living|building|park|complex)',
    why: excludes,
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/suits-household',
    severity: 'prohibited',
    pattern: SUITS_A_HOUSEHOLD,
    why: prefers,
    fix: { put: 'worth seeing in person' },
  },
  {
    rule: 'fair-housing/suits-buyer',
    severity: 'caution',
    pattern: SUITS_A_BUYER,
    why: 'Describes the buyer. Say what the home offers instead.',
    fix: { put: 'worth seeing in person' },
  },
  {
    rule: 'fair-housing/raise-a-family',
    severity: 'prohibited',
    pattern: 'raise (?:a|your|the) (?:family|kids|children)|raise (?:kids|children)',
    why: prefers,
    fix: { put: 'settle in' },
  },
  {
    rule: 'fair-housing/growing-family',
    severity: 'prohibited',
    pattern: '(?:a |an |the |your )?(?:growing|young|expanding) famil(?:y|ies)',
    why: prefers,
    fix: { put: 'everyone' },
  },
  {
    rule: 'fair-housing/family-friendly',
    severity: 'caution',
    pattern: '(?:family|kid|child)[- ]friendly',
    why: 'Says who it suits; many MLS scanners flag it.',
    fix: { put: 'welcoming' },
  },
  {
    rule: 'fair-housing/family-oriented',
    severity: 'caution',
    pattern: 'family[- ]oriented',
    why: 'Describes residents, not the property.',
    fix: { put: 'welcoming' },
  },
  {
    rule: 'fair-housing/family-neighborhood',
    severity: 'caution',
    pattern: 'family (neighborhood|community|area|street|suburb|town)',
    why: 'Describes residents, not the property.',
    fix: { put: 'residential $1' },
  },
  {
    rule: 'fair-housing/family-home',
    severity: 'caution',
    pattern: 'family (home|house|residence)',
    why: 'Some scanners flag it; the home is enough.',
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/family-life',
    severity: 'caution',
    pattern:
      'family (gatherings?|dinners?|meals?|memories|celebrations?|game nights?|movie nights?|time|fun)',
    why: 'Assumes a household. Keep the moment, leave the people open.',
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/whole-family',
    severity: 'caution',
    pattern: '(?:the )?(?:whole|entire) family',
    why: 'Assumes a household.',
    fix: { put: 'everyone' },
  },
  {
    rule: 'fair-housing/your-family',
    severity: 'caution',
    pattern:
      "your (?:family|kids|children|wife|husband|grandkids|grandchildren|little ones|mother[- ]in[- ]law)(?!')",
    why: 'Assumes a household.',
    fix: { put: 'everyone' },
  },
  {
    rule: 'fair-housing/people-will-love',
    severity: 'caution',
    pattern:
      '(?:(?:the|your|little|young|both) ){0,3}(?:kids|children|little ones|teens|grandkids|mom|dad|wife|husband|hubby) (?:will|would|can) (?:love|enjoy|adore)',
    why: 'Describes the occupants instead of the home.',
    fix: { put: 'everyone can enjoy' },
  },
  {
    rule: 'fair-housing/for-children',
    severity: 'caution',
    pattern:
      "for (?:the |your |all )?(?:kids|children|little ones|teens|grandkids|grandchildren)(?!')",
    why: 'Says who should use it; the feature speaks for itself.',
    fix: { put: 'for everyone' },
  },
  {
    rule: 'fair-housing/empty-nesters',
    severity: 'prohibited',
    pattern: '(?:an |the )?empty[- ]?nesters?',
    why: prefers,
    fix: { put: 'everyone' },
  },
  {
    rule: 'fair-housing/newlyweds',
    severity: 'prohibited',
    pattern: '(?:the )?newly ?weds?',
    why: prefers,
    fix: { put: 'everyone' },
  },
  {
    rule: 'fair-housing/households-only',
    severity: 'prohibited',
    pattern: '(?:couples?|singles|married couples?|families) (?:only|preferred)',
    why: 'Limits who may live here.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/married',
    severity: 'prohibited',
    pattern: '(?:married|unmarried) (?:couples?|only|persons?|people)',
    why: 'Marital status is protected in many states.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/number-of-children',
    severity: 'prohibited',
    pattern:
      '(?:max(?:imum)?|limit(?:ed)?(?: of| to)?|up to|only|no more than) (?:\\d+|one|two|three) (?:children|kids|child|kid)|one (?:child|kid)(?! ?-)',
    why: 'Limits the number of children.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/mature-people',
    severity: 'prohibited',
    pattern: 'mature (?:couple|individual|person|adult|tenant|buyer|resident)s?',
    why: prefers,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/young-people',
    severity: 'prohibited',
    pattern: '(?:a |the )?young (?:professionals?|people|couples?|buyers?|executives?)',
    why: prefers,
    fix: { put: 'everyone' },
  },
  {
    rule: 'fair-housing/single-parent',
    severity: 'prohibited',
    pattern:
      'single (?:moms?|mothers?|dads?|fathers?|parents?|women|men|woman|man|ladies|lady)|pregnan(?:t|cy)',
    why: prefers,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/retirees',
    severity: 'caution',
    pattern: 'retirees?|retired (?:couple|person|people|folk|buyer)s?',
    why: 'Says who should live here.',
    fix: { put: 'everyone' },
  },
  {
    rule: 'fair-housing/retirement-community',
    severity: 'caution',
    pattern:
      '(?:retirement|senior|seniors|active[- ]adult|older persons?) (community|living|building|housing|home|village)',
    why: older,
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/seniors-only',
    severity: 'caution',
    pattern: 'seniors? (?:only|preferred)|(?:for )?older persons? only',
    why: older,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/hopa',
    severity: 'advice',
    pattern:
      '(?:55|62) ?\\+|(?:55|62) (?:and|or) (?:over|older|up|better)|age[- ]restricted|active[- ]adult|over[- ]55',
    why: 'Fine when the community qualifies under HOPA. Please confirm that it does.',
  },
  {
    rule: 'fair-housing/students',
    severity: 'caution',
    pattern: 'students? (?:only|welcome|preferred)',
    why: 'Says who should live here.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/students',
    severity: 'caution',
    pattern: 'student housing',
    why: 'Says who should live here.',
    fix: { put: 'housing' },
  },
  {
    rule: 'fair-housing/starter-home',
    severity: 'caution',
    pattern: 'starter (home|house|condo)',
    why: 'About the buyer, not the property.',
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/first-time-buyers',
    severity: 'caution',
    pattern: 'first[- ]time (?:home ?)?(buyers?)',
    why: 'Describes the buyer; the price speaks for itself.',
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/nursery',
    severity: 'caution',
    pattern: "(?:perfect|ideal|sweet|future|baby's|baby) nursery",
    why: 'Assumes a household; name the room.',
    fix: { put: 'flexible room' },
  },
  {
    rule: 'fair-housing/granny-flat',
    severity: 'caution',
    pattern: 'granny (?:flat|unit|pod)',
    why: 'Colloquial, and about age.',
    fix: { put: 'accessory dwelling unit' },
  },
]
