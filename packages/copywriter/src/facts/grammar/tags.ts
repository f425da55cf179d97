import { onceByKey } from '@listwright/reviewer/memory'
import model from 'wink-eng-lite-web-model'
import winkNLP, { type WinkMethods } from 'wink-nlp'

/** A word with its part of speech, in the universal tags: NOUN, VERB, ADP for a preposition. */
export interface TaggedWord {
  text: string
  tag: string
}

/** The tagger keeps every word that it has read: it is replaced before that takes much memory. */
const READINGS_MAX = 50_000

let loaded: WinkMethods | undefined
let readings = 0

/** It takes a moment to load, which a process that reads nothing need not spend. */
const tagger = (): WinkMethods => {
  if (readings >= READINGS_MAX) loaded = undefined
  readings = loaded ? readings + 1 : 1
  loaded ??= winkNLP(model, ['pos'])
  return loaded
}

const REMEMBERED = 5000

/** The words of a text with their parts of speech; a word with hyphens or a slash is one word. */
export const tagged = onceByKey(
  (text: string) => text,
  (text: string): readonly TaggedWord[] => {
    const { readDoc, its } = tagger()
    const tokens = readDoc(text).tokens()
    const tags = tokens.out(its.pos)
    const spaces = tokens.out(its.precedingSpaces)
    return joined(
      tokens
        .out(its.value)
        .map((word, at) => ({ text: word, tag: tags[at] ?? 'X', isApart: spaces[at] !== '' })),
    )
  },
  REMEMBERED,
)

const MARK = /^[,;:.!?()]$/

/** 'two', '-', 'car' were typed as one word. It is an adjective, or a noun where it ends the text. */
const joined = (tokens: readonly (TaggedWord & { isApart: boolean })[]): TaggedWord[] => {
  const words: TaggedWord[] = []
  tokens.forEach(({ text, tag, isApart }, at) => {
    const last = words.at(-1)
    if (!last || isApart || MARK.test(text) || MARK.test(last.text)) {
      words.push({ text, tag })
      return
    }
    const isLast = at === tokens.length - 1
    const isWhole = tag === 'NOUN' || tag === 'PROPN'
    words[words.length - 1] = { text: last.text + text, tag: isLast || isWhole ? 'NOUN' : 'ADJ' }
  })
  return words
}
