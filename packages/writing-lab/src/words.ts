import { sentencesIn } from '@listwright/reviewer/language'

/** Lower-case words of a text; figures and hyphenated words count as one. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.,-]*[\p{L}\p{N}])?/gu) ?? []

/** @example ngramsOf(['a', 'b', 'c'], 2) // ['a b', 'b c'] */
export const ngramsOf = (words: readonly string[], size: number): string[] =>
  words
    .slice(0, Math.max(0, words.length - size + 1))
    .map((_, at) => words.slice(at, at + size).join(' '))

/** Sentences of a text; line breaks end one, 'St.' and 'No.' do not. */
export const sentencesOf = (text: string): string[] =>
  sentencesIn(text).map(({ start, end }) => text.slice(start, end))
