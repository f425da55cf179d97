import type { Review } from './copy.ts'
import { dropClause } from './edit.ts'
import { reviewMlsStyle } from './mls-style.ts'
import { findTerms, toFinding } from './term.ts'
import { barred, CONTACT_HINT, contactPatterns } from './terms/contact.ts'

/** Who lives in a property is a fact like any other once the agent has typed it. */
const OCCUPANCY = /\btenan|\boccupied|\bvacant|\bleased?\b|\brented\b|\bm2m\b|month[- ]to[- ]month/

/** What public remarks may not hold: contact data, access, compensation, invitations, branding, shouting. */
export const reviewMls: Review = (copy) => {
  if (copy.kind !== 'mls') return []
  const { text, plain } = copy
  const contacts = (CONTACT_HINT.test(plain) ? contactPatterns : []).flatMap(([name, pattern]) =>
    Array.from(plain.matchAll(pattern), ({ 0: found, index }) => {
      const edit = dropClause(text, index, index + found.length)
      return toFinding({ rule: `mls/${name}`, severity: 'prohibited', why: barred }, text, edit)
    }),
  )
  const suspects = copy.suspects('mls/')
  const phrases = (suspects.length > 0 ? findTerms(suspects, copy.prose, text) : []).filter(
    ({ rule }) => rule !== 'mls/occupancy' || !OCCUPANCY.test(copy.typed),
  )
  return [...contacts, ...phrases, ...reviewMlsStyle(copy)]
}
