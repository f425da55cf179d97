import type { Feature } from '../feature.ts'
import { isHeadNoun } from '../nouns/head-nouns.ts'
import { isKnownWord } from '../vocabulary/known-words.ts'
import { lostWords } from '../whole-notes/lost-words.ts'

/** A thing in plain words, and behind its comma a year, a measure or an adjective. */
const THING_AND_FIGURE =
  /^(?:[A-Za-z][A-Za-z'-]* ?){1,6}(?:, (?:(?:19|20)\d\d|[\d.,]+(?: by [\d.,]+)? [a-z]+(?: (?:deep|wide|long|high|tall|thick))?|[a-z-]+ed|[a-z]+able)){1,3}$/

/** Words that a reading of such a note puts in. */
const ADDED =
  /^(?:the|an?|dates?|from|was|were|installed|in|is|are|there|by|foot|inch|gallon|kilowatt)$/

/**
 * Whether a note has a form that can be read in one way only, and is told in its own words: signals of single words do not
 * weigh against it then.
 * @example isPlainForm('Rubber membrane roof, 2019', [{ statement: 'the rubber membrane roof dates from 2019', … }]) // true
 */
export const isPlainForm = (typed: string, features: readonly Feature[]): boolean => {
  const [feature, ...others] = features
  if (!feature || others.length > 0 || !THING_AND_FIGURE.test(typed)) return false
  const { name, statement, readAs } = feature
  if (!name || !isHeadNoun(name.head) || !/^(?:thing|phrase)$/.test(readAs ?? '')) return false
  const told = statement ?? `${name.text} ${name.tail}`.trim()
  return (
    wordsOf(typed).every((word) => isKnownWord(word) || /^[\d.,]+$/.test(word)) &&
    wordsOf(told).every((word) => wordsOf(typed).includes(word) || ADDED.test(word)) &&
    lostWords(typed, features, []).length === 0
  )
}

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/\b[A-Z]{2,}\b/g, '')
    .toLowerCase()
    .match(/\d[\d.,]*\d|\d|[a-z']+/g) ?? []
