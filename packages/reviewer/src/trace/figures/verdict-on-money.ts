import { group } from '../../language/numbers.ts'
import type { WrittenNumber } from '../../numbers.ts'
import { matchesIn } from '../../patterns/index.ts'
import type { TypedFacts } from '../typed-facts.ts'
import { type FigureContext, UNSUPPORTED, type Verdict } from './figure.ts'
import { isRounded } from './is-rounded.ts'

const FEE =
  /\b(?:hoa|dues|fees?|maintenance|rents?|rented|rental|tax(?:es)?|assessment|deposit|association|lease|leased|insurance|gross(?:es|ed)?|noi|apply|income)\b/
const PERIOD =
  /^(?: ?\/ ?(?:mo|yr|qtr)|,? (?:an?|per|each|every) (?:month|year|quarter|week)| monthly| yearly| annually)/
const PER_UNIT =
  /^(?: ?\/ ?(?:sq|sf|acre|unit)|,? (?:an?|per|the) (?:sq|square|foot|acre|unit|door|bed|key|room))/
const PRICE =
  /(?:\bprice(?:d)?(?: is| at|:|,)?|asking|offered (?:for|at)|listed (?:at|for)|ask is|yours for) ?$/

/** Whether a sum of money is the price, a sum that was entered for the same purpose, or follows from those. */
export const verdictOnMoney = (
  number: WrittenNumber,
  after: string,
  before: string,
  context: FigureContext,
): Verdict => {
  const { facts } = context
  const { price } = facts.property
  if (number.value === price || number.value === Math.round(price))
    return { status: 'traced', source: 'price' }
  const isFee = FEE.test(before) || PERIOD.test(after) || FEE.test(after.split(/[.;]/)[0] ?? '')
  const typed = facts.numbers.find((each) => each.number.value === number.value)
  const other = typed && otherKind(number.value, before, after, facts)
  if (other)
    return {
      status: 'contradicting',
      source: other,
      why: 'You entered this figure about something else.',
    }
  const wrong = typed && misattributed(number.value, before, after, facts)
  if (wrong) return { status: 'contradicting', source: typed.source, why: wrong }
  if (typed && !(PRICE.test(before) && !isFee)) return { status: 'traced', source: typed.source }
  if (facts.derived.has(number.value) && (!PERIOD.test(after) || facts.rents.has(number.value)))
    return { status: 'derived', source: PER_UNIT.test(after) ? 'price' : 'features' }
  if (isOtherPeriod(number.value, after, facts)) return { status: 'derived', source: 'features' }
  if (facts.joined.has(number.value) && !(PRICE.test(before) && !isFee))
    return { status: 'traced', source: 'features' }
  if (isRounded(number.value, price, before)) return { status: 'derived', source: 'price' }
  if (
    PER_UNIT.test(after) &&
    [...facts.derived].some((value) => isRounded(number.value, value, before))
  )
    return { status: 'derived', source: 'price' }
  if (isFee || PER_UNIT.test(after)) return UNSUPPORTED
  const [dollars, name] = [`$${group(price)}`, 'price']
  return price > 0
    ? {
        status: 'contradicting',
        source: 'price',
        why: `You entered ${dollars} (${name}).`,
        suggestion: dollars,
      }
    : UNSUPPORTED
}

/** What a sum is for; a feature and a sentence may each name one. */
const PURPOSES: readonly RegExp[] = [
  /\b(?:hoa|dues|assoc\w*|maint\w*|assess\w*|condo fees?)\b/,
  /\b(?:rents?|rented|rental|leased?|tenants?|apt|unit)\b/,
  /\btax(?:es)?\b/,
  /\b(?:insurance|flood)\b/,
]

/** The feature in which a sum stands for another purpose than the one it is given here. */
const otherKind = (
  value: number,
  before: string,
  after: string,
  facts: TypedFacts,
): string | null => {
  const [near = ''] = before.split(/[.,;\n]|\$[\d,]+/).slice(-1)
  // Posts have lines without punctuation between them: the last words come first.
  const last = near.trim().split(' ').slice(-2).join(' ')
  const purpose =
    PURPOSES.find((each) => each.test(last)) ??
    PURPOSES.find((each) => each.test(near)) ??
    PURPOSES.find((each) => each.test(after.split(/[.,;]| and /)[0] ?? ''))
  const typed = facts.numbers.filter((each) => each.number.value === value)
  if (!purpose || typed.some(({ feature }) => purpose.test(feature))) return null
  return typed.find(({ feature }) => PURPOSES.some((each) => each.test(feature)))?.source ?? null
}

/** Whether a fee is paid by the month or by the year, as far as it is said. */
const isYearly = (after: string): boolean | undefined => {
  if (/^ ?(?:\/ ?|,? ?(?:an?|per|each|every)? ?)(?:yr|year|annu)/.test(after)) return true
  return /^ ?(?:\/ ?|,? ?(?:an?|per|each|every)? ?)mo(?:nth|\b)/.test(after) ? false : undefined
}

/** Whether a sum is what an entered one comes to by the month or by the year. */
const isOtherPeriod = (value: number, after: string, { numbers }: TypedFacts): boolean =>
  numbers.some(({ feature, number }) => {
    const [said, entered] = [isYearly(after), isYearly(feature.slice(number.end))]
    if (said === undefined || entered === undefined || said === entered) return false
    return Math.abs(value - (said ? number.value * MONTHS : number.value / MONTHS)) < 1
  })
const MONTHS = 12

/** What tells one unit of a building from another. */
const LABEL =
  /\b(?:unit|apt|apartment|suite|flat|number) #?(\w{1,2})\b|\b(upper|lower|first|second|third|fourth|front|rear|back|top|ground|basement|studio)\b/g
const ORDINALS = ['', 'first', 'second', 'third', 'fourth']

const labelsIn = (text: string): string[] =>
  matchesIn(text, LABEL).map(([, unit = '', name = '']) =>
    name ? String(Math.max(0, ORDINALS.indexOf(name)) || name) : unit,
  )

/** Why a sum that was entered is said of the wrong unit or the wrong period, if it is. */
const misattributed = (
  value: number,
  before: string,
  after: string,
  { numbers, featureTexts }: TypedFacts,
): string | null => {
  const own = numbers.filter((each) => each.number.value === value)
  const said = isYearly(after)
  const periods = own.map(({ feature, number }) => isYearly(feature.slice(number.end)))
  if (said !== undefined && periods.every((period) => period === !said))
    return `You entered this sum by the ${said ? 'month' : 'year'}.`
  const label = labelsIn(before.split(/[.;$]/).at(-1) ?? '').at(-1)
  if (!label || own.some(({ feature }) => labelsIn(feature).includes(label))) return null
  return own.every(({ feature }) => labelsIn(feature).length > 0) &&
    featureTexts.some((feature) => labelsIn(feature).includes(label))
    ? 'You entered this sum about another unit.'
    : null
}
