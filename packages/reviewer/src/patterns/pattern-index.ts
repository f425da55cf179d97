import { onceFor } from '../memory/index.ts'
import { type AnyOf, foldedText, requiredTexts } from './required-texts.ts'

/** How many letters decide whether a pattern is worth a closer look. */
const KEY_LENGTH = 3
const BITS = 7

/** Some patterns stand in several lists. */
const requiredBy = onceFor(requiredTexts)

/** What a text that has a key must have besides to be tried on a pattern. */
interface Requirement {
  /** The number of the pattern. */
  pattern: number
  text: string
  others: readonly AnyOf[]
}

/** The patterns that have one key, and the last search that looked at them. */
interface Entry {
  requirements: Requirement[]
  lastSearch: number
}

/**
 * Many patterns, of which only those are tried on a text that may match it. A pattern that no text asks for is never
 * compiled: compiling thousands of them took most of the time of the first text.
 */
export class PatternIndex {
  readonly #patterns: readonly RegExp[]
  readonly #byKey = new Map<number, Entry>()
  /** For every two letters whether a key begins with them: most stretches of a text begin none. */
  readonly #beginnings = new Uint8Array(1 << (2 * BITS))
  readonly #always: number[] = []
  #isBuilt = false
  #searches = 0

  constructor(patterns: readonly RegExp[]) {
    this.#patterns = patterns
  }

  /** The numbers of the patterns that may match, in order. */
  candidates(text: string): number[] {
    if (!this.#isBuilt) this.#build()
    this.#searches += 1
    const folded = foldedText(text)
    const found = this.#always.slice()
    const beginnings = this.#beginnings
    // No key begins with the last character, which marks the end.
    for (let at = 0; at < folded.length - 1; at += 1)
      if (mayBegin(beginnings, folded.charCodeAt(at), folded.charCodeAt(at + 1)))
        this.#searchAt(at, folded, found)
    return found.sort((one, other) => one - other)
  }

  /** Keeps the patterns whose keys stand at this place; a key that stands in several places is looked up once. */
  #searchAt(at: number, folded: string, found: number[]) {
    for (let length = 1, key = 0; length <= KEY_LENGTH; length += 1) {
      const code = folded.charCodeAt(at + length - 1)
      // Beyond the end there is no code.
      if (!(code < 1 << BITS)) break
      key = (key << BITS) | code
      const entry = this.#byKey.get(key)
      if (!entry || entry.lastSearch === this.#searches) continue
      entry.lastSearch = this.#searches
      keepMet(entry.requirements, folded, found)
    }
  }

  #build() {
    this.#isBuilt = true
    this.#patterns.forEach((pattern, number) => {
      const [rarest, ...others] = requiredBy(pattern)
      if (!rarest) this.#always.push(number)
      for (const text of rarest ?? []) this.#add({ pattern: number, text, others })
    })
  }

  #add(requirement: Requirement) {
    const letters = this.#keyFor(requirement.text)
    const key = keyOf(letters)
    const known = this.#byKey.get(key)
    if (known) known.requirements.push(requirement)
    else this.#byKey.set(key, { requirements: [requirement], lastSearch: 0 })
    const first = letters.charCodeAt(0) << BITS
    if (letters.length > 1) this.#beginnings[first | letters.charCodeAt(1)] = 1
    else this.#beginnings.fill(1, first, first + (1 << BITS))
  }

  /** The letters of the text that the fewest other patterns have as their key. */
  #keyFor(text: string): string {
    const length = Math.min(KEY_LENGTH, text.length)
    let rarest = ''
    let fewest = Number.POSITIVE_INFINITY
    for (let at = 0; at + length <= text.length && fewest > 0; at += 1) {
      const letters = text.slice(at, at + length)
      const count = this.#byKey.get(keyOf(letters))?.requirements.length ?? 0
      if (count < fewest) {
        rarest = letters
        fewest = count
      }
    }
    return rarest
  }
}

/** What is required is ASCII; a key of one letter may stand before any other character. */
const mayBegin = (beginnings: Uint8Array, first: number, second: number): boolean =>
  first < 1 << BITS && (second >= 1 << BITS || beginnings[(first << BITS) | second] === 1)

/** Up to three letters as a number. */
const keyOf = (letters: string): number => {
  let key = 0
  for (let at = 0; at < letters.length; at += 1) key = (key << BITS) | letters.charCodeAt(at)
  return key
}

const keepMet = (requirements: readonly Requirement[], folded: string, found: number[]) => {
  for (const { pattern, text, others } of requirements)
    if (folded.includes(text) && !found.includes(pattern) && hasEach(others, folded))
      found.push(pattern)
}

const hasEach = (required: readonly AnyOf[], folded: string): boolean => {
  for (const texts of required) if (!hasOne(texts, folded)) return false
  return true
}

const hasOne = (texts: AnyOf, folded: string): boolean => {
  for (const text of texts) if (folded.includes(text)) return true
  return false
}
