import { hyphenated } from '../compounds.ts'
import { measured } from '../measures.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const LET =
  '(leased|rented|occupied|vacant|owner[- ]occupied|tenant[- ]occupied|month[- ]to[- ]month)'

const FLOOR =
  '(?:1st|2nd|3rd|4th|first|second|third|fourth|top|ground|main|lower|upper|basement|garden|front|rear|back)'

const UNITS = String.raw`((?:both |all )?(?:${FLOOR}(?: and ${FLOOR})?(?: (?:floors?|units?|levels?|apartments?))?|(?:units?|apartments?|sides?) (?:[A-Z]|\d{1,3})(?: and (?:[A-Z]|\d{1,3}))?))`

const BANNED =
  '((?:[a-z-]+ )?(?:mobile homes|mobiles|manufactured homes|modulars|modular homes|trailers|single[- ]wides|short-term rentals|rentals|livestock|horses|chickens|RVs|subdividing|commercial use|fences|outbuildings))'

const COUNTY_ROAD =
  /^((?:year[- ]round |seasonal |paved |gravel |quiet )*)(county|city|borough|township|town|state|publicly|privately)[- ]?(maintained )?((?:paved |gravel |dirt )?road)$/i

const noun = (words: string): string => {
  const isFloor = /^(?:first|second|third|fourth|top|ground|main)/.test(words)
  return `${isFloor ? 'floor' : 'unit'}${/ and /.test(words) ? 's' : ''}`
}

const unitsOf = (typed: string | undefined): string => {
  const words = measured(lower(typed))
    .replace(/\b1st\b/g, 'first')
    .replace(
      /\b(unit|apartment|side)(s?) ([a-z])(?: and ([a-z]))?$/,
      (_, noun, s, one, other) =>
        `${noun}${s} ${one.toUpperCase()}${other ? ` and ${other.toUpperCase()}` : ''}`,
    )
  if (/^(?:units?|apartments?|sides?) |^(?:both|all)\b/.test(words)) return words
  return /(?:floors?|units?|levels?|apartments?|basement)$/.test(words)
    ? `the ${words}`
    : `the ${words} ${noun(words)}`
}

/** 'The first floor is leased, and the third is vacant': the noun is named once. */
const againOf = (first: string | undefined, second: string | undefined): string =>
  /floor/i.test(first ?? '') && !/floor|unit|level/i.test(second ?? '')
    ? unitsOf(second).replace(/ floors?$/, '')
    : unitsOf(second)

const stateOf = (units: string | undefined, state: string | undefined): string => {
  const isSeveral = / and |^(?:both|all)\b/i.test(units ?? '')
  return `${isSeveral ? 'are' : 'is'} ${lower(state)
    .replace(/^(owner|tenant) /, '$1-')
    .replace(/^month-to-month$/, 'month to month')}`
}

const banned = (typed: string | undefined): string =>
  lower(typed)
    .replace(/^mobiles$/, 'mobile homes')
    .replace(/^modulars$/, 'modular homes')
    .replace(/\brvs\b/, 'RVs')

/** A line that says one thing in several pieces: told whole, in one clause. */
export const WHOLE_LINES: SubjectRules = {
  commaLines: [
    [
      /^(?:first|1st)(?: month'?s?)?(?:,| and|,? \+) last(?: month'?s?)?(?: rent)?(?:, and| and|,? plus|,) (?:a |one month )?(?:security|sec)(?: deposit)?(?: (?:is |are )?(?:required|due))?$/i,
      () => ({
        kind: 'fee',
        concept: 'deposit',
        statement: "first month's rent, last month's rent, and a security deposit are required",
        list: ["first month's rent", "last month's rent", 'a security deposit'],
      }),
    ],
    [
      /^tenants? pays? all(?: the)? utilities (?:except|but)(?: for)? ([a-z][a-z ]+)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the tenants pay all utilities except ${lower(match[1])}`,
      }),
    ],
    [
      /^all (?:the )?(units|apartments|tenants|leases) (?:are )?month to month$/i,
      (match) => ({
        kind: 'tenancy',
        concept: 'month-to-month',
        statement: `all ${lower(match[1])} are month to month`,
      }),
    ],
    [
      new RegExp(
        `^${UNITS} (?:is |are )?${LET}(?:,| and|, and| \\+|;) ${UNITS} (?:is |are )?${LET}$`,
        'i',
      ),
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${unitsOf(match[1])} ${stateOf(match[1], match[2])}, and ${againOf(match[1], match[3])} ${stateOf(match[3], match[4])}`,
      }),
    ],
    [
      new RegExp(
        `^((?:both|all (?:two|three|four|five|six|\\d)) (?:units|sides|floors|apartments)) (?:are )?${LET}$`,
        'i',
      ),
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${measured(lower(match[1]))} are ${lower(match[2])
          .replace(/-/g, ' ')
          .replace(/^(owner|tenant) /, '$1-')}`,
      }),
    ],
    [
      new RegExp(
        `^(?:(recorded|light|some) )?(covenants|deed restrictions|CC&Rs|restrictions)(?: apply)?(?:,|:| -|;) no ${BANNED}(?:(?:,| and| or) (?:no )?${BANNED})?$`,
        'i',
      ),
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `${match[1] ? `${lower(match[1])} ` : 'the '}${/^cc/i.test(match[2] ?? '') ? 'CC&Rs' : lower(match[2])} do not allow ${[match[3], match[4]].filter(Boolean).map(banned).join(' or ')}`,
      }),
    ],
    [
      /^(cats|dogs|small dogs|small pets)(?: are)? (?:ok|okay|allowed|welcome),? (?:but )?no (dogs|cats|large dogs|big dogs)$/i,
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${lower(match[1])} are allowed, but ${lower(match[2])} are not`,
      }),
    ],
    [
      /^no (dogs|cats|large dogs|big dogs),? (?:but )?(cats|dogs|small dogs|small pets)(?: are)? (?:ok|okay|allowed|welcome)$/i,
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${lower(match[2])} are allowed, but ${lower(match[1])} are not`,
      }),
    ],
    [
      /^(cats|dogs) only(?:,| -|;) no (dogs|cats)$/i,
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `only ${lower(match[1])} are allowed, not ${lower(match[2])}`,
      }),
    ],
    [
      /^(window (?:units|air conditioners|air conditioning|AC)|(?:wall|portable) units)(?:,| and|, but)? no central (?:air|air conditioning|AC)$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `cooling is by ${lower(match[1]).replace(/^window (?:ac|air conditioning)$/, 'window units')}, with no central air`,
      }),
    ],
    [
      /^(deeded|assigned|reserved) parking(?: and|,| \+|,? plus) storage$|^parking(?: and|,| \+) storage (?:are |is |both )?(deeded|assigned|reserved)$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `parking and storage are ${lower(match[1] ?? match[2])}`,
      }),
    ],
    [
      /^(quiet|private|bright|sunny|secluded) ((?:(?:top|upper|lower|main|ground|first|second|third|corner|end|rear|front|back|interior|garden)[- ]?(?:floor|level)? ){0,3}unit)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${lower(match[1])} ${hyphenated(lower(match[2]))}`,
      }),
    ],
    [
      COUNTY_ROAD,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on a ${lower(match[1]).replace(/year round/, 'year-round')}${lower(match[2])}${match[3] ? '-maintained' : ''} ${lower(match[4])}`,
      }),
    ],
    [
      /^(rental|garage|covered|reserved|valet|indoor|heated) parking(?: is)?(?: available)? (in|at) (?:the )?(building|garage|complex)(?: is| for| at)? (\$[\d,]+)( ?\/ ?mo\w*| a month| per month)?$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `${lower(match[1])} parking is available ${lower(match[2])} the ${lower(match[3])} for ${match[4]}${match[5] ? ' a month' : ''}`,
      }),
    ],
  ],
}
