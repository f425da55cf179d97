import type { Finding } from '@listwright/contracts'
import { Copy, type Review, type ReviewRequest } from './copy.ts'

/** Several reviews as one, with their findings in the order of the text. */
export const reviewerOf =
  (reviews: readonly Review[]) =>
  (request: ReviewRequest): Finding[] => {
    const copy = new Copy(request)
    const findings: Finding[] = []
    for (const review of reviews) findings.push(...review(copy))
    return findings.sort((a, b) => a.start - b.start || a.end - b.end)
  }
