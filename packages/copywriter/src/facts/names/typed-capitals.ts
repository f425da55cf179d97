import type { ItemFeature } from '../item-feature.ts'
import { isHeadNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { isCommonWord, isKnownWord } from '../vocabulary/known-words.ts'
import { NAME_WORDS, PLACE_NAMES } from '../vocabulary/proper-names.ts'
import { caseOf } from './case-style.ts'

/** A brand or a name that is no English word: 'Trex', 'Metro-North'. */
const NAME = /(?<![\p{L}-])\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*(?![\p{L}'-])/gu

/** A form that a letter shows. */
const LETTER_SHAPE = /\b[LUTVS](?=-shaped\b)/g

/**
 * Gives back the capitals of names that a rule lost when it wrote a note in other words.
 * @example withTypedCapitals({ statement: 'the trex deck backs to woods' }, 'Trex deck backs to woods')
 */
export const withTypedCapitals = (feature: ItemFeature, typed: string): ItemFeature => {
  const names = [
    ...Array.from(typed.matchAll(LETTER_SHAPE), ([shape]) => shape),
    ...Array.from(typed.matchAll(NAME))
      .filter(
        ({ 0: name, index }) =>
          isName(name, index === 0) ||
          (index > 0 && PLACE_NAMES.has(name) && caseOf(typed) === 'sentence'),
      )
      .map(([name]) => name),
    ...namesOfWords(typed),
    ...lettersIn(typed),
  ]
  if (names.length === 0) return feature
  const capitalized = (text: string): string =>
    names.reduce(
      (said, name) =>
        said.replace(new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}]|-(?!shaped))`, 'giu'), (found) =>
          found === found.toUpperCase() || (/^\p{Lu}/u.test(found) && name === name.toUpperCase())
            ? found
            : name,
        ),
      text,
    )
  const { statement, name, place } = feature
  return {
    ...feature,
    statement: statement && capitalized(statement),
    place: capitalized(place),
    name: name && { ...name, text: capitalized(name.text), tail: capitalized(name.tail) },
  }
}

/** Several words with capitals behind a small word, in a note of small letters: 'in Current Use', 'art and Range Rover'. */
const NAME_OF_WORDS =
  /(?<=\p{Ll} (?:in|at|on|near|of|to|via|from|by|under|and|or|with)(?: the)? )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu

const namesOfWords = (typed: string): string[] =>
  caseOf(typed) === 'sentence'
    ? Array.from(typed.matchAll(NAME_OF_WORDS), ([name]) => name).filter(
        (name) => !PLAIN.test(kindOfNoun(singular(headOf(name))) ?? ''),
      )
    : []
const PLAIN = /^(?:room|appliance|finish|storage|system|amenity|outdoor place|parking|terms|fee)$/

/** Letters that are no word, in a note that is not all in capitals: 'AHS warranty', 'EV charger'. */
const lettersIn = (typed: string): string[] =>
  typed === typed.toUpperCase()
    ? []
    : Array.from(
        typed.matchAll(/(?<![\p{L}\d/-])(?:\p{Lu}{3,5}|[ER]V)(?![\p{L}\d/-])/gu),
        ([word]) => word,
      ).filter((word) => /^[ER]V$/.test(word) || !isWordInLetters(word.toLowerCase()))

/** 'GAS' is a word; 'AHS' is none, though a dictionary has 'ah'. */
const isWordInLetters = (word: string): boolean =>
  isHeadNoun(word) ||
  /^(?:has|was|its|yes)$/.test(word) ||
  (isCommonWord(word) && !/^..s$/.test(word))

/** Words that are made of known parts, and are no names though no dictionary has them: 'replumbed', 'nonconforming'. */
const MADE_OF_PARTS =
  /^(?:re|un|non|pre|semi|multi|over|sub|mid|bi|tri|out|under)|(?:ed|ing|ly|s|er|able|ment|ness|ized?|age|yd|rm|gar)$/

const isMadeOfWords = (word: string): boolean =>
  MADE_OF_PARTS.test(word) ||
  isHeadNoun(word) ||
  Array.from({ length: word.length }, (_, at) => at).some(
    (at) => at > 2 && isKnownWord(word.slice(0, at)) && isKnownWord(word.slice(at)),
  )

/** The first word of a note may owe its capital to its position. */
const isName = (word: string, isFirst: boolean): boolean => {
  const lower = word.toLowerCase()
  if (word.includes('-')) return true
  return (
    !isKnownWord(lower) &&
    (!isFirst || NAME_WORDS.has(lower) || (word.length > 6 && !isMadeOfWords(lower)))
  )
}
