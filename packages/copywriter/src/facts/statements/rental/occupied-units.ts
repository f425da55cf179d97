import { measured } from '../../figures/measures.ts'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { listed, lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, GROUP_TO_SIX, inWords, TO_TEN } from '../wording/counts.ts'
import { building, tenancy } from '../wording/kinds.ts'
import { RANKS } from '../wording/units.ts'

const LET =
  '(leased|rented|occupied|vacant|owner[- ]occupied|tenant[- ]occupied|month[- ]to[- ]month)'

const FLOOR =
  '(?:1st|2nd|3rd|4th|first|second|third|fourth|top|ground|main|lower|upper|basement|garden|front|rear|back)'

const UNITS = String.raw`((?:both |all )?(?:${FLOOR}(?: and ${FLOOR})?(?: (?:floors?|units?|levels?|apartments?))?|(?:units?|apartments?|sides?) (?:[A-Z]|\d{1,3})(?: and (?:[A-Z]|\d{1,3}))?))`

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

const rankOf = (typed: string | undefined): string => RANKS[lower(typed)] ?? lower(typed)

const unitsTold = (match: RegExpExecArray) => {
  const count = numberOf(match[1] ?? '') ?? 1
  const subject = count === 1 ? 'one unit is' : `${numeral(count)} units are`
  return {
    kind: 'tenancy' as const,
    concept: null,
    statement: `${subject} ${(match[2] ?? '').toLowerCase()} and ${(match[3] ?? '').toLowerCase()}`,
  }
}

/** Which units are leased and which are vacant: 'upper rented, lower vacant'. */
export const OCCUPIED_UNITS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${GROUP_TO_SIX} ((?:retail|office|storefront|commercial|shop) (?:bays|spaces|suites|units)),? ${GROUP_TO_SIX} (?:is )?(leased|rented|vacant|occupied)((?: month[- ]to[- ]month| (?:through|until) .+)?)$`,
        'i',
      ),
      (match) =>
        tenancy(
          `there are ${inWords(match[1])} ${match[2]?.toLowerCase()}, ${inWords(match[3])} of them ${match[4]?.toLowerCase()}${(match[5] ?? '').toLowerCase().replaceAll('-', ' ')}`,
        ),
    ],
    [
      /^(?:units? )?((?:[A-Z]|\d{1,3})(?:(?:, | and | & )(?:[A-Z]|\d{1,3}))+) (?:are )?(rented|leased|occupied|vacant|month to month)(?:,? (?:to |both |all )?(TAWs?|tenants at will|at will|month to month|month-to-month))?$/i,
      (match) => {
        const units = series((match[1] ?? '').split(/, | and | & /))
        const how = lower(match[3])
        const end = /taw|will/.test(how) ? ' to tenants at will' : how ? ', month to month' : ''
        return tenancy(`units ${units} are ${lower(match[2])}${end}`)
      },
    ],
  ],
  commaLines: [
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
      (match) =>
        tenancy(
          `${unitsOf(match[1])} ${stateOf(match[1], match[2])}, and ${againOf(match[1], match[3])} ${stateOf(match[3], match[4])}`,
        ),
    ],
    [
      new RegExp(
        `^((?:both|all (?:two|three|four|five|six|\\d)) (?:units|sides|floors|apartments)) (?:are )?${LET}$`,
        'i',
      ),
      (match) =>
        tenancy(
          `${measured(lower(match[1]))} are ${lower(match[2])
            .replace(/-/g, ' ')
            .replace(/^(owner|tenant) /, '$1-')}`,
        ),
    ],
  ],
  figures: [
    [
      /^(one|a|1) side (?:is )?(vacant|rented|leased|occupied)$|^(both) sides (?:are )?(vacant|rented|leased|occupied)$/i,
      (match, setting) =>
        setting === 'multi'
          ? tenancy(
              match[3] ? `both sides are ${lower(match[4])}` : `one side is ${lower(match[2])}`,
            )
          : null,
    ],
    [
      /^(?:the )?(1st|first|2nd|second|3rd|third|4th|fourth|top|upper|lower|garden)(?: floor| unit)? (?:is )?(vacant|leased|rented|owner[- ]occupied|occupied)$/i,
      (match, setting) =>
        setting === 'multi' || setting === 'commercial'
          ? tenancy(
              `the ${rankOf(match[1])} ${/upper|lower|garden/i.test(match[1] ?? '') ? 'unit' : 'floor'} is ${lower(match[2]).replace(' ', '-')}`,
            )
          : null,
    ],
    [
      /^((?:[a-z-]+ed|renovated|rebuilt|vacant|redone)) units? ((?:\d|[A-D])(?:(?:,| and| &) ?(?:\d|[A-D]))+)$/i,
      (match) =>
        building(
          `units ${series(listed((match[2] ?? '').replaceAll('&', 'and')))} are ${lower(match[1]).replace('deleaded', 'de-leaded')}`,
        ),
    ],
    [
      new RegExp(
        `^(${TO_TEN}) units? (?:is |are )?(vacant|occupied|leased|rented) and (\\w+ed|vacant|ready|redone|rebuilt)$`,
        'i',
      ),
      (match) => unitsTold(match),
    ],
    [
      /^(\d|one|two|three|four|five|six|both|all)(?: of (?:the )?(?:\d|two|three|four))? (?:units?|apartments?|tenants?) (?:are |is )?(occupied|rented|leased),? (month to month|at will|through \S+(?: \d{4})?|until \S+(?: \d{4})?)$/i,
      (match) => {
        const many = (match[1] ?? '').toLowerCase()
        const isOne = numberOf(many) === 1
        return {
          kind: 'tenancy',
          concept: /month/i.test(match[3] ?? '') ? 'month-to-month' : null,
          statement: `${numberOf(many) === null ? many : count(many)} ${isOne ? 'unit is' : 'units are'} ${match[2]?.toLowerCase()} ${match[3]?.toLowerCase()}`,
        }
      },
    ],
    [
      new RegExp(
        `^(${TO_TEN}) units? (?:are |is )?(month to month|at will|vacant and remodeled)$`,
        'i',
      ),
      (match) =>
        tenancy(
          `${count(match[1])} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'unit is' : 'units are'} ${match[2]?.toLowerCase()}`,
        ),
    ],
  ],
}
