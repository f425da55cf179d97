import type { Span } from '@listwright/contracts'
import type { TracedClaim } from './claim.ts'

/** Where a text states a field, and does not contradict it. */
export const sourcedSpans = (claims: readonly TracedClaim[]): Span[] =>
  claims.flatMap(({ start, end, source, status }) =>
    source && status !== 'contradicting' ? [{ start, end, source }] : [],
  )
