import { firstLetters, KEY_LENGTH } from './first-letters.ts'

interface Entry<Phrase> {
  phrase: Phrase
  /** Made when a word first asks for it. */
  expression?: RegExp
  /** The same, for a pattern that is looked for everywhere. */
  anywhere?: RegExp
}

/** Many patterns, found by the first letters of the words they begin with. */
export interface PhraseIndex<Phrase> {
  byLetters: ReadonlyMap<string, readonly Entry<Phrase & { pattern: string }>[]>
  /** Marks the hashes of all letters above, so that most words are passed over at once. */
  filter: Uint8Array
  /** Patterns that may begin with anything. */
  others: readonly Entry<Phrase & { pattern: string }>[]
}

export interface Hit<Phrase> {
  phrase: Phrase
  start: number
  end: number
  /** Where the pattern's first group matched. */
  group: { start: number; end: number }
}

const LETTER = '[a-z0-9\\u00c0-\\u024f]'
const SPACES: Record<string, string> = { ' ': '[ \\n]{1,3}', ' ?': '[ \\n]{0,3}' }

const wholeWordSource = (pattern: string) => {
  const spaced = pattern.replace(/\[[^\]]*\]| \??/g, (part) => SPACES[part] ?? part)
  return `(?<!${LETTER})(?:${spaced})(?!${LETTER})`
}

/** Compiles a pattern over whole lower-case words, where a space stands for up to three. */
export const wholeWords = (pattern: string): RegExp => new RegExp(wholeWordSource(pattern), 'g')

export const indexPhrases = <Phrase extends { pattern: string }>(
  phrases: readonly Phrase[],
): PhraseIndex<Phrase> => {
  const byLetters = new Map<string, Entry<Phrase>[]>()
  const others: Entry<Phrase>[] = []
  for (const phrase of phrases) {
    const entry: Entry<Phrase> = { phrase }
    const keys = firstLetters(phrase.pattern)
    if (!keys) others.push(entry)
    for (const key of keys ?? []) byLetters.set(key, [...(byLetters.get(key) ?? []), entry])
  }
  const filter = new Uint8Array(FILTER_MASK + 1)
  for (const key of byLetters.keys()) filter[hashOf(key)] = 1
  return { byLetters, filter, others }
}

/** Every phrase that begins anywhere in a lower-case text, by place. */
export const phrasesIn = <Phrase>(
  { byLetters, filter, others }: PhraseIndex<Phrase>,
  lower: string,
): Hit<Phrase>[] => {
  const hits: Hit<Phrase>[] = []
  const tryAt = (entry: Entry<Phrase & { pattern: string }>, index: number) => {
    entry.expression ??= new RegExp(wholeWordSource(entry.phrase.pattern), 'dy')
    entry.expression.lastIndex = index
    const match = entry.expression.exec(lower)
    if (match) hits.push(toHit(entry.phrase, match))
  }
  eachKnownWord(lower, filter, (index, letters) => {
    const entries = byLetters.get(letters)
    if (entries) for (const entry of entries) tryAt(entry, index)
  })
  for (const entry of others) {
    entry.anywhere ??= wholeWords(entry.phrase.pattern)
    for (const match of lower.matchAll(entry.anywhere)) tryAt(entry, match.index)
  }
  return others.length > 0 ? hits.sort((one, other) => one.start - other.start) : hits
}

/** Calls back for every word whose first letters some pattern begins with. */
const eachKnownWord = (
  lower: string,
  filter: Uint8Array,
  found: (index: number, letters: string) => void,
): void => {
  let start = -1
  let hash = 0
  for (let at = 0; at <= lower.length; at++) {
    const code = at < lower.length ? lower.charCodeAt(at) : 32
    if (isWordCode(code)) {
      if (start < 0) {
        start = at
        hash = 0
      }
      if (at - start < KEY_LENGTH) hash = (Math.imul(hash, 31) + code) | 0
    } else if (start >= 0) {
      if (filter[hash & FILTER_MASK])
        found(start, lower.slice(start, Math.min(at, start + KEY_LENGTH)))
      start = -1
    }
  }
}

const FILTER_MASK = 8191

const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 0xc0 && code <= 0x24f)

const hashOf = (key: string): number => {
  let hash = 0
  for (let at = 0; at < key.length; at++) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0
  return hash & FILTER_MASK
}

const toHit = <Phrase>(
  phrase: Phrase,
  { 0: found, index, indices }: RegExpExecArray,
): Hit<Phrase> => {
  const [start, end] = indices?.[1] ?? [index, index]
  return { phrase, start: index, end: index + found.length, group: { start, end } }
}

/** Of hits that overlap, the weightiest. */
export const withoutOverlaps = <Phrase>(
  hits: readonly Hit<Phrase>[],
  weight: (hit: Hit<Phrase>) => number,
): Hit<Phrase>[] => {
  const kept: Hit<Phrase>[] = []
  for (const hit of hits) {
    const previous = kept.at(-1)
    if (!previous || hit.start >= previous.end) kept.push(hit)
    else if (weight(hit) > weight(previous)) kept[kept.length - 1] = hit
  }
  return kept
}
