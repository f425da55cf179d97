import { ngramsOf, wordsOf } from './words.ts'

const FIRST_WORDS = 80

const heads = (texts: readonly string[]) => texts.map((text) => wordsOf(text).slice(0, FIRST_WORDS))

/** The share of n-grams that are different, over the first 80 words of each text. */
export const distinctN = (texts: readonly string[], size: number): number => {
  const all = heads(texts).flatMap((words) => ngramsOf(words, size))
  return all.length === 0 ? 1 : new Set(all).size / all.length
}

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

/** The share of a text's n-grams that say again what it has already said. */
export const repeatedNgrams = (text: string, size: number): number => {
  const grams = ngramsOf(wordsOf(text), size)
  return grams.length === 0 ? 0 : 1 - new Set(grams).size / grams.length
}

/** Different words among the first hundred. */
export const typeTokenRatio = (text: string): number => {
  const words = wordsOf(text).slice(0, 100)
  return words.length === 0 ? 1 : new Set(words).size / words.length
}

/** The share of texts that begin with the most common first three words. */
export const commonestOpening = (texts: readonly string[]): { share: number; words: string } => {
  const counts = countsOf(texts.map((text) => wordsOf(text).slice(0, 3).join(' ')))
  const [words = '', count = 0] = [...counts].reduce(
    (top, entry) => (entry[1] > top[1] ? entry : top),
    ['', 0],
  )
  return { share: texts.length === 0 ? 0 : count / texts.length, words }
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
