import { numberOf, numeral } from '../figures/numerals.ts'
import { isPlural, subjectOf } from '../statements/rule.ts'
import { UNIT, unitOf } from '../statements/wording/units.ts'
import { endOf } from './note-dates.ts'
import type { TermClause } from './term-clause.ts'

const COUNTED =
  '(?:(?:both|all|one|two|three|four|five|six|\\d{1,2}) )?(?:[a-z-]+ ){0,2}(?:units?|suites?|apartments?|apt|farm|house|cottage|garages?|spaces?|storefronts?|bays?|offices?|floors?|sides?|pasture|ground|tillable|land|barn|rooms?|studio|casita|guest house|in-law)(?: (?:over|above) (?:the )?garage)?'
const STATUS =
  '(?:currently |now |is |are )*(vacant|leased|rented|occupied|tenant-occupied|month to month|rents?(?= for| at| \\$))'
const NOTE = new RegExp(`^(?:the )?(?:${UNIT}|(${COUNTED})),? ${STATUS}((?: .+|,.+)?)$`, 'i')

/** 'Leased through 7/31 at $1150/side': of the property as a whole. */
const ALONE = /^()()(leased|rented)( (?:through|until|at|for) .*\$\d.*)$/i

/** What is said of a lease behind its status, in any order. */
const READERS: readonly [pattern: RegExp, told: (match: RegExpExecArray) => string][] = [
  [/^separately/i, () => ' separately'],
  [
    /^(?:at|for)? ?(\$\d+(?:,\d{3})*)( an? (?:month|year|acre|side|unit|door|space|floor|apartment|stall))?( each)?/i,
    ([, rent, period = ' a month', each = '']) => ` at ${rent}${period}${each}`,
  ],
  [
    /^(?:lease )?(?:through|until|to|ends|expires|expiring) (\d{1,2}\/\d{1,4}(?:\/\d{2,4})?|[A-Z][a-z]+\.?(?: \d{1,2}(?!\d))?(?:,? \d{4})?|\d{4}(?: (?:crop|school) (?:year|season))?)/i,
    ([, end = '']) => ` through ${endOf(end, false)}`,
  ],
  [/^(?:both |all )?month to month/i, () => ', month to month'],
  [/^since (\d{4})/i, ([, since = '']) => ` since ${since}`],
  [
    /^(?:includes|including|included|incl) (utilities|heat|water)/i,
    ([, what = '']) => `, ${what.toLowerCase()} included`,
  ],
  [/^(\d[\d,]*(?: and \d[\d,]*)?) (?:square feet|sf)/i, ([, sizes]) => ` (${sizes} square feet)`],
]

/** A unit, or what else is let, and how: 'the farm is leased through the 2026 crop year'. */
export const letClause = (text: string): TermClause | null => {
  const [, unit, counted, status = '', more = ''] = NOTE.exec(text) ?? ALONE.exec(text) ?? []
  if (!status) return null
  const subject = unit ? unitOf(unit) : counted ? countedSubject(counted) : 'it'
  const isMany = unit ? false : isPlural(counted ?? '')
  let said = ''
  let rest = more.replace(/^[\s,()]+/, '')
  while (rest !== '') {
    const found = READERS.map(([pattern, told]) => {
      const match = pattern.exec(rest)
      return match?.[0] ? { told: told(match), length: match[0].length } : null
    }).find((each) => each !== null)
    if (!found) return null
    said += found.told
    rest = rest.slice(found.length).replace(/^[\s,()]+(?:and )?/, '')
  }
  const isRent = /^rents?$/i.test(status)
  const verb = isRent
    ? isMany
      ? 'rent'
      : 'rents'
    : `${isMany ? 'are' : 'is'} ${/month/i.test(status) ? 'rented month to month' : status.toLowerCase()}`
  return {
    statement: `${subject} ${verb}${isRent ? said.replace(/^ at /, ' for ') : said}`,
    kind: said.includes('$') ? 'income' : 'tenancy',
  }
}

const countedSubject = (typed: string): string =>
  subjectOf(typed.replace(/^\d+(?= )/, (digits) => numeral(numberOf(digits) ?? Number(digits))))
