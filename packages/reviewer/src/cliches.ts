import type { Finding } from '@listwright/contracts'
import type { Copy, Review } from './copy.ts'
import { findTerms } from './term.ts'

/** Phrases that every other listing uses. What the agent typed may be repeated once. */
export const reviewCliches: Review = (copy) => {
  const suspects = copy.suspects('cliche/')
  if (suspects.length === 0) return []
  const seen = new Set<string>()
  return findTerms(suspects, copy.prose, copy.text)
    .filter((finding) => !isMeasured(finding, copy))
    .filter(
      (finding) => !isTyped(finding, copy) || seen.has(key(finding)) || !seen.add(key(finding)),
    )
}

/** '10 minutes from' is a figure, which the review of numbers checks; 'minutes from' is a claim. */
const isMeasured = ({ start, text }: Finding, { numbers }: Copy): boolean =>
  /^(?:steps|minutes)/i.test(text) && numbers.some(({ end }) => end === start || end === start - 1)

const isTyped = (finding: Finding, { typed }: Copy) =>
  finding.rule !== 'cliche/a' && typed.includes(key(finding))

/** The phrase itself: a finding may take a comma or 'and' with it, and 'steps from' says the same as 'steps to'. */
const key = ({ text }: Finding) =>
  text
    .trim()
    .toLowerCase()
    .replace(/,? and$|,$/, '')
    .replace(/^steps from$/, 'steps')
