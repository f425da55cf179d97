const ONES = 'one two three four five six seven eight nine'.split(' ')
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** The words with either case of their first letters: the rest of the pattern tells names by their capitals. */
const anyOf = (words: readonly string[]): string =>
  `(?:${words.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`).join('|')})`

const UNDER_HUNDRED = `(?:${anyOf(TENS)}(?:[- ]${anyOf(ONES)})?|${anyOf(TEENS)}|${anyOf(ONES)})`
const NUMBER_WORD = anyOf([...ONES, ...TEENS, ...TENS, 'hundred', 'thousand', 'million'])
const DECADE = '(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies|hundreds'
const NO_MORE_NUMBER = `(?![- /](?:${NUMBER_WORD}|${anyOf(['odd', 'something'])}|${DECADE}|and|to|or|over|plus|first|second|third)\\b)`
/** A whole number before a word in small letters, and no range: 'Forty Acres Ranch' and 'Thirty-Second Street' are names. */
const SPELLED = new RegExp(
  String.raw`(?<![\w/-])(?<!\b(?:or|to|over) )(?<!\b${NUMBER_WORD}(?: and)?[- ])${UNDER_HUNDRED}(?:[- ]${anyOf(['hundred', 'thousand'])})?(?=[- ][a-z])${NO_MORE_NUMBER}`,
  'g',
)

/** House style has figures from here on. */
const FIGURES_FROM = 11

/**
 * Numbers that an agent wrote out, in figures where the house style has them.
 * @example withFigures('Forty-eight-inch dual-fuel range') // '48-inch dual-fuel range'
 */
export const withFigures = (text: string): string =>
  text.replace(SPELLED, (typed) => {
    const value = numberIn(typed.toLowerCase().split(/[- ]/))
    return value < FIGURES_FROM ? typed : value.toLocaleString('en-US')
  })

const numberIn = (words: readonly string[]): number =>
  words.reduce((sum, word) => {
    if (word === 'hundred') return sum * 100
    if (word === 'thousand') return sum * 1000
    return sum + numberOfWord(word)
  }, 0)

const numberOfWord = (word: string): number => {
  if (ONES.includes(word)) return ONES.indexOf(word) + 1
  if (TEENS.includes(word)) return TEENS.indexOf(word) + 10
  return (TENS.indexOf(word) + 2) * 10
}
