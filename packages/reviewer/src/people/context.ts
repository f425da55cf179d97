import type { Mention } from './mentions.ts'
import { textsOf, type Word } from './words.ts'

/** As much of a sentence is looked at on either side of a group. */
const WINDOW = 30

/** A group, and the sentence it stands in. */
export interface Context {
  mention: Mention
  words: Word[]
  texts: readonly string[]
  /** The words of the sentence. */
  first: number
  last: number
  sentence: string
  /** The part of the sentence between its commas. */
  clause: string
  before: string
}

export const contextOf = (mention: Mention, words: Word[], lower: string): Context => {
  const { from, to } = mention
  const bound = (isEnd: (word: Word | undefined) => boolean): [number, number] => {
    let first = from
    while (first > 0 && from - first < WINDOW && !isEnd(words[first - 1])) first -= 1
    let last = to - 1
    while (last < words.length - 1 && last - to < WINDOW && !isEnd(words[last])) last += 1
    return [first, last]
  }
  const slice = (first: number, last: number) =>
    lower.slice(words[first]?.start ?? 0, words[last]?.end ?? 0)
  const [first, last] = bound((word) => word?.isLast ?? true)
  const clause = bound((word) => (word?.isLast || word?.isBeforeComma) ?? true)
  return {
    mention,
    words,
    texts: textsOf(words),
    first,
    last,
    sentence: lower.slice(words[first]?.start ?? 0, (words[last]?.end ?? 0) + 1),
    clause: slice(...clause),
    before: lower.slice(words[first]?.start ?? 0, words[from]?.start ?? 0),
  }
}
