import { sentencesOf, wordsOf } from './words.ts'

export interface Readability {
  /** Flesch reading ease: higher is easier. */
  ease: number
  /** Flesch-Kincaid school grade. */
  grade: number
  wordsPerSentence: number
}

export const readabilityOf = (text: string): Readability => {
  const sentences = Math.max(1, sentencesOf(text).length)
  const words = wordsOf(text)
  const count = Math.max(1, words.length)
  const wordsPerSentence = count / sentences
  const syllablesPerWord = words.reduce((sum, word) => sum + syllablesOf(word), 0) / count
  return {
    ease: 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord,
    grade: 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59,
    wordsPerSentence,
  }
}

/** @example syllablesOf('kitchen') // 2 */
export const syllablesOf = (word: string): number =>
  word
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .reduce((sum, part) => sum + syllablesOfPart(part), 0) || 1

const syllablesOfPart = (part: string): number => {
  const groups = part.match(/[aeiouy]+/g)?.length ?? 0
  const split = part.match(/i[au]|io(?!n)|eo|(?<!q)ua/g)?.length ?? 0
  const isSilent = /[^aeiouyl]e$|[^aeiouyszxcgh]es$|[^aeiouytd]ed$/.test(part) ? 1 : 0
  return Math.max(1, groups + split - isSilent)
}
