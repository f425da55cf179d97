import { measured } from '../measures.ts'
import { type Rule, told, withArticle } from './rule.ts'

/** Homes that a restriction allows: 'stick built or modular'. */
const BUILT = String.raw`(?:stick[- ]built|site[- ]built|modular|manufactured|brick|log|single[- ]family)`

/** Who is in a building and who may be, what may stand on a parcel, and what has been paid for. */
export const OCCUPANCY: readonly Rule[] = [
  [
    /^(\d{1,2}) ?(?:%|percent) (occupied|leased|rented) (?:by|to) (?:an? )?([a-z][a-z ]+)$/i,
    (match) => ({
      kind: 'tenancy',
      concept: null,
      statement: `it is ${match[1]} percent ${match[2]?.toLowerCase()} ${/occ/i.test(match[2] ?? '') ? 'by' : 'to'} ${withArticle(match[3] ?? '')}`,
    }),
  ],
  [
    new RegExp(
      `^deed restrictions?:? (${BUILT}(?:(?:,| or| and) ${BUILT})*)(?: homes?)? only$`,
      'i',
    ),
    (match) => ({
      kind: 'restriction',
      concept: null,
      statement: `the deed restrictions allow only ${(match[1] ?? '').toLowerCase().replace(/\b(stick|site) built/g, '$1-built')} homes`,
    }),
  ],
  [
    /^solar (lease|loan|system|panels) paid off(?: in)? ((?:19|20)\d\d),?(?: so| and)?(?: is)?(?: now)? owned$/i,
    (match) => ({
      kind: 'system',
      concept: null,
      statement: `the solar ${/lease|loan/i.test(match[1] ?? '') ? match[1]?.toLowerCase() : 'system'} was paid off in ${match[2]}, and the system is owned`,
    }),
  ],
  [
    /^(?:all )?(?:bedrooms|beds) (?:up|upstairs)$/i,
    told('room', null, 'all bedrooms are upstairs'),
  ],
  [/^guard[- ]gated$/i, told('community', 'guard-gated community', 'it is guard-gated')],
  [
    /^(?:waiting list|wait) to rent$|^((?:\d|one|two|three)[- ]year) wait to rent$/i,
    (match) => ({
      kind: 'restriction',
      concept: null,
      statement: match[1]
        ? `there is a ${measured(match[1].toLowerCase()).replace(' ', '-')} wait to rent`
        : 'there is a wait to rent',
    }),
  ],
]
