import { group, NUMBER_WORDS } from '@listwright/reviewer/language'

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const WORDS_UP_TO = 10

/** One to ten in words, figures above, as the house style has it. @example inWords(9) // 'nine' */
export const inWords = (value: number): string =>
  Number.isInteger(value) && value <= WORDS_UP_TO
    ? (NUMBER_WORDS[value] ?? group(value))
    : group(value)

/** A number that begins a sentence: in words up to ninety-nine. @example spelledOut(38) // 'thirty-eight' */
export const spelledOut = (value: number): string | null => {
  if (!Number.isInteger(value) || value < 0 || value > 99) return null
  const word = NUMBER_WORDS[value]
  if (word) return word
  const ten = TENS[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${ten}-${NUMBER_WORDS[value % 10]}`
}

const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
]

/** @example ordinal(19) // 'nineteenth' */
export const ordinal = (value: number): string => {
  const word = ORDINALS[value]
  if (word) return word
  const last = value % 10
  const suffix =
    value % 100 > 10 && value % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][last] ?? 'th')
  return `${value}${suffix}`
}
