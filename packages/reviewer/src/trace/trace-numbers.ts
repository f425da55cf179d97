import type { PropertyInput } from '@listwright/contracts'
import { numbersIn, type WrittenNumber } from '../numbers.ts'
import type { TracedClaim } from './claim.ts'
import { isMiscounted } from './figures/counted-nouns.ts'
import type { FigureContext, Verdict } from './figures/figure.ts'
import { thingAfter } from './figures/things-near.ts'
import { FRACTION, traceFractions } from './figures/trace-fractions.ts'
import { traceQuantities } from './figures/trace-quantities.ts'
import { SLEEPS, verdictOnCount } from './figures/verdict-on-count.ts'
import { verdictOnDistance } from './figures/verdict-on-distance.ts'
import { verdictOnField } from './figures/verdict-on-field.ts'
import { verdictOnMoney } from './figures/verdict-on-money.ts'
import { verdictOnYear } from './figures/verdict-on-year.ts'

// Hours of the day, household voltages and the like say nothing about one property.
const IDIOMS =
  /\b24\/7\b|\b360(?=[- ]?°|[- ]degree)|\b(?:4k|3d)\b|\b\d{1,2}(?::\d\d)?(?= ?[ap]\.?m\b)|\b(?:1[12]0|2[24]0)(?=[- ]volt)/g
// 'One' and 'two' are also idiom; a spelled number counts as a figure only in front of something countable.
const COUNTED =
  /^ of (?:them|those|these|which)\b|^[- ]months? (?:free|for|of (?:free )?rent|lease|minimum|notice)\b|^[- ](?:(?:full|half|covered|spacious|large|private|separate|additional|other|garage|parking|walk-in|ensuite|guest) )?(?:bed|bath|half[- ]bath|acre|stor(?:y|ies)|level|floor|cars?\b|garage|space|fireplace|unit|square|sq|minutes?[- ](?:away|from|to|by|drive|walk|ride|off)\b|mile|block|year|room|closet|door|window|balcon|deck|patio|porch|vanit|sink|oven|suite|office|living|parking|building|parcel|lot|bay|dock|meter|hundred|thousand|million|percent|owner|tenant|rent|stall|pool|barn|island|pantr|shower|tub|furnace|zone|boiler|kilowatt|amp\b|amps|gallon|feet|foot|seat|bottle|tree|guest|home|house|neighbor)/
/** 'One door, one set of keys' is a figure of speech; 'one bath' is not. */
const COUNTED_ONE = /^[- ](?:(?:full|half) )?(?:bed|bath|half[- ]bath|acre|stor(?:y|ies)|cars?\b)/
/** 'The shower has six heads'. */
const HAS = /\b(?:has|have|holds?|seats|there are) $/

/** 'Two cars, or one and the bikes' counts the same garage again; 'without opening three doors' counts none. */
const ALTERNATIVE = /\bor (?:an? )?$|\bof the $|\bwithout [a-z]+ $/
/** 'Two ways home', 'two dishes at two temperatures': no thing that a property has. */
const NO_THING = /^ (?:ways|waters|fronts|dishes|temperatures)\b/

/** Every figure with the field it states, or none. */
export const traceNumbers = (context: FigureContext): TracedClaim[] => {
  const { lower, text } = context
  const hide = (found: string): string => '~'.repeat(found.length)
  const shown = lower.replace(IDIOMS, hide).replace(FRACTION, hide)
  const figures = numbersIn(shown).flatMap((number): TracedClaim[] => {
    const verdict = verdictOn(number, context)
    const { start, end } = number
    return verdict ? [{ start, end, text: text.slice(start, end), kind: 'number', ...verdict }] : []
  })
  return [...figures, ...traceFractions(lower, text, context.facts), ...traceQuantities(context)]
}

const UNITS: readonly [
  unit: RegExp,
  name: string,
  field: 'bedrooms' | 'bathrooms' | 'squareFeet' | 'lotSize',
  typed: RegExp,
][] = [
  [
    /^[- ]?(?:(?:large|spacious|upstairs|guest|private|generous|total|more|other|big) )?(?:bed(?!s? of)|brs?\b|bds?\b)/,
    'bedrooms',
    'bedrooms',
    /bed|br\b|bd/,
  ],
  [
    /^[- ]?(?:(?:full|half|updated|renovated|new|remodeled|marble|total|private|other|and a half)[- ])?(?:bath(?!e)|ba\b|restroom)/,
    'bathrooms',
    'bathrooms',
    /bath|\bba\b|restroom/,
  ],
  [/^[- ]?(?:sq|sf\b)/, 'square feet', 'squareFeet', /sf\b|sq|square|feet|x/],
  [/^[- ]?(?:\w+ )?acre/, 'acres', 'lotSize', /acre|\bac\b/],
]

const verdictOn = (number: WrittenNumber, context: FigureContext): Verdict | null => {
  const { lower, facts } = context
  const { property } = facts
  const after = lower.slice(number.end, number.end + 40)
  const before = lower.slice(Math.max(0, number.start - 40), number.start)
  if (number.style === 'dollars') return verdictOnMoney(number, after, before, context)
  for (const [unit, name, field, typed] of UNITS)
    if (unit.test(after))
      return verdictOnField({ number, field, name, typed, before, after }, context)
  if (isOfAddress(number, after, property)) return { status: 'traced', source: 'address' }
  if (isYear(number, after, lower)) return verdictOnYear(number, before, after, context)
  const unit = DISTANCE.exec(after)?.[1]
  if (
    unit &&
    number.value > 1 &&
    !(unit === 'hour' && !TRAVEL.test(after)) &&
    !PERIODICALLY.test(before)
  )
    return verdictOnDistance(number, unit, context)
  if (number.style === 'spelled' && !isCounted(number, after, before, context)) return null
  const [aged] = facts
    .featuresWith(number.value)
    .filter((source) => /\byears?\b/.test(facts.featureOf(source)))
  if (/^[- ]years?[- ]old/.test(after) && aged) return { status: 'traced', source: aged }
  if (/^[- ]years?[- ](?:old|young)/.test(after) && context.year && property.yearBuilt)
    return number.value === context.year - property.yearBuilt
      ? { status: 'derived', source: 'yearBuilt' }
      : {
          status: 'contradicting',
          source: 'yearBuilt',
          why: `You entered ${property.yearBuilt} (year built).`,
        }
  return verdictOnCount(number, context)
}

/** 'At 1830 Sycamore Ridge' names no year. */
const isOfAddress = (
  { value }: WrittenNumber,
  after: string,
  { address }: PropertyInput,
): boolean => {
  const [, digits, street = ''] = /^(\d+)\S* (\S+)/.exec(address.toLowerCase()) ?? []
  return Number(digits) === value && after.startsWith(` ${street}`)
}

/** What is this far away, or takes this long to reach. */
const DISTANCE =
  /^[- ](?:city |short |easy |level |country )?(min(?:ute)?|block|mile|hour)s?\b(?! (?:of|in|with|later|ago|at a|a day|walls?)\b)/

const TRAVEL = /\b(?:from|to|away|drive|by|off)\b/
const PERIODICALLY = /\b(?:every|for|after|last|next|first|another|extra) $/

const isCounted = (
  { value, end }: WrittenNumber,
  after: string,
  before: string,
  { words, facts }: FigureContext,
): boolean => {
  if (ALTERNATIVE.test(before) || NO_THING.test(after)) return false
  if (SLEEPS.test(before)) return true
  if (value === 1) return COUNTED_ONE.test(after)
  return (
    COUNTED.test(after) ||
    isMiscounted(value, after, facts) ||
    (HAS.test(before) && /^ [a-z]+s\b/.test(after)) ||
    thingAfter(words, end, facts) !== null
  )
}

const isYear = (
  { value, style, start, end }: WrittenNumber,
  after: string,
  lower: string,
): boolean =>
  style === 'digits' &&
  value >= 1600 &&
  value <= 2100 &&
  /^\d{4}$/.test(lower.slice(start, end)) &&
  !/^(?:[- ](?:sq|sf|square|feet|foot|ft|bottle|amp|gallon|volt)|\/)/.test(after)
