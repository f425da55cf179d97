import { wordsOf } from './words.ts'

export interface Opening {
  words: string
  count: number
  share: number
}

/** The first three words of texts, the commonest first. */
export const openingsOf = (texts: readonly string[]): Opening[] => {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const words = wordsOf(text).slice(0, 3).join(' ')
    counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return [...counts]
    .map(([words, count]) => ({ words, count, share: count / texts.length }))
    .toSorted((one, other) => other.count - one.count)
}
