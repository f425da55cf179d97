import type { Finding, TracedClaim } from '@listwright/contracts'
import type { Copy, Review } from './copy.ts'
import { matchCase, replaceWords } from './edit.ts'
import { toFinding } from './term.ts'
import { readingOf } from './trace/reading.ts'

/** Every figure must be one that was entered for what it is said of, or derived from those. */
export const reviewNumbers: Review = (copy) => {
  const { property, text, year } = copy
  if (!property) return []
  const { numbers, levels } = readingOf({ property, text, year })
  return [...numbers, ...levels]
    .filter(({ kind, status }) => kind === 'number' && isUntraced(status))
    .map((claim) => explain(claim, copy))
}

export const isUntraced = (status: TracedClaim['status']): boolean =>
  status === 'unsupported' || status === 'contradicting'

const explain = ({ start, end, why, suggestion }: TracedClaim, { text }: Copy): Finding => {
  const term = {
    rule: 'fact/number',
    severity: 'caution',
    why: why ?? 'This figure is not among what you entered.',
  } as const
  if (suggestion === undefined) return toFinding(term, text, { start, end })
  const words = hyphenated(suggestion, text.charAt(end))
  return toFinding(term, text, replaceWords(text, start, end, matchCase(text, start, words)))
}

const hyphenated = (words: string, next: string) =>
  next === '-' ? words.replaceAll(' ', '-') : words
