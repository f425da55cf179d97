import { group, NUMBER_WORDS } from '@listwright/reviewer/language'

/** One to ten in words, figures above. @example numeral(4) // 'four' */
export const numeral = (value: number): string =>
  Number.isInteger(value) && value >= 0 && value <= 10 ? (NUMBER_WORDS[value] ?? '') : group(value)

/** A measure: one to nine in words, figures from ten on. @example measureNumeral(10) // '10' */
export const measureNumeral = (value: number): string => (value === 10 ? '10' : numeral(value))

const COUNTED: Record<string, number> = {
  single: 1,
  double: 2,
  dual: 2,
  twin: 2,
  triple: 3,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}

/** The value of a typed number in figures or words. @example numberOf('2,000') // 2000 */
export const numberOf = (word: string): number | null => {
  const text = word.toLowerCase()
  const index = NUMBER_WORDS.indexOf(text)
  if (index >= 0) return index
  if (text in COUNTED) return COUNTED[text] ?? null
  return /^\d[\d,]*(?:\.\d+)?$/.test(text) ? Number(text.replace(/,/g, '')) : null
}

const ORDINALS = (
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth ' +
  'fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ')

/** Ordinals up to twenty in words: '19th' is 'nineteenth', '22nd' stays. */
export const ordinal = (figure: string): string => ORDINALS[Number.parseInt(figure, 10)] ?? figure

const SUFFIXES = ['th', 'st', 'nd', 'rd']

/** A rank in prose. @example rank(3) // 'third'; rank(29) // '29th' */
export const rank = (value: number): string => {
  const isTeen = value % 100 > 10 && value % 100 < 14
  const suffix = (isTeen ? undefined : SUFFIXES[value % 10]) ?? 'th'
  return value < 10 ? (ORDINALS[value] ?? numeral(value)) : `${value}${suffix}`
}

/** The rank that an ordinal stands for. @example rankOf('nineteenth') // 19 */
export const rankOf = (word: string): number | null => {
  const index = ORDINALS.indexOf(word.toLowerCase())
  if (index > 0) return index
  const figure = /^(\d+)(?:st|nd|rd|th)$/i.exec(word)?.[1]
  return figure ? Number(figure) : null
}

/** A list in a sentence, with the serial comma. @example series(['heat', 'water']) // 'heat and water' */
export const series = (items: readonly string[], word = 'and'): string => {
  if (items.length < 3) return items.join(` ${word} `)
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`
}
