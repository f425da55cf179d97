import { PatternIndex } from './pattern-index.ts'
import type { Rewriting } from './rewriter-of.ts'

/** A function that does the first replacement that fits, and no other. */
export const firstRewriterOf = (rewritings: readonly Rewriting[]): ((text: string) => string) => {
  const index = new PatternIndex(rewritings.map(([pattern]) => pattern))
  return (text) => {
    for (const number of index.candidates(text)) {
      const [pattern, replacement] = rewritings[number] as Rewriting
      if (pattern.test(text)) return text.replace(pattern, replacement)
    }
    return text
  }
}
