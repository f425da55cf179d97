import type { Finding } from '@listwright/contracts'
import type { Copy, Review } from './copy.ts'
import { indexPhrases } from './phrase-index.ts'
import { findTerms, type Term } from './term.ts'
import { type Cliche, cliches } from './terms/cliches.ts'

const WHY = {
  A: 'Worn out.',
  B: 'An unsupported claim.',
  C: 'Overused.',
  D: 'A weak word.',
}

const toTerm = ({ level, pattern, instead, fix }: Cliche): Term => ({
  rule: `cliche/${level.toLowerCase()}`,
  severity: level === 'B' ? 'caution' : 'advice',
  pattern,
  why: `${WHY[level]} ${instead}`,
  ...(fix === undefined ? {} : { fix }),
})

const terms = indexPhrases(cliches.map(toTerm))

/** Phrases that every other listing uses. What the agent typed may be repeated once. */
export const reviewCliches: Review = (copy) => {
  if (!copy.suspected.has('cliches')) return []
  const found = findTerms(terms, copy.prose, copy.text)
  const seen = new Set<string>()
  return found.filter(
    (finding) => !isTyped(finding, copy) || seen.has(key(finding)) || !seen.add(key(finding)),
  )
}

const isTyped = ({ rule, text }: Finding, { typed }: Copy) =>
  rule !== 'cliche/a' && typed.includes(text.trim().toLowerCase())

const key = ({ text }: Finding) => text.trim().toLowerCase()
