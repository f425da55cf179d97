import { openingsOf } from './openings.ts'
import { ngramsOf, wordsOf } from './words.ts'

const FIRST_WORDS = 80

const heads = (texts: readonly string[]) => texts.map((text) => wordsOf(text).slice(0, FIRST_WORDS))

/** How much each text repeats the others: mean geometric mean of clipped 1- to 4-gram precision, first 80 words. */
export const selfBleu4 = (texts: readonly string[]): number => {
  const perSize = [1, 2, 3, 4].map((size) =>
    precisions(heads(texts).map((words) => countsOf(ngramsOf(words, size)))),
  )
  const scores = texts.map((_, at) => {
    const logs = perSize.map((values) => Math.log(values[at] || 1e-9))
    return Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length)
  })
  return mean(scores)
}

type Counts = Map<string, number>

const countsOf = (grams: readonly string[]): Counts => {
  const counts: Counts = new Map()
  for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  return counts
}

/** Clipped precision of each text against the largest count in any other. */
const precisions = (texts: readonly Counts[]): number[] => {
  const best = new Map<string, { first: number; second: number; holder: number }>()
  texts.forEach((counts, at) => {
    for (const [gram, count] of counts) {
      const top = best.get(gram) ?? { first: 0, second: 0, holder: -1 }
      if (count > top.first) best.set(gram, { first: count, second: top.first, holder: at })
      else if (count > top.second) best.set(gram, { ...top, second: count })
    }
  })
  return texts.map((counts, at) => {
    let shared = 0
    let total = 0
    for (const [gram, count] of counts) {
      const top = best.get(gram)
      const elsewhere = top ? (top.holder === at ? top.second : top.first) : 0
      shared += Math.min(count, elsewhere)
      total += count
    }
    return total === 0 ? 0 : shared / total
  })
}

/** Jaccard overlap of the 3-grams of every pair of texts. */
export const pairwiseJaccard = (texts: readonly string[], size = 3): number[] => {
  const sets = texts.map((text) => new Set(ngramsOf(wordsOf(text), size)))
  return sets.flatMap((one, at) => sets.slice(at + 1).map((other) => jaccard(one, other)))
}

export const jaccard = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const gram of small) if (large.has(gram)) shared += 1
  const union = one.size + other.size - shared
  return union === 0 ? 1 : shared / union
}

/** Two texts with a larger overlap of 3-grams count as the same. */
const SAME_TEXT = 0.6

/** Counts texts as they come, and leaves out those that are the same to a reader as one that is counted. */
export class DifferentTexts {
  readonly #counted: ReadonlySet<string>[] = []

  add(text: string): void {
    const grams = new Set(ngramsOf(wordsOf(text), 3))
    if (this.#counted.every((other) => jaccard(grams, other) <= SAME_TEXT))
      this.#counted.push(grams)
  }

  get count(): number {
    return this.#counted.length
  }
}

/** How many texts there are of which no two are the same to a reader. */
export const differentTexts = (texts: readonly string[]): number => {
  const different = new DifferentTexts()
  for (const text of texts) different.add(text)
  return different.count
}

/** The share of texts that begin with the most common first three words. */
export const commonestOpening = (texts: readonly string[]): { share: number; words: string } => {
  const [commonest] = openingsOf(texts)
  return { share: commonest?.share ?? 0, words: commonest?.words ?? '' }
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
