import type { Finding } from '@listwright/contracts'
import type { Review } from './copy.ts'
import { type Hashtag, spellOut } from './hashtags.ts'
import { indexPhrases, wholeWords } from './phrase-index.ts'
import { findTerms, toFinding } from './term.ts'
import { acceptable } from './terms/acceptable.ts'
import { fairHousingTerms } from './terms/fair-housing.ts'

const harmless = wholeWords(acceptable.join('|'))
const terms = indexPhrases(fairHousingTerms)

/** Words that could tell an ordinary reader who is or is not wanted. */
export const reviewFairHousing: Review = (copy) => [
  ...(copy.suspected.has('fair-housing') ? scan(copy.prose, copy.text) : []),
  ...(copy.suspectedTags.has('fair-housing') ? reviewHashtags(copy.hashtags, copy.text) : []),
]

const scan = (prose: string, text: string): Finding[] => {
  return findTerms(
    terms,
    prose.replace(harmless, (match) => '~'.repeat(match.length)),
    text,
  )
}

const reviewHashtags = (hashtags: readonly Hashtag[], text: string): Finding[] => {
  const { spelled, hashtagAt } = spellOut(hashtags)
  return scan(spelled, spelled).flatMap((finding) => {
    const hashtag = hashtagAt(finding.start)
    if (!hashtag) return []
    const start = text.charAt(hashtag.start - 1) === ' ' ? hashtag.start - 1 : hashtag.start
    return [toFinding(finding, text, { start, end: hashtag.end, put: '' })]
  })
}
