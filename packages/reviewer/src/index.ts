import type { Finding } from '@listwright/contracts'
import { reviewCliches } from './cliches.ts'
import { Copy, type Review, type ReviewRequest } from './copy.ts'
import { reviewFairHousing } from './fair-housing.ts'
import { reviewLimits } from './limits.ts'
import { reviewMissingFacts } from './missing-facts.ts'
import { reviewMls } from './mls.ts'
import { reviewSentences } from './unfounded-sentences.ts'
import { reviewClaims } from './untraced-claims.ts'
import { reviewNumbers } from './untraced-numbers.ts'

export { applySuggestion, applySuggestions } from './apply-suggestion.ts'
export { BOARD_PROFILES, DEFAULT_BOARD } from './board-profiles.ts'
export type { ReviewRequest } from './copy.ts'
export { lengthOf } from './limits.ts'
export { isForeign } from './mls-language.ts'
export { MLS_DEFAULT_LIMIT, MLS_PRESETS, type MlsPreset } from './mls-presets.ts'
export { toAscii } from './to-ascii.ts'
export { sourcedSpans } from './trace/sourced-spans.ts'
export { type TraceRequest, traceCopy } from './trace/trace-copy.ts'
export { twitterLength } from './twitter-length.ts'

const REVIEWS: readonly Review[] = [
  reviewFairHousing,
  reviewMls,
  reviewLimits,
  reviewNumbers,
  reviewClaims,
  reviewSentences,
  reviewMissingFacts,
  reviewCliches,
]

/**
 * Reads a text the way a careful broker would; offsets are UTF-16, suggestions replace `[start, end)`.
 * @example reviewCopy({ text: 'A safe street', kind: 'mls' }) // [{ rule: 'fair-housing/safe-place', … }]
 */
export const reviewCopy = (request: ReviewRequest): Finding[] => {
  const copy = new Copy(request)
  const findings: Finding[] = []
  for (const review of REVIEWS) findings.push(...review(copy))
  return findings.sort((a, b) => a.start - b.start || a.end - b.end)
}
