import type { Term } from '../term.ts'

const gendered = 'A gendered name for a room or feature; a plain one works for everyone.'
const people = 'Describes people. Describe the property only.'

export const sexAndHousehold: readonly Term[] = [
  {
    rule: 'fair-housing/sex-only',
    severity: 'prohibited',
    pattern:
      '(?:male|female|males|females|men|women|ladies|gentlemen|girls|boys) (?:only|preferred|wanted)',
    why: 'States a preferred sex.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/orientation',
    severity: 'prohibited',
    pattern: '(?:lgbt\\w*|gay|lesbian|transgender)(?:[- ]friendly)?',
    why: people,
    fix: 'drop word or clause',
  },
  {
    rule: 'fair-housing/orientation',
    severity: 'prohibited',
    pattern: 'straight (?:couples?|people|men|women)',
    why: people,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/bachelor-pad',
    severity: 'caution',
    pattern: "bachelor(?:ette)?(?:'s)? pad",
    why: 'Implies a sex and a household.',
    fix: { put: 'home' },
  },
  {
    rule: 'fair-housing/man-cave',
    severity: 'caution',
    pattern: 'man[- ]?caves?',
    why: gendered,
    fix: { put: 'den' },
  },
  {
    rule: 'fair-housing/she-shed',
    severity: 'caution',
    pattern: 'she[- ]?sheds?',
    why: gendered,
    fix: { put: 'garden shed' },
  },
  {
    rule: 'fair-housing/his-and-hers',
    severity: 'caution',
    pattern: 'his(?: and | & |-n-|/|-and-)(?:hers?)',
    why: gendered,
    fix: { put: 'dual' },
  },
  {
    rule: 'fair-housing/housewife',
    severity: 'caution',
    pattern: 'housewife|homemaker',
    why: gendered,
    fix: { put: 'homeowner' },
  },
  {
    rule: 'fair-housing/executive-home',
    severity: 'caution',
    pattern: "executive(?:'s)? (home|rental|retreat)",
    why: 'Describes the occupant.',
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/master',
    severity: 'advice',
    pattern: 'master[- ](bedrooms?|suites?|baths?|bathrooms?|closets?|retreat)',
    why: 'Lawful, but most MLSs now display "primary".',
    fix: { put: 'primary $1' },
  },
]
