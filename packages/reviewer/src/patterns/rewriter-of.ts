import { PatternIndex } from './pattern-index.ts'

export type Rewriting = readonly [pattern: RegExp, replacement: string]

/** A function that does all replacements, one after the other. */
export const rewriterOf = (rewritings: readonly Rewriting[]): ((text: string) => string) => {
  const index = new PatternIndex(rewritings.map(([pattern]) => pattern))
  return (text) => {
    let written = text
    let candidates = index.candidates(text)
    for (let at = 0; at < candidates.length; at += 1) {
      const number = candidates[at] as number
      const [pattern, replacement] = rewritings[number] as Rewriting
      const rewritten = written.replace(pattern, replacement)
      if (rewritten === written) continue
      written = rewritten
      // The later ones are tried on the text as it is now.
      candidates = index.candidates(written).filter((other) => other > number)
      at = -1
    }
    return written
  }
}
