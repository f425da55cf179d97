import { reviewMissingFacts } from './missing-facts.ts'
import { reviewerOf } from './reviewer-of.ts'
import { TEXT_REVIEWS } from './text.ts'
import { reviewSentences } from './unfounded-sentences.ts'
import { reviewClaims } from './untraced-claims.ts'
import { reviewNumbers } from './untraced-numbers.ts'

export * from './text.ts'
export { type TraceRequest, traceCopy } from './trace/trace-copy.ts'

/**
 * Reads a text the way a careful broker would; offsets are UTF-16, suggestions replace `[start, end)`.
 * @example reviewCopy({ text: 'A safe street', kind: 'mls' }) // [{ rule: 'fair-housing/safe-place', … }]
 */
export const reviewCopy = reviewerOf([
  ...TEXT_REVIEWS,
  reviewNumbers,
  reviewClaims,
  reviewSentences,
  reviewMissingFacts,
])
