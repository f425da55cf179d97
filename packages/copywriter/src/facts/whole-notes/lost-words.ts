import { onceByKey } from '@listwright/reviewer/memory'
import type { ItemFeature } from '../item-feature.ts'
import { expandShorthand } from '../short-forms/shorthand.ts'
import { withoutPuffery } from '../tidying/puffery.ts'
import { tidied } from '../tidying/tidy-item.ts'
import { repaired } from '../vocabulary/spelling.ts'
import { cleanedNote } from './cleaned-note.ts'
import { isSaidBy } from './same-meaning.ts'
import { monthOf, stemsOf } from './word-stems.ts'

/** What a feature tells; a feature of a property has all of it, and so has one of an item. */
export type ToldFeature = Omit<ItemFeature, 'partOf' | 'kind' | 'count'>

/**
 * The typed words and numbers of one entry that its features do not tell and that were not reported as unused.
 * @example lostWords('Barn w/ 4 stalls', [barn], []) // ['4', 'stall']
 */
export const lostWords = (
  typed: string,
  features: readonly ToldFeature[],
  reported: readonly string[],
): string[] => {
  const told = [
    ...features.map(toldIn),
    ...reported,
    ...reported.map((text) => cleaned(text)),
  ].join(' ; ')
  const stems = stemsOf(told)
  const compounds = compoundsIn(told)
  return [...stemsOf(cleaned(typed))].filter((stem) =>
    /^\d/.test(stem)
      ? !isNumberTold(Number(stem), stems, typed)
      : !(isSaidBy(stem, stems) || compounds.some((compound) => compound.startsWith(stem))),
  )
}

/** Words and pairs of neighboring words without hyphens: 'singlewides' are single-wides, and 'rough in' is a rough-in. */
const compoundsIn = (told: string): string[] => {
  const words = told.toLowerCase().split(/[^a-z]+/)
  return words.flatMap((word, at) => [word, `${word}${words[at + 1] ?? ''}`])
}

/** Words that limit what is said: without them, a text would promise more than was typed. */
const LIMITS = stemsOf(
  'some about additional could might separate summer winter seasonal mostly partly partially almost',
)

/**
 * Whether the lost words change what is said. A rule may tell a note in other words, which the audit does not know: words
 * are lost where they limit the rest, are numbers, or, together with another one, end the note.
 */
export const isSeriousLoss = (typed: string, lost: readonly string[]): boolean =>
  lost.some((stem) => /^\d/.test(stem) || LIMITS.has(stem)) ||
  (lost.length > 1 && lost.includes([...stemsOf(cleaned(typed))].at(-1) ?? ''))

const BEDS_AND_BATHS = /\b\d(?:\.5)?[- ](?:bed|bath)(?:room)?s?\b|^\d\/\d(?:\.5)?(?= )/gi

const NOTES_MAX = 1000

/** The typed words as a text would tell them; a note is asked for its words several times, so the latest are remembered. */
const cleaned = onceByKey(
  (typed: string) => typed,
  (typed): string =>
    // Bedrooms and baths have fields of their own.
    withoutPuffery(
      repaired(cleanedNote(expandShorthand(tidied(typed)).replace(BEDS_AND_BATHS, ''))).text,
    ).text,
  NOTES_MAX,
)

/** All that a text can say of a feature. */
const toldIn = ({ name, statement, concept, year, money, ...rest }: ToldFeature): string =>
  [
    statement ?? (name ? `${name.text} ${name.tail}` : rest.text),
    concept,
    year,
    money && [money.amount, money.period, money.label, ...money.includes].join(' '),
    ...rest.list,
    rest.distance,
    rest.place,
    rest.seen,
    rest.date,
  ]
    .filter(Boolean)
    .join(' ; ')

/** A number as it is, with its thousands written out, as the month or the year of a date, or in halves. */
const isNumberTold = (value: number, told: ReadonlySet<string>, typed: string): boolean => {
  const isMonth = new RegExp(`(?<!\\d)0?${value}/`).test(typed)
  const isYear = new RegExp(`['’/]${value}(?!\\d)|\\b${value}s\\b`).test(typed)
  return (
    value === 1 ||
    [value, value * 1000, value * 1_000_000].some((each) => isSaidBy(String(each), told)) ||
    (isYear && [1900, 2000].some((century) => told.has(String(value + century)))) ||
    (isMonth && told.has(monthOf(value) ?? '')) ||
    (value % 1 === 0.5 && told.has('half'))
  )
}
