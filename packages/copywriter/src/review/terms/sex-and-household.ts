import { put, type Term, termsOf } from '../term.ts'

const { prohibited, caution, advice } = termsOf('fair-housing')

const gendered = 'A gendered name for a room or feature; a plain one works for everyone.'
const people = 'Describes people. Describe the property only.'

export const sexAndHousehold: readonly Term[] = [
  prohibited(
    'sex-only',
    '(?:male|female|males|females|men|women|ladies|gentlemen|girls|boys) (?:only|preferred|wanted)',
    'States a preferred sex.',
    'drop clause',
  ),
  prohibited(
    'orientation',
    '(?:lgbt\\w*|gay|lesbian|transgender)(?:[- ]friendly)?',
    people,
    'drop word or clause',
  ),
  prohibited('orientation', 'straight (?:couples?|people|men|women)', people, 'drop clause'),
  caution(
    'bachelor-pad',
    "bachelor(?:ette)?(?:'s)? pad",
    'Implies a sex and a household.',
    put('home'),
  ),
  caution('man-cave', 'man[- ]?caves?', gendered, put('den')),
  caution('she-shed', 'she[- ]?sheds?', gendered, put('garden shed')),
  caution('his-and-hers', 'his(?: and | & |-n-|/|-and-)(?:hers?)', gendered, put('dual')),
  caution('housewife', 'housewife|homemaker', gendered, put('homeowner')),
  caution(
    'executive-home',
    "executive(?:'s)? (home|rental|retreat)",
    'Describes the occupant.',
    put('$1'),
  ),
  advice(
    'master',
    'master[- ](bedrooms?|suites?|baths?|bathrooms?|closets?|retreat)',
    'Lawful, but most MLSs now display "primary".',
    put('primary $1'),
  ),
]
