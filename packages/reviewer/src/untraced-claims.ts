import type { Finding, TracedClaim } from '@listwright/contracts'
import type { Copy, Review } from './copy.ts'
import { dropWord } from './edit.ts'
import { reviewKnownClaims } from './known-claims.ts'
import { hitsAt, toFinding } from './term.ts'
import { notEntered } from './terms/reasons.ts'
import { claimsOf } from './trace/claims-of.ts'
import { isUntraced } from './untraced-numbers.ts'

/** The claims that listings are known for; with an open vocabulary also everything else that nothing supports. */
export const reviewClaims: Review = (copy) => {
  const known = reviewKnownClaims(copy)
  if (!copy.isOpen || !copy.entered) return known
  const phrases = known.filter((finding) => !isTraced(finding, claimsOf(copy)))
  const isKnown = ({ start, end }: { start: number; end: number }) =>
    [...phrases, ...praiseIn(copy)].some((other) => other.start < end && start < other.end)
  const words = claimsOf(copy).filter(
    (claim) => claim.kind !== 'number' && isUntraced(claim.status) && !isKnown(claim),
  )
  return [...phrases, ...words.map((claim) => explain(claim, copy))]
}

/** Whether a phrase lies within what a single feature supports in other words: a three-car garage is typed as '3 car'. */
const isTraced = ({ start, end }: Finding, claims: readonly TracedClaim[]): boolean =>
  claims.some(
    (claim) =>
      claim.status === 'traced' &&
      claim.source?.startsWith('features[') &&
      claim.start <= start &&
      end <= claim.end,
  )

/** What is noticed as a worn phrase need not be noticed again. */
const praiseIn = (copy: Copy): { start: number; end: number }[] =>
  hitsAt(copy.suspects('cliche/'), copy.lower)

const explain = ({ start, end, kind, why }: TracedClaim, { text }: Copy): Finding => {
  const term = {
    rule: kind === 'name' ? 'fact/name' : 'fact/claim',
    severity: 'caution',
    why: why ?? `${notEntered} Add it to the features or take it out.`,
  } as const
  const isModifier = kind === 'condition' || kind === 'quality'
  const edit = isModifier ? dropWord(text, start, end) : null
  return toFinding(term, text, edit ?? { start, end })
}
