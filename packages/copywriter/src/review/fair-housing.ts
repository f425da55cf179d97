import type { Finding } from '@listwright/contracts'
import type { Review } from './copy.ts'
import { type Hashtag, hashtagsIn, maskHashtags } from './hashtags.ts'
import { compileTerms, findTerms, toFinding, wholeWords } from './term.ts'
import { acceptable } from './terms/acceptable.ts'
import { fairHousingTerms } from './terms/fair-housing.ts'

const harmless = wholeWords(acceptable.join('|'))
const terms = compileTerms(fairHousingTerms)

/** Words that could tell an ordinary reader who is or is not wanted. */
export const reviewFairHousing: Review = ({ text, masked }) => [
  ...scan(maskHashtags(masked), text),
  ...hashtagsIn(masked).flatMap((hashtag) => reviewHashtag(hashtag, text)),
]

const scan = (prose: string, text: string) =>
  findTerms(
    terms,
    prose.replace(harmless, (match) => '~'.repeat(match.length)),
    text,
  )

const reviewHashtag = (hashtag: Hashtag, text: string): Finding[] => {
  const [first] = scan(hashtag.words, hashtag.words)
  if (!first) return []
  const start = text.charAt(hashtag.start - 1) === ' ' ? hashtag.start - 1 : hashtag.start
  return [toFinding(first, text, { start, end: hashtag.end, put: '' })]
}
