import type { ReviewRequest } from './copy.ts'
import { reviewKnownClaims } from './known-claims.ts'
import { reviewMissingFacts } from './missing-facts.ts'
import { reviewerOf } from './reviewer-of.ts'
import { TEXT_REVIEWS } from './text.ts'
import { reviewNumbers } from './untraced-numbers.ts'

const review = reviewerOf([...TEXT_REVIEWS, reviewNumbers, reviewKnownClaims, reviewMissingFacts])

/**
 * What `reviewCopy` says without an open vocabulary: the text by itself, its figures, the claims that listings are known for and
 * the facts left out. It needs no tracing of every word, which is half of the reviewer.
 */
export const reviewFacts = (request: Omit<ReviewRequest, 'openVocabulary'>) => review(request)
