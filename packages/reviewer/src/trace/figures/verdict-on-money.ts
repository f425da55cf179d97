import { group } from '../../language/numbers.ts'
import type { WrittenNumber } from '../../numbers.ts'
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
  if (typed && !(PRICE.test(before) && !isFee)) return { status: 'traced', source: typed.source }
  if (facts.derived.has(number.value) && (!PERIOD.test(after) || facts.rents.has(number.value)))
    return { status: 'derived', source: PER_UNIT.test(after) ? 'price' : 'features' }
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
  const [near = ''] = before.split(/[.,;]/).slice(-1)
  const purpose =
    PURPOSES.find((each) => each.test(near)) ??
    PURPOSES.find((each) => each.test(after.split(/[.,;]| and /)[0] ?? ''))
  const typed = facts.numbers.filter((each) => each.number.value === value)
  if (!purpose || typed.some(({ feature }) => purpose.test(feature))) return null
  return typed.find(({ feature }) => PURPOSES.some((each) => each.test(feature)))?.source ?? null
}
