import { matchesIn } from '../patterns/index.ts'
/** A word of a lower-case text, and how the text goes on after it. */
export interface Word {
  text: string
  start: number
  end: number
  /** A sentence or clause ends after it. */
  isLast: boolean
  isBeforeColon: boolean
  /** A comma stands after it. */
  isBeforeComma: boolean
  isPossessive: boolean
}

/** A comma, also behind words that were blotted out. */
const COMMA = / ?~*,/y

const WORD = /[a-z0-9\u00df-\u024f]+(?:'[a-z]+)?(?:\+)?/g

export const wordsOf = (lower: string): Word[] =>
  matchesIn(lower, WORD).map(({ 0: found, index }): Word => {
    const isPossessive =
      /'s$/.test(found) && !/^(?:it|that|there|here|let|he|she|what)'s$/.test(found)
    const end = index + found.length
    COMMA.lastIndex = end
    const after = lower.slice(end, end + 3)
    return {
      text: isPossessive ? found.slice(0, -2) : found,
      start: index,
      end,
      isLast:
        /^["')\]]*(?:[.!?;\n(]|\s[-\u2013\u2014]|\u2014|~|$)/.test(after) && !/^\.\d/.test(after),
      isBeforeColon: /^[:?]/.test(after),
      isBeforeComma: COMMA.test(lower),
      isPossessive: isPossessive || /^'(?![a-z])/.test(after),
    }
  })

const remembered = new WeakMap<Word[], string[]>()
/** The words without their places, made once for a list of words. */
export const textsOf = (words: Word[]): string[] => {
  const known = remembered.get(words) ?? words.map(({ text }) => text)
  remembered.set(words, known)
  return known
}
