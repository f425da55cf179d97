import type { Finding } from '@listwright/contracts'
import type { Copy, Review } from './copy.ts'
import { dropWord } from './edit.ts'
import type { Entered } from './entered.ts'
import { spellOut } from './hashtags.ts'
import { isMisspelling } from './language/misspelling.ts'
import { type Hit, PhraseIndex, type Place, withoutOverlaps } from './phrase-index.ts'
import { hitsAt, type Term, toFinding } from './term.ts'
import { claims } from './terms/claims.ts'
import { isProposed } from './trace/is-proposed.ts'

const claimTerms = new PhraseIndex(claims)

/** What may be done or should be asked is not said to be so: 'can be refinished', 'ask whether the warranty transfers'. */
const NOT_SAID =
  /\b(?:what|whatever|which) (?:kind|sort|size) of $|\b(?:no|without|not an?|never an?|isn't an?|you are the|you're the) $|\b(?:can|may|might|could) be $|\b(?:whether|confirm|ask (?:by|for|how|if|the|what|when|whom?))\b[^.!?]*$|(?:^|[.!?] )(?:some|most|many|other) [a-z]+s\b[^.!?]*$|\b(?:can|could|would|might|may) (?:[a-z]+ )?have (?:[a-z]+ ){0,3}$|\b(?:you (?:supply|bring|provide|choose)|bring|imagine|picture) [^.!?]*$/
/** 'The loft look' is a style. */
const STYLE = /^ (?:look|feel|vibe|spirit|mood|style)\b/
/** 'Sunny? Come and see.' */
const ASKS = /^[^.!?;:\n]*\?/
const SENTENCE = 120
const MODIFIER = /(?:ed|ny|lit|ric|ical|new|newer|filled|ready|key|kept|able)$/i

/** Features, condition, views, distances and returns that listings are known for may be stated only if they were entered. */
export const reviewKnownClaims: Review = (copy) =>
  copy.entered
    ? [...claimsInProse(copy, copy.entered), ...claimsInHashtags(copy, copy.entered)]
    : []

const claimsInProse = (copy: Copy, typed: Entered): Finding[] => {
  const { text, lower } = copy
  const suspects = untyped(claimTerms.placesIn(lower), lower, typed)
  if (suspects.length === 0) return []
  const withinLines = untraced(suspects, copy.prose, typed).filter(
    (hit) => !text.slice(hit.start, hit.end).includes('\n') && !isKnown(hit, copy),
  )
  return withinLines.map(({ phrase, start, end }) => {
    const edit = MODIFIER.test(text.slice(start, end)) ? dropWord(text, start, end) : null
    return toFinding(phrase, text, edit ?? { start, end })
  })
}

/** Said by a writer who named the feature that it read so: 'a wood-burning fireplace' of 'WBFP'. */
const isKnown = ({ start, end }: Hit<Term>, { spans }: Copy): boolean =>
  spans.some(
    (span) => span.source.startsWith('features[') && span.start <= start && span.end >= end,
  )

const claimsInHashtags = (copy: Copy, typed: Entered): Finding[] => {
  const { spelledTags } = copy
  const suspects = untyped(claimTerms.placesIn(spelledTags), spelledTags, typed)
  if (suspects.length === 0) return []
  const { spelled, hashtagAt } = spellOut(copy.hashtags)
  return untraced(suspects, spelled, typed).flatMap(({ phrase, start }) => {
    const hashtag = hashtagAt(start)
    return hashtag ? [toFinding(phrase, copy.text, { start: hashtag.start, end: hashtag.end })] : []
  })
}

const untyped = (places: Place<Term>[], searched: string, typed: Entered): Place<Term>[] =>
  places.filter(({ entry, start }) => {
    const hit = entry.match(searched, start)
    return hit && !isTyped(searched.slice(start, hit.end), hit.phrase, typed)
  })

const untraced = (places: Place<Term>[], searched: string, typed: Entered): Hit<Term>[] =>
  withoutOverlaps(
    hitsAt(places, searched).filter(
      ({ phrase, start, end }) =>
        !isTyped(searched.slice(start, end), phrase, typed) &&
        !NOT_SAID.test(searched.slice(Math.max(0, start - SENTENCE), start)) &&
        !STYLE.test(searched.slice(end, end + 8)) &&
        !ASKS.test(searched.slice(end, end + SENTENCE)) &&
        !isProposed(searched, start, end),
    ),
    ({ start, end }) => end - start,
  )

const isTyped = (found: string, { typed: other }: Term, typed: Entered): boolean =>
  stemsOf(found).every((stem) => typed.features.includes(stem)) ||
  (other?.test(typed.features) ?? false) ||
  wordsOf(found).every((word) => isTypedSomehow(word, typed))

const isTypedSomehow = (word: string, { features, words }: Entered): boolean =>
  features.includes(stemOf(word)) || [...words].some((typed) => isMisspelling(typed, word))

/** The stems that the agent must have typed: 'Balconies' is supported by 'balcony'. */
const stemsOf = (found: string): string[] => wordsOf(found).map(stemOf)

const wordsOf = (found: string): string[] =>
  found.split(/[^a-z']+/).filter(({ length }) => length > 2)

const stemOf = (word: string): string => word.replace(/(?:ies|es|s|y|e)$/, '')
