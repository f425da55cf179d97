import type { Finding } from '@listwright/contracts'
import type { Review } from './copy.ts'
import { dropWord } from './edit.ts'
import { spellOut } from './hashtags.ts'
import { indexPhrases, phrasesIn, withoutOverlaps } from './phrase-index.ts'
import { toFinding } from './term.ts'
import { type ClaimTerm, claims } from './terms/claims.ts'

const index = indexPhrases(claims)

const MODIFIER = /(?:ed|ny|lit|ric|ical|new|newer|filled|ready|key|kept|able)$/i

/** Features, condition, views, distances and returns may be stated only if they were entered. */
export const reviewClaims: Review = (copy) => {
  const { property, text, typed, hashtags } = copy
  if (!property) return []
  const untraced = (searched: string) =>
    withoutOverlaps(
      phrasesIn(index, searched).filter(
        ({ phrase, start, end }) => !isTyped(searched.slice(start, end), phrase, typed),
      ),
      ({ start, end }) => end - start,
    )
  const inProse = (copy.suspected.has('claims') ? untraced(copy.prose) : []).map(
    ({ phrase, start, end }): Finding => {
      const edit = MODIFIER.test(text.slice(start, end)) ? dropWord(text, start, end) : null
      return toFinding(claimTerm(phrase), text, edit ?? { start, end })
    },
  )
  if (!copy.suspectedTags.has('claims')) return inProse
  const { spelled, hashtagAt } = spellOut(hashtags)
  const inHashtags = untraced(spelled).flatMap(({ phrase, start }) => {
    const hashtag = hashtagAt(start)
    return hashtag
      ? [toFinding(claimTerm(phrase), text, { start: hashtag.start, end: hashtag.end })]
      : []
  })
  return [...inProse, ...inHashtags]
}

const claimTerm = ({ about }: ClaimTerm) =>
  ({
    rule: 'fact/claim',
    severity: 'caution',
    why: `Nothing you entered speaks of ${about}. Add it to the features or take it out.`,
  }) as const

const isTyped = (found: string, { typed: other }: ClaimTerm, typed: string): boolean =>
  stemsOf(found).every((stem) => typed.includes(stem)) || (!!other && support(other).test(typed))

const supports = new Map<string, RegExp>()

const support = (pattern: string): RegExp => {
  const known = supports.get(pattern) ?? new RegExp(pattern)
  supports.set(pattern, known)
  return known
}

/** The stems that the agent must have typed: 'Balconies' is supported by 'balcony'. */
const stemsOf = (found: string): string[] =>
  found
    .split(/[^a-z']+/)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?:ies|es|s|y|e)$/, ''))
