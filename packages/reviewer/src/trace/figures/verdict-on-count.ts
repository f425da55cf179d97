import type { PropertyInput } from '@listwright/contracts'
import type { WrittenNumber } from '../../numbers.ts'
import { isMiscounted } from './counted-nouns.ts'
import { type FigureContext, UNSUPPORTED, type Verdict } from './figure.ts'
import { thingAfter, thingsAround } from './things-near.ts'

/** What the bedrooms, the baths or the number of the house may count. */
const COUNTED_BY_FIELD =
  /^(?:[- ](?:[a-z]+ )?(?:bed|bath|room|suite|people|guests?\b)|[^- ]|$| [^a-z])/
/** What the number of units counts as well. */
const COUNTED_BY_UNIT =
  /^[- ](?:[a-z]+ )?(?:unit|apartment|apt|flat|door|home|famil|rent|tenan|lease|income|side|suite|household|kitchen|meter)/

/** 'It sleeps fourteen.' */
export const SLEEPS =
  /\b(?:sleeps?|holds|seats?|accommodates?|parks?|(?:beds|seating|seats|parking|garage|stalls|hookups) for) (?:up to |about )?$/

/** Whether a count is that of a feature, or follows from one. */
export const verdictOnCount = (number: WrittenNumber, context: FigureContext): Verdict => {
  const { facts, words } = context
  const { value, end } = number
  const typed = facts.featuresWith(value)
  // A figure at the end of a line counts nothing of the next one.
  const thing = context.lower[end] === '\n' ? null : thingAfter(words, end, facts)
  const about = thing ? facts.typedIn(thing) : new Set<string>()
  const bound = typed.find((source) => about.has(source))
  if (bound) return { status: 'traced', source: bound }
  const isOfOwnCount = [...about].some((source) => COUNT_LAST.test(facts.featureOf(source)))
  const after = context.lower.slice(end, end + 40)
  const isDerived =
    (value === 2 && facts.featureTexts.some((text) => SECOND.test(`${text};${after}`))) ||
    (facts.derived.has(value) && !isOfOwnCount && isMeasure(value, after)) ||
    [...about].some(
      (source) => facts.numbers.filter((each) => each.source === source).length === value,
    )
  const before = thingsAround(words, number, facts)
  const own = typed.find((source) => before.has(source))
  if (own) return { status: 'traced', source: own }
  if (!isDerived && isMiscounted(value, after, facts))
    return { ...UNSUPPORTED, status: 'contradicting' }
  if (about.size > 0 && (typed.length > 0 || isOfOwnCount) && !isDerived) {
    const [source = ''] = about
    return { status: 'contradicting', source, why: 'You entered this figure about something else.' }
  }
  const first = typed.find((source) => isOfUnit(value, source, after, context))
  if (typed.length > 0 && !first && !isDerived)
    return {
      ...UNSUPPORTED,
      status: 'contradicting',
      why: 'You entered this figure in another unit.',
    }
  if (first) return { status: 'traced', source: first }
  if (isDerived) return { status: 'derived', source: 'features' }
  if (facts.joined.has(value)) return { status: 'traced', source: 'features' }
  // The count of bedrooms proves no other count.
  const isOther =
    (value > 1 && number.style === 'spelled' && !COUNTED_BY_FIELD.test(after)) ||
    SLEEPS.test(context.lower.slice(Math.max(0, number.start - 24), number.start))
  return !isOther && isInFields(value, facts.property)
    ? { status: 'traced', source: 'address' }
    : UNSUPPORTED
}

/** Measures, each as texts and features write it. */
const UNITS: readonly RegExp[] = [
  /^[- ]?(?:feet|foot|ft|'|x\b)/,
  /^[- ]?(?:inch|in\b|")/,
  /^[- ]?(?:amp|a\b)/,
  /^[- ]?gal/,
  /^ ?(?:%|percent)/,
  /^[- ]?(?:months?|mos?)\b/,
  /^[- ]?(?:years?|yrs?)\b/,
  /^[- ]?(?:days?)\b/,
]

/** Whether a feature has a figure in the unit that the text gives it, or in none: 18 spaces are no 18 feet. */
const isOfUnit = (
  value: number,
  source: string,
  after: string,
  { facts }: FigureContext,
): boolean => {
  const unit = UNITS.find((each) => each.test(after))
  const typed = facts.numbers.filter(
    (each) => each.source === source && each.number.value === value,
  )
  if (!unit || typed.length === 0) return true
  return typed.some(({ feature, number }) => {
    const rest = feature.slice(number.end)
    return (
      unit.test(rest) ||
      !/^[- ]?[a-z]/.test(rest) ||
      !UNITS.concat(NOUN).some((each) => each.test(rest))
    )
  })
}
/** Things that are counted and never measured. */
const NOUN =
  /^[- ](?:[a-z]+ )?(?:spaces?|spots?|stalls?|doors?|units?|cars?|beds?|baths?|offices?|restrooms?|acres?|rooms?|bays?|seats?)\b/

/** A prep kitchen is the second kitchen, and an accessory dwelling the second dwelling: a feature, then what is counted. */
const SECOND =
  /(?:prep|back|dirty|messy|cater[a-z']+|second)[- ]kitchen.*; kitchens\b|accessory.*; dwellings\b/

/** A small figure that follows from others counts units, or is a share or a multiple. */
const isMeasure = (value: number, after: string): boolean =>
  value >= LARGE ||
  COUNTED_BY_UNIT.test(after) ||
  /^ ?(?:%|percent|times|x\b|[^a-z -]|$)/.test(after)
const LARGE = 100

/** A count typed after its noun: 'Ponds 2'. */
const COUNT_LAST = /^[a-z]+s:? \d{1,2}$/

const isInFields = (
  value: number,
  { address, zipCode, bedrooms, bathrooms, squareFeet }: PropertyInput,
): boolean =>
  [bedrooms, bathrooms, squareFeet].includes(value) ||
  (`${address} ${zipCode}`.match(/\d+/g) ?? []).some((digits) => Number(digits) === value)
