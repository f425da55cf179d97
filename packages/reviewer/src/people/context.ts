import { REFUSES } from './cues.ts'
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
  /** What may excuse the mention: the sentence, but nothing in front of a clause that refuses somebody by itself. */
  said: string
  /** What of it stands in front of the group. */
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
  const [opening, closing] = bound((word) => (word?.isLast || word?.isBeforeComma) ?? true)
  const texts = textsOf(words)
  const clause = slice(opening, closing)
  const refuses = REFUSES.test(clause)
  const started = words[refuses ? opening : first]?.start ?? 0
  const again = slice(opening, from - 1).search(AND_NO)
  const start = again < 0 ? started : (words[opening]?.start ?? 0) + again
  const isOver = refuses && closing < last && NEW_SUBJECT.test(texts[closing + 1] ?? '')
  return {
    mention,
    words,
    texts,
    first,
    last,
    sentence: lower.slice(words[first]?.start ?? 0, (words[last]?.end ?? 0) + 1),
    clause,
    said: lower.slice(start, (words[isOver ? closing : last]?.end ?? 0) + 1),
    before: lower.slice(start, words[from]?.start ?? 0),
  }
}

/** The last 'and no' of a clause. */
const AND_NO = /\band (?:no|not|never)\b(?!.*\band (?:no|not|never)\b)/
/** What follows is said of somebody else: 'no vouchers, we follow the law'. */
const NEW_SUBJECT = /^(?:we|i|it|this|our)$/
