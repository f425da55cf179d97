import { isDate } from '../figures/dates.ts'
import { numberOf, numeral } from '../figures/numerals.ts'
import { lower } from '../statements/rule.ts'
import { dollars } from '../statements/wording/amounts.ts'
import { leaseEnd } from '../statements/wording/dates.ts'
import { bedsOf, RANKS } from '../statements/wording/units.ts'

/** One piece of a rent roll: a unit, its size, rent or term, whether it is let, or a mark between two units. */
export type RollToken =
  | { kind: 'unit'; name: string; isPlural: boolean }
  | { kind: 'size' | 'rent' | 'term' | 'state'; text: string }
  | { kind: 'rents' | 'break' | 'word' }

type Reader = [pattern: RegExp, read: (match: RegExpExecArray) => RollToken | null]

const END = '(?= |,|;|:|/|\\)|$)'
const token = (source: string): RegExp => new RegExp(`^(?:${source})${END}`, 'i')

const unit = (name: string, isPlural = false): RollToken => ({ kind: 'unit', name, isPlural })

const RENT_MIN = 300

const rentOf = (typed: string): RollToken | null => {
  const value = Number(typed.replace(/,/g, ''))
  return value < RENT_MIN || /^(?:19|20)\d\d$/.test(typed)
    ? null
    : { kind: 'rent', text: dollars(typed) }
}

const sides: Readonly<Record<string, string>> = {
  lwr: 'lower',
  dn: 'lower',
  down: 'lower',
  downstairs: 'lower',
  upr: 'upper',
  up: 'upper',
  upstairs: 'upper',
  bsmt: 'basement',
}

const READERS: readonly Reader[] = [
  [/^(?: ?[,;+&|/] ?| - | -|- | – |and |plus |with |w\/ ?)/i, () => ({ kind: 'break' })],
  [token('(?:current |monthly )?rents?(?: for| at| are| is)?:?'), () => ({ kind: 'rents' })],
  [
    token('units? ([A-Z\\d]{1,2}) (?:and|&) ([A-Z\\d]{1,2})'),
    ([, one = '', other = '']) =>
      unit(`units ${one.toUpperCase()} and ${other.toUpperCase()}`, true),
  ],
  [
    token('(?:unit|apt|apartment|#) ?#?([A-Z]|\\d{1,3})'),
    ([, label = '']) => unit(`unit ${label.toUpperCase()}`),
  ],
  // 'A $825 / B vacant'
  [
    /^([A-H])(?= (?:\$?\d{3}|\$?\d,\d{3}|vac|vacant|empty|rented|leased|occ|owner|mtm|m2m))/,
    ([, label = '']) => unit(`unit ${label}`),
  ],
  [
    token(
      '(lwr|lower|upr|upper|up|upstairs|down|downstairs|dn|front|rear|back|garden|bsmt|basement|attic|carriage house|cottage|studio|in-law)(?: (?:unit|apt|apartment|flat|tenant|(house)))?',
    ),
    ([, side = '', house]) =>
      unit(`the ${sides[lower(side)] ?? lower(side)} ${house ? 'house' : 'unit'}`),
  ],
  [
    token(
      '(1st|2nd|3rd|4th|first|second|third|fourth|top)(?: (?:flr|floor|fl))?(?: (?:unit|apt|tenant))?',
    ),
    ([, rank = '']) => unit(`the ${RANKS[lower(rank)] ?? lower(rank)} floor`),
  ],
  [
    token('(?:the )?(one|other|left|right|east|west|north|south)(?: side)(?: tenant)?|the (other)'),
    ([, side = '', other = '']) =>
      unit(/^one$/i.test(side) ? 'one side' : `the ${lower(side || other)} side`),
  ],
  [
    token('(both|all)(?: (?:units|sides|apartments|apts|\\d units))?'),
    ([, all = '']) => unit(`${lower(all)} units`, true),
  ],
  [
    /^(\d|one|two|three|four|five|six)(?: units?)?(?= (?:(?:is|are) )?(?:leased|rented|vacant|occupied|occ|vac|mtm|m2m|@|at \$))/i,
    ([, count = '']) => {
      const value = numberOf(count) ?? 1
      return unit(`${numeral(value)} ${value === 1 ? 'unit' : 'units'}`, value !== 1)
    },
  ],
  [
    token(
      '(\\d) ?(?:br|bd|bed|bedroom)s?(?:[ /,]*(\\d(?:\\.5)?) ?(?:ba|bath)s?)?|(\\d)/([1-4](?:\\.5)?)',
    ),
    ([, beds, baths, otherBeds, otherBaths]) => ({
      kind: 'size',
      text: bedsOf(beds ?? otherBeds ?? '', baths ?? otherBaths),
    }),
  ],
  [
    token(
      '(?:@ ?|at |for |pays |is |pd )?\\$?(\\d{1,2},\\d{3}|\\d{3,5})(?:\\.00)?(?: ?/ ?mo\\w*| a month| per month| mo| monthly)?',
    ),
    ([, sum = '']) => rentOf(sum),
  ],
  [
    token('mtm|m2m|m-t-m|mo(?:nth)?[- ]to[- ]mo(?:nth)?|m/m|monthly tenants?'),
    () => ({ kind: 'term', text: 'month to month' }),
  ],
  [token('(?:tenants? )?at will|taws?'), () => ({ kind: 'term', text: 'at will' })],
  [
    token(
      '(?:lease[ds]? )?(?:thru|through|until|till?|exp(?:ires)?|ends|to) ((?:\\d{1,2}/\\d{1,4}(?:/\\d{2,4})?)|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?(?: \\d{1,2})?(?:,? 20\\d\\d)?|20\\d\\d)',
    ),
    ([, date = '']) => (isDate(date) ? { kind: 'term', text: `through ${leaseEnd(date)}` } : null),
  ],
  [token('vacant|vac|empty'), () => ({ kind: 'state', text: 'vacant' })],
  [token('(?:fully )?(?:occupied|occ)'), () => ({ kind: 'state', text: 'occupied' })],
  [token('owner[- ]?occ(?:upied)?|owner'), () => ({ kind: 'state', text: 'owner-occupied' })],
  [token('(?:will be )?delivered vacant'), () => ({ kind: 'state', text: 'delivered vacant' })],
  [token('leased|rented'), () => ({ kind: 'state', text: 'leased' })],
  [
    token('(?:just |freshly |fully |newly )*(?:re-?done|renovated|remodeled|updated|rehabbed)'),
    ([typed]) => ({ kind: 'state', text: /^just/i.test(typed) ? 'just redone' : 'redone' }),
  ],
  [token('tenants?(?: in place)?|in place|currently|is|are|now|lease'), () => ({ kind: 'word' })],
]

/** The pieces of a note, or `null` where a word of it is none of a rent roll. */
export const rollTokens = (note: string): RollToken[] | null => {
  const tokens: RollToken[] = []
  let rest = note.trim()
  while (rest) {
    const found = firstToken(rest)
    if (!found) return null
    tokens.push(found.token)
    rest = rest.slice(found.length).replace(/^ +/, '')
  }
  return tokens
}

const firstToken = (rest: string): { token: RollToken; length: number } | null => {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(rest)
    const found = match && read(match)
    if (match && found) return { token: found, length: match[0].length }
  }
  return null
}
