import { expandShorthand } from '../../short-forms/shorthand.ts'
import { isKnownWord } from '../../vocabulary/known-words.ts'
import { MISSPELLINGS } from '../../vocabulary/misspellings.ts'
import { isSlip } from '../../vocabulary/slips.ts'
import { nearestWord } from '../../vocabulary/spelling.ts'
import type { NoteWord } from './note-word.ts'

/** Whether a word in small letters is so strange that it must be a name. */
export const isNameWord = (word: NoteWord): boolean =>
  word.lower.includes('-')
    ? word.lower.split('-').every((part) => isNameWord({ ...word, lower: part, written: part }))
    : /^[a-z]{4,}(?:'s)?$/.test(word.lower) && isStrange(word)

/** No word of the dictionary, no slip in one, and no short form. */
export const isStrange = ({ lower, written }: NoteWord): boolean => {
  const word = lower.replace(/'s$/, '')
  if (written !== lower) return false
  if (isKnownWord(word) || word in MISSPELLINGS || !/[aeiouy]/.test(word)) return false
  const nearest = nearestWord(word)
  return expandShorthand(word) === word && !(nearest && isSlip(word, nearest))
}
