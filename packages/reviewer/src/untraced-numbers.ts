import type { Finding, PropertyInput } from '@listwright/contracts'
import type { Copy, Review } from './copy.ts'
import { matchCase, replaceWords } from './edit.ts'
import { group, spellHalves } from './language/numbers.ts'
import { blot } from './mask.ts'
import { lowerCase } from './normalise.ts'
import { digitsIn, spelledIn, type WrittenNumber } from './numbers.ts'
import { toFinding } from './term.ts'
import { CONTACT_HINT, contactPatterns } from './terms/contact.ts'

const why = 'This figure is not among what you entered.'
// 'One' and 'two' are also idiom; a spelled number counts as a figure only in front of something countable.
const COUNTED =
  /^[- ](?:(?:full|half|covered|spacious|large|private|separate|additional|other|garage|parking|walk-in|ensuite|guest) )?(?:bed|bath|half[- ]bath|acre|stor(?:y|ies)|level|floor|cars?\b|garage|space|fireplace|unit|square|sq|minutes?[- ](?:away|from|to|by|drive|walk|ride|off)\b|mile|block|year|room|closet|door|window|balcon|deck|patio|porch|vanit|sink|oven|suite|office|living|parking|building|parcel|lot|bay|dock|meter|hundred|thousand|million|percent)/i
/** 'Two cars, or one and the bikes' counts the same garage again. */
const ALTERNATIVE = /\bor (?:an? )?$/i
// Hours of the day, household voltages and the like say nothing about one property.
const IDIOMS =
  /\b24\/7\b|\b360(?=[- ]?°|[- ]degree)|\b(?:4K|3D)\b|\b\d{1,2}(?::\d\d)?(?= ?[ap]\.?m\b)|\b(?:1[12]0|2[24]0)(?=[- ]volt)/gi

/** Every figure must be one that was entered, or derived from those: price per square foot or acre, age. */
export const reviewNumbers: Review = (copy) => {
  const { property, plain, numbers } = copy
  if (!property) return []
  const isFine = (number: WrittenNumber, prose: string) =>
    isKnown(number, copy, prose, property) || !counts(number, prose)
  if (numbers.every((number) => isFine(number, plain))) return []
  const prose = withoutContacts(copy.masked)
  return statedNumbers(prose)
    .filter((number) => !isFine(number, prose))
    .map((number) => explain(number, copy, property))
}

const withoutContacts = (masked: string): string =>
  CONTACT_HINT.test(masked)
    ? contactPatterns.reduce((rest, [, pattern]) => rest.replace(pattern, blot), masked)
    : masked

const statedNumbers = (prose: string): WrittenNumber[] => [
  ...digitsIn(lowerCase(prose.replace(IDIOMS, blot))),
  ...spelledIn(lowerCase(prose)),
]

/** 'One door, one set of keys' is a figure of speech; 'one bath' is not. */
const COUNTED_ONE = /^[- ](?:(?:full|half) )?(?:bed|bath|half[- ]bath|acre|stor(?:y|ies)|cars?\b)/i

const counts = ({ style, value, start, end }: WrittenNumber, prose: string): boolean =>
  style !== 'spelled' ||
  ((value === 1 ? COUNTED_ONE : COUNTED).test(prose.slice(end, end + 40)) &&
    !ALTERNATIVE.test(prose.slice(Math.max(0, start - 8), start)))

const isKnown = (
  { value, end }: WrittenNumber,
  { entered, year }: Copy,
  prose: string,
  property: PropertyInput,
): boolean => {
  if (entered?.numbers.has(value)) return true
  if (year !== undefined && property.yearBuilt && value === year - property.yearBuilt) return true
  const next = prose.slice(end, end + 12)
  if (/^s\b/.test(next) && property.yearBuilt)
    return Math.floor(property.yearBuilt / 10) * 10 === value
  if (/^ full\b/i.test(next)) return Math.floor(property.bathrooms) === value
  return /^[- ]half[- ]/i.test(next) && property.bathrooms % 1 !== 0 && value === 1
}

const explain = (
  number: WrittenNumber,
  { masked, text }: Copy,
  property: PropertyInput,
): Finding => {
  const term = { rule: 'fact/number', severity: 'caution', why } as const
  const field = fieldOf(number, masked, property)
  // A single one would need its noun changed as well.
  if (!field?.value || field.value === 1) return toFinding(term, text, number)
  const entered = field.name === 'year built' ? String(field.value) : group(field.value)
  const put = number.style === 'spelled' && field.value > 1 ? spellHalves(field.value) : entered
  const dollar = number.style === 'dollars' ? '$' : ''
  const words = dollar + hyphenated(put, text.charAt(number.end))
  const edit = replaceWords(text, number.start, number.end, matchCase(text, number.start, words))
  return toFinding({ ...term, why: `You entered ${dollar}${entered} (${field.name}).` }, text, edit)
}

const hyphenated = (words: string, next: string) =>
  next === '-' ? words.replaceAll(' ', '-') : words

const UNITS: readonly [
  unit: RegExp,
  name: string,
  field: 'bedrooms' | 'bathrooms' | 'squareFeet' | 'lotSize',
][] = [
  [/^[- ]?(?:bed|br\b|bd\b)/i, 'bedrooms', 'bedrooms'],
  [/^[- ]?(?:bath|ba\b)/i, 'bathrooms', 'bathrooms'],
  [/^[- ]?(?:sq|sf\b)/i, 'square feet', 'squareFeet'],
  [/^[- ]?acre/i, 'acres', 'lotSize'],
]

const fieldOf = ({ start, end, style }: WrittenNumber, prose: string, property: PropertyInput) => {
  const next = prose.slice(end, end + 16)
  for (const [unit, name, field] of UNITS)
    if (unit.test(next)) return { name, value: property[field] }
  if (style === 'dollars' && !/^ (?:per|an?|\/)/.test(next))
    return { name: 'price', value: property.price }
  return /\bbuilt (?:in )?$/i.test(prose.slice(Math.max(0, start - 12), start))
    ? { name: 'year built', value: property.yearBuilt }
    : null
}
