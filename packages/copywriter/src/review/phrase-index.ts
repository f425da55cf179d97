import { firstLetters } from './first-letters.ts'

interface Entry<Phrase> {
  phrase: Phrase
  /** Made when a word first asks for it. */
  expression?: RegExp
}

/** Many patterns, found by the first letters of the words they begin with. */
export interface PhraseIndex<Phrase> {
  byLetters: ReadonlyMap<string, readonly Entry<Phrase & { pattern: string }>[]>
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
const WORD = /[a-z0-9\u00c0-\u024f]+/g

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
  return { byLetters, others }
}

/** Every phrase that begins anywhere in a lower-case text, by place. */
export const phrasesIn = <Phrase>(
  { byLetters, others }: PhraseIndex<Phrase>,
  lower: string,
): Hit<Phrase>[] => {
  const hits: Hit<Phrase>[] = []
  const tryAt = (entry: Entry<Phrase & { pattern: string }>, index: number) => {
    entry.expression ??= new RegExp(wholeWordSource(entry.phrase.pattern), 'dy')
    entry.expression.lastIndex = index
    const match = entry.expression.exec(lower)
    if (match) hits.push(toHit(entry.phrase, match))
  }
  for (const [index, letters] of wordStarts(lower)) {
    const entries = byLetters.get(letters)
    if (entries) for (const entry of entries) tryAt(entry, index)
  }
  for (const entry of others)
    for (const match of lower.matchAll(wholeWords(entry.phrase.pattern))) tryAt(entry, match.index)
  return others.length > 0 ? hits.sort((one, other) => one.start - other.start) : hits
}

// The same text is asked for several lists in a row.
let last: { text: string; starts: (readonly [number, string])[] } = { text: '', starts: [] }

const wordStarts = (lower: string): (readonly [number, string])[] => {
  if (last.text === lower) return last.starts
  const starts: (readonly [number, string])[] = []
  WORD.lastIndex = 0
  for (let word = WORD.exec(lower); word; word = WORD.exec(lower))
    starts.push([word.index, word[0].slice(0, 3)])
  last = { text: lower, starts }
  return starts
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
