import type { CopyKind, Finding, PropertyInput } from '@listwright/contracts'
import { type Hashtag, hashtagsIn, maskHashtags } from './hashtags.ts'
import { maskPlaces } from './mask.ts'
import { lowerCase, normalise } from './normalise.ts'

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

/** A text under review; `plain`, `masked` and `prose` have the same offsets as `text`. */
export interface Copy extends ReviewRequest {
  /** Quotes, hyphens and white space folded to ASCII. */
  plain: string
  /** `plain` with addresses and the listing's own place names blotted out. */
  masked: string
  /** `masked` in lower case, without its hashtags. */
  prose: string
  /** The hashtags, in words without place names. */
  hashtags: Hashtag[]
  /** Everything typed about the property, in one lower-case string. */
  typed: string
}

export type Review = (copy: Copy) => Finding[]

export const openCopy = (request: ReviewRequest): Copy => {
  const plain = normalise(request.text)
  const { property } = request
  const masked = maskPlaces(plain, property)
  const places = property ? [property.address, property.city, property.state] : []
  return {
    ...request,
    plain,
    masked,
    prose: lowerCase(maskHashtags(masked)),
    hashtags: hashtagsIn(plain, places),
    typed: property ? lowerCase(normalise(property.features.join(' ; '))) : '',
  }
}
