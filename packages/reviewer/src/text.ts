import { reviewCliches } from './cliches.ts'
import type { Review } from './copy.ts'
import { reviewFairHousing } from './fair-housing.ts'
import { reviewLimits } from './limits.ts'
import { reviewMls } from './mls.ts'
import { reviewerOf } from './reviewer-of.ts'

export { applySuggestion, applySuggestions } from './apply-suggestion.ts'
export { BOARD_PROFILES, DEFAULT_BOARD } from './board-profiles.ts'
export type { ReviewRequest } from './copy.ts'
export { lengthOf } from './limits.ts'
export { isForeign } from './mls-language.ts'
export { MLS_DEFAULT_LIMIT, MLS_PRESETS, type MlsPreset } from './mls-presets.ts'
export { sourcedSpans } from './trace/sourced-spans.ts'
export { twitterLength } from './twitter-length.ts'

export const TEXT_REVIEWS: readonly Review[] = [
  reviewFairHousing,
  reviewMls,
  reviewLimits,
  reviewCliches,
]

/**
 * What can be said of a text by itself, without holding it against its property. A page has this first; `reviewCopy` says
 * the same and what its facts say.
 */
export const reviewText = reviewerOf(TEXT_REVIEWS)
