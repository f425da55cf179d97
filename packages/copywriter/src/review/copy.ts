import type { CopyKind, Finding, PropertyInput } from '@listwright/contracts'
import { maskPlaces } from './mask.ts'
import { normalise } from './normalise.ts'

export interface ReviewRequest {
  /** What was typed about the property; without it nothing can be traced. */
  property?: PropertyInput
  text: string
  kind: CopyKind
  /** The most characters the text may have; the network's own limit if absent. */
  limit?: number
  /** The current year, for the age of a building. */
  year?: number
}

/** A text under review; `plain` and `masked` have the same offsets as `text`. */
export interface Copy extends ReviewRequest {
  plain: string
  /** `plain` with addresses and the listing's own place names blotted out. */
  masked: string
  /** Everything typed about the property, in one lower-case string. */
  typed: string
}

export type Review = (copy: Copy) => Finding[]

export const openCopy = (request: ReviewRequest): Copy => {
  const plain = normalise(request.text)
  const { property } = request
  return {
    ...request,
    plain,
    masked: maskPlaces(plain, property),
    typed: property ? normalise(property.features.join(' ; ')).toLowerCase() : '',
  }
}
