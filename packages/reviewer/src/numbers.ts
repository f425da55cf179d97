import { NUMBER_WORDS } from './language/numbers.ts'
import { matchesIn } from './patterns/index.ts'

/** A number as it stands in a text. */
export interface WrittenNumber {
  start: number
  end: number
  value: number
  /** '$589K' and 'four' are written differently from '589,000' and '4'. */
  style: 'digits' | 'dollars' | 'spelled'
}

const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const DIGITS =
  /(?=[$\d])(?<![\w.,\u00c0-\u024f])(\$ ?)?(\d{1,3}(?:,\d{3}){1,5}(?!\d)|\d{1,15})(\.\d{1,6})?(?: ?(k|mm?|million|thousand)(?![a-z0-9])|([½¼¾]))?/g
// Longer words first: 'seventeen' begins with 'seven'.
const ONES = NUMBER_WORDS.slice(1, 10).join('|')
const BELOW_HUNDRED = `(?:(?:${TENS.slice(2).join('|')})(?:[- ](?:${ONES}))?|(?:${NUMBER_WORDS.slice(1, 20).reverse().join('|')}))\\b`
const BELOW_THOUSAND = `${BELOW_HUNDRED}(?: hundred\\b(?:(?: and)? ${BELOW_HUNDRED})?)?`
// It begins with a number word, so that it does not match nothing at every other word.
const SPELLED = new RegExp(
  `\\b(?=${BELOW_HUNDRED})(?:(${BELOW_HUNDRED}) thousand\\b(?:,? (?:and )?(?=${BELOW_HUNDRED}))?)?(${BELOW_THOUSAND})?( and a half|-and-a-half)?`,
  'g',
)
const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
const MULTIPLIERS: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, million: 1e6 }

/** Every number in a lower-case text, in digits or in words from one to ninety-nine. */
export const numbersIn = (lower: string): WrittenNumber[] =>
  [...digitsIn(lower), ...spelledIn(lower)].sort((a, b) => a.start - b.start)

export const digitsIn = (lower: string): WrittenNumber[] =>
  matchesIn(lower, DIGITS).map((match) => {
    const [written, dollar, whole = '', decimals = '', multiplier = '', fraction = ''] = match
    const plain = Number(whole.replaceAll(',', '') + decimals) + (FRACTIONS[fraction] ?? 0)
    const value = plain * (MULTIPLIERS[multiplier] ?? 1)
    return {
      start: match.index,
      end: match.index + written.length,
      value: Math.round(value * 1e6) / 1e6,
      style: dollar ? 'dollars' : 'digits',
    }
  })

const spelledIn = (lower: string): WrittenNumber[] =>
  matchesIn(lower, SPELLED).flatMap((match) => {
    const [found, thousands = '', rest = '', half] = match
    if (!thousands && !rest) return []
    const value = spelledValue(thousands) * 1000 + spelledValue(rest)
    const { index } = match
    return {
      start: index,
      end: index + found.trimEnd().length,
      value: half ? value + 0.5 : value,
      style: 'spelled',
    }
  })

/** @example spelledValue('eight hundred and ninety') // 890 */
const spelledValue = (words: string): number => {
  let value = 0
  for (const word of words.split(/[ -]/)) {
    if (word === 'hundred') value *= 100
    else if (TENS.includes(word)) value += TENS.indexOf(word) * 10
    else value += Math.max(0, NUMBER_WORDS.indexOf(word))
  }
  return value
}
