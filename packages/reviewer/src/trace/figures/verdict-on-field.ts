import { group, spellHalves } from '../../language/numbers.ts'
import type { WrittenNumber } from '../../numbers.ts'
import { type FigureContext, UNSUPPORTED, type Verdict } from './figure.ts'
import { isRounded } from './is-rounded.ts'
import { thingAfter } from './things-near.ts'

interface FieldFigure {
  number: WrittenNumber
  field: 'bedrooms' | 'bathrooms' | 'squareFeet' | 'lotSize'
  /** What people call the field. */
  name: string
  /** The unit as features have it. */
  typed: RegExp
  /** What stands around the number. */
  before: string
  after: string
}

/** Whether a figure with a unit is the one in the field of the form for that unit. */
export const verdictOnField = (
  { number, field, name, typed, before, after }: FieldFigure,
  { facts, words }: FigureContext,
): Verdict => {
  const entered = facts.property[field] ?? 0
  const { value } = number
  if (isSame(value, entered)) return { status: 'traced', source: field }
  if ((field === 'squareFeet' || field === 'lotSize') && isRounded(value, entered, before))
    return { status: 'derived', source: field }
  // 'The other three bedrooms' of four.
  if (value === entered - 1 && /\b(?:other|remaining) $/.test(before))
    return { status: 'derived', source: field }
  if (field === 'bathrooms') {
    if (/^[- ]full\b/.test(after) && value === Math.floor(entered))
      return { status: 'derived', source: field }
    if (/^[- ]half\b/.test(after) && value === 1 && entered % 1 !== 0)
      return { status: 'derived', source: field }
  }
  const feature = facts.numbers.find(
    (each) =>
      each.number.value === value &&
      (typed.test(each.feature.slice(each.number.start)) ||
        (field === 'lotSize' && LAND.test(each.feature.slice(each.number.end)))),
  )
  if (feature) return { status: 'traced', source: feature.source }
  // 'One bedroom' of those that a feature is about; two share a Jack-and-Jill bath.
  const shared = facts.featureTexts.findIndex((each) =>
    value === 1
      ? (typed.test(each) || (field === 'bedrooms' && SUITE.test(each))) && after.startsWith(' ')
      : value === 2 && JACK_AND_JILL.test(each),
  )
  if (number.style === 'spelled' && shared >= 0 && value < entered)
    return { status: 'derived', source: `features[${shared}]` }
  // '112.3 tillable acres' of a feature that names no unit.
  const thing = thingAfter(words, number.end, facts)
  const about = thing ? facts.typedIn(thing) : new Set<string>()
  const bound = facts.numbers.find((each) => each.number.value === value && about.has(each.source))
  if (bound) return { status: 'traced', source: bound.source }
  if (facts.joined.has(value) && field !== 'bedrooms' && field !== 'bathrooms')
    return { status: 'traced', source: 'features' }
  if (facts.derived.has(value) && (field === 'squareFeet' || field === 'lotSize'))
    return { status: 'derived', source: 'lotSize' }
  if (entered <= 0) return UNSUPPORTED
  const why = `You entered ${group(entered)} (${name}).`
  // A single one would need its noun changed as well.
  if (entered === 1) return { status: 'contradicting', source: field, why }
  const put = number.style === 'spelled' ? spellHalves(entered) : group(entered)
  return { status: 'contradicting', source: field, why, suggestion: put }
}

/** '40 open 13 wooded' counts acres. */
const LAND = /^ (?:open|wooded|tillable|fenced|irrigated|planted|cleared|pasture|timber)/

const JACK_AND_JILL = /jack|\bj ?(?:&|and|n) ?j\b|shared bath/
/** What belongs to a single bedroom. */
const SUITE = /primary|master|en ?-?suite/

const isSame = (one: number, other: number): boolean =>
  [1e6, 1e4, 1e2].some((places) => Math.round(other * places) / places === one)
