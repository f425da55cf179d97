import { HEAD_LENGTH, headsOf } from './phrase-heads.ts'

export interface Hit<Phrase> {
  phrase: Phrase
  start: number
  end: number
  /** Where the pattern's first group matched. */
  group: { start: number; end: number }
}

/** A phrase that begins somewhere in a text. */
export interface Place<Phrase> {
  entry: Entry<Phrase>
  start: number
}

const LETTER = '[a-z0-9\\u00c0-\\u024f]'
const SPACES: Record<string, string> = { ' ': '[ \\n]{1,3}', ' ?': '[ \\n]{0,3}' }

/** Compiles a pattern over whole lower-case words, where a space stands for up to three. */
export const wholeWords = (pattern: string, flags = 'g'): RegExp => {
  const spaced = pattern.replace(/\[[^\]]*\]| \??/g, (part) => SPACES[part] ?? part)
  return new RegExp(`(?<!${LETTER})(?:${spaced})(?!${LETTER})`, flags)
}

class Entry<Phrase> {
  /** Made when a word first asks for it. */
  #expression: RegExp | undefined

  readonly #pattern: string

  constructor(
    readonly phrase: Phrase,
    pattern: string,
  ) {
    this.#pattern = pattern
  }

  /** Whether the phrase begins here; one that looks at blotted names is decided once they are blotted. */
  mayStart(lower: string, at: number): boolean {
    if (this.#pattern.includes('~')) return true
    return this.#at(at).test(lower)
  }

  match(lower: string, start: number): Hit<Phrase> | null {
    const match = this.#at(start).exec(lower)
    if (!match) return null
    const [from, to] = match.indices?.[1] ?? [start, start]
    const end = start + match[0].length
    return { phrase: this.phrase, start, end, group: { start: from, end: to } }
  }

  #at(start: number): RegExp {
    this.#expression ??= wholeWords(this.#pattern, 'dy')
    this.#expression.lastIndex = start
    return this.#expression
  }
}

const MARKS_MASK = 0x3fff
const GOES_ON = 1
const IS_HEAD = 2

/** Many patterns, found in one pass over a text by the letters they begin with. */
export class PhraseIndex<Phrase extends { pattern: string }> {
  readonly #byHead = new Map<number, Entry<Phrase>[]>()
  /** What the hash of some letters can be: the start of a head, a whole one, or neither. */
  readonly #marks = new Uint8Array(MARKS_MASK + 1)

  constructor(phrases: readonly Phrase[]) {
    for (const phrase of phrases) {
      const entry = new Entry(phrase, phrase.pattern)
      const heads = headsOf(phrase.pattern)
      if (!heads) throw new Error(`A phrase must begin with a letter or a digit: ${phrase.pattern}`)
      for (const head of heads) this.#add(head, entry)
    }
  }

  #add(head: string, entry: Entry<Phrase>): void {
    let hash = 0
    for (let at = 0; at < head.length; at++) {
      if (at > 0) this.#mark(hash, GOES_ON)
      hash = hashed(hash, head.charCodeAt(at))
    }
    this.#mark(hash, IS_HEAD)
    this.#byHead.set(hash, [...(this.#byHead.get(hash) ?? []), entry])
  }

  #mark(hash: number, bit: number): void {
    this.#marks[hash & MARKS_MASK] = (this.#marks[hash & MARKS_MASK] ?? 0) | bit
  }

  /** Every place of a lower-case text where a phrase begins, in order. */
  placesIn(lower: string): Place<Phrase>[] {
    const places: Place<Phrase>[] = []
    let previous = SPACE
    for (let at = 0; at < lower.length; at++) {
      const code = foldedAt(lower, at)
      if (previous === SPACE && code !== SPACE) this.#lookAt(lower, at, places)
      previous = code
    }
    return places
  }

  #lookAt(lower: string, start: number, places: Place<Phrase>[]): void {
    let hash = 0
    let previous = 0
    for (let at = start, taken = 0; taken < HEAD_LENGTH && at <= lower.length; at++) {
      const code = foldedAt(lower, at)
      if (code === SPACE && previous === SPACE) continue
      previous = code
      hash = hashed(hash, code)
      taken++
      const mark = this.#marks[hash & MARKS_MASK] as number
      if (mark & IS_HEAD)
        for (const entry of this.#byHead.get(hash) ?? [])
          if (entry.mayStart(lower, start)) places.push({ entry, start })
      if (!(mark & GOES_ON)) break
    }
  }
}

const SPACE = 32

const hashed = (hash: number, code: number): number => (Math.imul(hash, 31) + code) & 0x3fffffff

// Letters stand for themselves, digits for 0, everything else for a space.
const FOLDED = Uint16Array.from({ length: 0x250 }, (_, code) => {
  if (code >= 48 && code <= 57) return 48
  return (code >= 97 && code <= 122) || code >= 0xc0 ? code : SPACE
})

const foldedAt = (lower: string, at: number): number => {
  const code = at < lower.length ? lower.charCodeAt(at) : SPACE
  return code < 0x250 ? (FOLDED[code] as number) : SPACE
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
