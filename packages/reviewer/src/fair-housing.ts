import type { Finding } from '@listwright/contracts'
import type { Review } from './copy.ts'
import { type Hashtag, spellOut, withSpaceBefore } from './hashtags.ts'
import { blot } from './mask.ts'
import { type Place, wholeWords } from './phrase-index.ts'
import { findTerms, type Term, toFinding } from './term.ts'
import { acceptable } from './terms/acceptable.ts'

const harmless = wholeWords(acceptable.join('|'))

/** Words that could tell an ordinary reader who is or is not wanted. */
export const reviewFairHousing: Review = (copy) => {
  const inProse = harmful(copy.suspects('fair-housing/'), copy.lower)
  const inHashtags = copy.suspectTags('fair-housing/')
  const findings = [
    ...(inProse.length > 0 ? scan(inProse, copy.prose, copy.text) : []),
    ...(inHashtags.length > 0 ? reviewHashtags(inHashtags, copy.hashtags, copy.text) : []),
  ]
  return findings.filter(({ rule }) => rule !== 'fair-housing/hopa' || !QUALIFIES.test(copy.typed))
}

/** An agent who names the law has confirmed that the community qualifies under it. */
const QUALIFIES = /\bhopa\b|housing for older persons/

/** Lower-case prose in which what only looks like trouble is blotted out. */
export const withoutHarmless = (prose: string): string => prose.replace(harmless, blot)

// A single-family home is in every other text: it is settled before place names are looked for.
const harmful = (places: Place<Term>[], lower: string): Place<Term>[] => {
  if (places.length === 0) return places
  const rest = withoutHarmless(lower)
  return places.filter(({ entry, start }) => entry.mayStart(rest, start))
}

const scan = (places: readonly Place<Term>[], prose: string, text: string): Finding[] =>
  findTerms(places, withoutHarmless(prose), text)

const reviewHashtags = (
  places: readonly Place<Term>[],
  hashtags: readonly Hashtag[],
  text: string,
): Finding[] => {
  const { spelled, hashtagAt } = spellOut(hashtags)
  return scan(places, spelled, spelled).flatMap((finding) => {
    const hashtag = hashtagAt(finding.start)
    return hashtag ? [toFinding(finding, text, withSpaceBefore(text, hashtag))] : []
  })
}
