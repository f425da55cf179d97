import { articleFor } from '@listwright/reviewer/language'
import { dateOf } from '../figures/dates.ts'
import { numberOf, numeral } from '../figures/numerals.ts'
import { isPlural, subjectOf, withArticle } from '../statements/rule.ts'
import { UNIT, unitOf } from '../statements/wording/units.ts'
import { endOf } from './note-dates.ts'
import type { TermClause } from './term-clause.ts'

const COUNTED =
  '(?:(?:rear|front|upper|lower|remaining|other|balance) )?\\d[\\d,]* (?:square feet|sf)|(?:(?:both|all|one|two|three|four|five|six|\\d{1,2}) )?(?:[a-z-]+ ){0,2}(?:units?|suites?|apartments?|apt|farm|house|cottage|garages?|spaces?|storefronts?|bays?|offices?|floors?|sides?|pasture|ground|tillable|land|barn|rooms?|studio|casita|guest house|in-law|half|portion|field)(?: (?:over|above) (?:the )?garage)?'
const STATUS =
  '(?:currently |now |is |are )*(vacant|leased|pre-?leased|rented|occupied|tenant-occupied|month to month|rents?(?= for| at| \\$))'
const NOTE = new RegExp(`^(?:the )?(?:${UNIT}|(${COUNTED})),? ${STATUS}((?: .+|,.+)?)$`, 'i')

/** 'Leased through 7/31 at $1150/side': of the property as a whole. */
const ALONE =
  /^()()(?:currently |now )?(leased|pre-?leased|rented)( (?:\$\d.*|(?:through|until|at|for) .*\$\d.*|\d{1,2}\/\d.*|(?:20)?\d\d-(?:20)?\d\d .*))$/i

/** A rent of less than $20 is one by the area, and never that of a month: '$0.89 NNN'. */
const isRentByArea = (rent: string): boolean => Number(rent.replace(/[$,]/g, '')) < 20

/** What is said of a lease behind its status, in any order. */
const READERS: readonly [pattern: RegExp, told: (match: RegExpExecArray) => string][] = [
  [
    /^((?:freshly |newly |just |fully )?)(painted|renovated|remodeled|redone|updated|rehabbed)(?: (?:in )?((?:19|20)\d\d))?(?=,| |$)/i,
    ([, how = '', deed = '', year]) =>
      ` and ${year ? 'WAS' : 'HAS been'} ${how.toLowerCase()}${deed.toLowerCase()}${year ? ` in ${year}` : ''}`,
  ],
  [/^separately/i, () => ' separately'],
  [
    /^(\d{1,2}\/\d{1,2}\/\d{2,4}) ?(?:-|–|to|through) ?(\d{1,2}\/\d{1,2}\/\d{2,4})/,
    ([, from = '', to = '']) => ` from ${dateOf(from)}, to ${dateOf(to)},`,
  ],
  [
    /^(?:for )?(?:20)?(\d\d)-(?:20)?(\d\d)(?: (school|academic) year)?(?= |$)/i,
    ([, from, to, year]) =>
      ` for ${year ? 'the ' : ''}20${from}-${to}${year ? ` ${year} year` : ''}`,
  ],
  [
    /^to (?:an? )?(\d+)[- ]year tenant(?: who (?:would like|would love|wants|hopes) to stay)?/i,
    ([typed]) =>
      ` ${typed.replace(/^to (?:an? )?(\d+)[- ]year/i, (_, years: string) => `to ${articleFor(years)} ${years}-year`).replace(/ (\d+)-year/, (_, years: string) => ` ${numeral(Number(years))}-year`)}`,
  ],
  [
    /^to (?:an? |the )?((?!(?:a|an|the|be)\b)(?:[a-z-]+ ){0,2}?[a-z-]+)(?=,|$| (?:at|for|through|until|NNN|month to month|triple|since)\b| \$)/,
    ([, whom = '']) => ` to ${withArticle(whom)}`,
  ],
  [
    /^(?:at|for)? ?(\$\d+(?:,\d{3})*(?:\.\d\d)?(?: and \$\d+(?:,\d{3})*)?)( an? (?:month|year|acre|side|unit|door|space|floor|apartment|stall|square foot))?( each)?( NNN| triple net)?/i,
    ([, rent = '', period = isRentByArea(rent) ? '' : ' a month', each = '', net]) =>
      ` at ${rent}${period}${each}${net ? ', triple net' : ''}`,
  ],
  [
    /^NNN (?:at )?(\$\d+(?:\.\d\d)?) a square foot/i,
    ([, rent]) => ` at ${rent} a square foot, triple net`,
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
  // 'half vacant' does not say which half.
  if (!status || /^(?:half|portion)$/i.test(counted ?? '')) return null
  const subject = unit ? unitOf(unit) : counted ? countedSubject(counted) : 'it'
  const isMany = unit ? false : isPlural(counted ?? '')
  let said = ''
  let rest = more.replace(/^[\s,()+]+(?:and )?/, '')
  while (rest !== '') {
    const found = READERS.map(([pattern, told]) => {
      const match = pattern.exec(rest)
      return match?.[0] ? { told: told(match), length: match[0].length } : null
    }).find((each) => each !== null)
    if (!found) return null
    said += found.told
    rest = rest.slice(found.length).replace(/^[\s,()+]+(?:and )?/, '')
  }
  const isRent = /^rents?$/i.test(status)
  const verb = isRent
    ? isMany
      ? 'rent'
      : 'rents'
    : `${/ since \d/.test(said) ? (isMany ? 'have been' : 'has been') : isMany ? 'are' : 'is'} ${/month/i.test(status) ? 'rented month to month' : status.toLowerCase()}`
  return {
    statement: `${subject} ${verb}${agreed(isRent ? said.replace(/^ at /, ' for ') : said, isMany)}`,
    kind: said.includes('$') ? 'income' : 'tenancy',
  }
}

const agreed = (said: string, isMany: boolean): string =>
  said
    .replace(/\bWAS\b/, isMany ? 'were' : 'was')
    .replace(/\bHAS\b/, isMany ? 'have' : 'has')
    .replace(/,$/, '')

const countedSubject = (typed: string): string =>
  subjectOf(typed.replace(/^\d+(?= )/, (digits) => numeral(numberOf(digits) ?? Number(digits))))
