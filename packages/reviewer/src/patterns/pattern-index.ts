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

/**
 * Many patterns, of which only those are tried on a text that may match it. A pattern that no text asks for is never
 * compiled: compiling thousands of them took most of the time of the first text.
 */
export class PatternIndex {
  readonly #patterns: readonly RegExp[]
  readonly #byKey = new Map<number, Requirement[]>()
  readonly #always: number[] = []
  #isBuilt = false

  constructor(patterns: readonly RegExp[]) {
    this.#patterns = patterns
  }

  /** The numbers of the patterns that may match, in order. */
  candidates(text: string): number[] {
    if (!this.#isBuilt) this.#build()
    const folded = foldedText(text)
    const found = this.#always.slice()
    for (let at = 0; at < folded.length; at += 1)
      for (let length = 1, key = 0; length <= KEY_LENGTH; length += 1) {
        const code = folded.charCodeAt(at + length - 1)
        // What is required is ASCII; beyond the end there is no code.
        if (!(code < 1 << BITS)) break
        key = (key << BITS) | code
        const requirements = this.#byKey.get(key)
        if (requirements) keepMet(requirements, folded, found)
      }
    return found.sort((one, other) => one - other)
  }

  #build() {
    this.#isBuilt = true
    this.#patterns.forEach((pattern, number) => {
      const [rarest, ...others] = requiredBy(pattern)
      if (!rarest) this.#always.push(number)
      for (const text of rarest ?? []) {
        const key = this.#keyFor(text)
        const known = this.#byKey.get(key)
        if (known) known.push({ pattern: number, text, others })
        else this.#byKey.set(key, [{ pattern: number, text, others }])
      }
    })
  }

  /** The letters of the text that the fewest other patterns have as their key. */
  #keyFor(text: string): number {
    const length = Math.min(KEY_LENGTH, text.length)
    let rarest = 0
    let fewest = Number.POSITIVE_INFINITY
    for (let at = 0; at + length <= text.length && fewest > 0; at += 1) {
      let key = 0
      for (let next = at; next < at + length; next += 1) key = (key << BITS) | text.charCodeAt(next)
      const count = this.#byKey.get(key)?.length ?? 0
      if (count < fewest) {
        rarest = key
        fewest = count
      }
    }
    return rarest
  }
}

const keepMet = (requirements: readonly Requirement[], folded: string, found: number[]) => {
  for (const { pattern, text, others } of requirements)
    if (
      folded.includes(text) &&
      others.every((texts) => texts.some((other) => folded.includes(other))) &&
      !found.includes(pattern)
    )
      found.push(pattern)
}
