import { PARTS } from '../../language/claim-words.ts'
import type { WrittenNumber } from '../../numbers.ts'
import type { ProseWord } from '../prose.ts'
import type { TypedFacts } from '../typed-facts.ts'
import { isPlain } from '../words-that-claim.ts'

export const REACH = 3
/** The words of a clause that are looked at. */
const CLAUSE = 15

/** The features of the nearest things that the words before a figure name, in its clause. */
export const thingsAround = (
  words: readonly ProseWord[],
  { start }: WrittenNumber,
  facts: TypedFacts,
): Set<string> => {
  const last = firstAfter(words, start) - 1
  const clause = words[last]?.clause
  const sources = new Set<string>()
  for (let at = last; at > last - CLAUSE && words[at]?.clause === clause; at -= 1) {
    const word = words[at]
    if (word && (!isPlain(word.text) || PARTS.has(word.text)))
      for (const source of facts.sourcesOf(word.text) ?? []) sources.add(source)
  }
  // A word for several features, or none, decides nothing.
  return [...sources].every((source) => source.startsWith('features[')) ? sources : new Set()
}

/** The index of the first word that begins at or after a place. */
export const firstAfter = (words: readonly ProseWord[], place: number): number => {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.start ?? place) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The typed thing that a figure counts: 'two', 'stone', 'fireplaces'. */
export const thingAfter = (
  words: readonly ProseWord[],
  end: number,
  facts: TypedFacts,
): string | null => {
  const first = firstAfter(words, end)
  const next = words[first]
  if (!next || next.start - end > 1) return null
  let found: string | null = null
  for (let at = first; at < first + REACH; at += 1) {
    const word = words[at]
    if (!word || (at > first && !word.isJoined)) break
    if (
      /^(?:and|or|in|on|of|with|for|to|from|at|by|is|are|was|that|the|a|an|away|per|feet|foot|ft|minutes|miles|blocks|mile|block|minute|more|others?)$/.test(
        word.text,
      )
    )
      break
    if (!isPlain(word.text) && facts.typedIn(word.text).size > 0) found = word.text
  }
  return found
}
