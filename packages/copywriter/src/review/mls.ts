import type { Review } from './copy.ts'
import { dropClause } from './edit.ts'
import { reviewMlsStyle } from './mls-style.ts'
import { findTerms, toFinding } from './term.ts'
import { contactPatterns } from './terms/contact.ts'

// No contact data does without one of these.
const CONTACT_HINT = /[@#]|[.:][^\s"')]|\d[ .-]\d{4}/

/** What public remarks may not hold: contact data, access, compensation, invitations, branding, shouting. */
export const reviewMls: Review = (copy) => {
  if (copy.kind !== 'mls') return []
  const { text, plain } = copy
  const contacts = (CONTACT_HINT.test(plain) ? contactPatterns : []).flatMap(
    ({ rule, expression, why }) =>
      Array.from(plain.matchAll(expression), ({ 0: found, index }) => {
        const edit = dropClause(text, index, index + found.length)
        return toFinding({ rule, severity: 'prohibited', why }, text, edit)
      }),
  )
  const suspects = copy.suspects('mls/')
  const phrases = suspects.length > 0 ? findTerms(suspects, copy.prose, text) : []
  return [...contacts, ...phrases, ...reviewMlsStyle(copy)]
}
