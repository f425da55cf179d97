import { numberOf, rankOf } from '../figures/numerals.ts'
import { singular } from '../nouns/head-nouns.ts'

const MONTHS =
  'january february march april may june july august september october november december'.split(' ')

/** Words that say nothing by themselves, and marks of notes that are written out in many ways. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or of in on at to from for by with is are was were be been being it its has have had do does ' +
    'there this that these those as into onto per via plus also which who so but then than if when ' +
    'please sorry one location located construction style type living car system amenity amenities feature features ' +
    'low good nice bonus convenient convenience unobstructed plentiful quiet pick your own time timing'
  ).split(' '),
)

/** Endings by which forms of one word differ. */
const ENDING = /(?:ations?|ings?|ions?|ers?|ors?|ables?|ally|al|ed|es|ly|s|e|y|ity|ical)$/
const STEM_MIN = 3

/**
 * The content words and numbers of a text, each in a form that all its inflections share.
 * @example stemsOf('Two stalls, fenced') // Set { '2', 'stall', 'fenc' }
 */
export const stemsOf = (text: string): Set<string> => {
  const plain = text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/(?<![\d/])1\/2(?![\d/])/g, 'half')
    .replace(/(?<![\d/])[13]\/4(?![\d/])/g, 'quarter')
    .replace(/\bn\/a\b/g, 'not apply')
  const stems = new Set<string>()
  for (const [word] of plain.matchAll(WORD))
    if (!FUNCTION_WORDS.has(word) && (word.length > 1 || /\d/.test(word))) stems.add(stemOf(word))
  return stems
}
const WORD = /\d+(?:\.\d+)?(?:st|nd|rd|th)?|\p{L}[\p{L}']*/gu

/** The form that the inflections of a word share. */
export const stemOf = (word: string): string => {
  const plain = word.replace(/'s?$/, '')
  const value = numberOf(plain) ?? rankOf(plain)
  if (value !== null) return String(value)
  const month = MONTHS.find(
    (name) => plain.length >= 3 && plain !== 'mar' && name.startsWith(plain),
  )
  if (month) return month
  let stem = singular(plain)
  for (let round = 0; round < 2; round++) {
    const shorter = stem.replace(ENDING, '')
    if (shorter.length >= STEM_MIN) stem = shorter
  }
  return stem.replace(/([^aeiou])\1$/, '$1')
}

/** The month of a number: '2/1' is February 1. */
export const monthOf = (value: number): string | undefined => MONTHS[value - 1]
