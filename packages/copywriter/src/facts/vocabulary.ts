import { copybook } from '../copybook/copybook.ts'
import { ENGLISH_WORDS } from './english-words.ts'
import { MISSPELLINGS } from './misspellings.ts'
import { PLAIN_WORDS } from './plain-words.ts'
import { NAME_WORDS } from './proper-names.ts'

interface Vocabulary {
  /** English words: neither names nor mistakes. */
  known: ReadonlySet<string>
  /** Words of features, which mistakes may be mended to, by their first letter. */
  targets: ReadonlyMap<string, readonly string[]>
  /** Pairs of words that stand side by side in what agents type. */
  pairs: ReadonlySet<string>
}

const WORDS = /[a-z][a-z']*[a-z]/g

let read: Vocabulary | undefined

/** The words of plain English, and those that the copybook expects agents to type. */
export const vocabulary = (): Vocabulary => {
  read ??= readVocabulary()
  return read
}

const readVocabulary = (): Vocabulary => {
  const known = new Set([...ENGLISH_WORDS, ...PLAIN_WORDS])
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
          if (word.length > 4 && !word.includes("'")) addTarget(targets, word)
        }
    }
  }
  return { known, targets, pairs }
}

const addTarget = (targets: Map<string, string[]>, word: string): void => {
  const alike = targets.get(word.charAt(0)) ?? []
  if (!alike.includes(word)) targets.set(word.charAt(0), [...alike, word])
}

/** Stems that double their last letter: 'swimming', never 'swiming'. */
const DOUBLES = /^[^aeiou]*[aeiou][bdfgmnprt]$/

/** Whether it is a word of plain English, in the singular or the plural. */
export const isKnownWord = (word: string): boolean => {
  const { known } = vocabulary()
  const lower = word.toLowerCase()
  if (known.has(lower) || known.has(`${lower}s`)) return true
  if (lower.includes('-')) return lower.split('-').every((part) => !part || known.has(part))
  return (
    (lower.endsWith('s') && known.has(lower.slice(0, -1))) ||
    (lower.endsWith('es') && known.has(lower.slice(0, -2))) ||
    (lower.endsWith('ies') && known.has(`${lower.slice(0, -3)}y`)) ||
    (lower.endsWith('ed') &&
      !DOUBLES.test(lower.slice(0, -2)) &&
      (known.has(lower.slice(0, -2)) || known.has(lower.slice(0, -1)))) ||
    (lower.endsWith('ing') &&
      !DOUBLES.test(lower.slice(0, -3)) &&
      (known.has(lower.slice(0, -3)) || known.has(`${lower.slice(0, -3)}e`))) ||
    (lower.endsWith('ly') && known.has(lower.slice(0, -2))) ||
    (lower.endsWith("'s") && known.has(lower.slice(0, -2)))
  )
}
