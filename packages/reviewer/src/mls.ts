import type { BOARD_ALLOWANCES } from '@listwright/contracts'
import type { Review } from './copy.ts'
import { dropClause } from './edit.ts'
import { reviewLanguage } from './mls-language.ts'
import { reviewMlsStyle } from './mls-style.ts'
import { matchesIn } from './patterns/index.ts'
import { findTerms, toFinding } from './term.ts'
import { barred, CONTACT_HINT, contactPatterns } from './terms/contact.ts'

/** Who lives in a property is a fact like any other once the agent has typed it. */
const OCCUPANCY = /\btenan|\boccupied|\bvacant|\bleased?\b|\brented\b|\bm2m\b|month[- ]to[- ]month/

/** Likewise what the seller gives: some boards bar it, so that it is still worth a word. */
const INCENTIVE = /closing|\bcc\b|buy[- ]?down|concession|credit|incentive|lender/

/** What public remarks may not hold: contact data, access, compensation, invitations, branding, shouting. */
export const reviewMls: Review = (copy) => {
  if (copy.kind !== 'mls') return []
  const { text, plain } = copy
  const contacts = (CONTACT_HINT.test(plain) ? contactPatterns : []).flatMap(([name, pattern]) =>
    matchesIn(plain, pattern).map(({ 0: found, index }) => {
      // The mark that ends a sentence belongs to no address: with it, the next sentence would go as well.
      const edit = dropClause(text, index, index + found.replace(/\W+$/, '').length)
      return toFinding({ rule: `mls/${name}`, severity: 'prohibited', why: barred }, text, edit)
    }),
  )
  const suspects = copy.suspects('mls/')
  const phrases = (suspects.length > 0 ? findTerms(suspects, copy.prose, text) : []).filter(
    ({ rule }) => rule !== 'mls/occupancy' || !OCCUPANCY.test(copy.typed),
  )
  const typedIncentives = INCENTIVE.test(copy.typed)
  const weighed = phrases.map((finding) =>
    finding.rule === 'mls/incentive' && typedIncentives
      ? { ...finding, severity: 'advice' as const }
      : finding,
  )
  const allowed = (copy.board?.allows ?? []).map((allowance) => RULES[allowance])
  return [...contacts, ...weighed, ...reviewMlsStyle(copy), ...reviewLanguage(copy)].filter(
    ({ rule }) => !allowed.includes(rule),
  )
}

/** The rule that an allowance of a board sets aside. */
const RULES: Record<(typeof BOARD_ALLOWANCES)[number], string> = {
  'open houses': 'mls/open-house',
  incentives: 'mls/incentive',
  invitations: 'mls/invitation',
  occupancy: 'mls/occupancy',
  offers: 'mls/offers',
  'exclamation marks': 'mls/exclamation',
}
