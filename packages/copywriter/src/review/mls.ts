import type { Review } from './copy.ts'
import { dropClause } from './edit.ts'
import { reviewMlsStyle } from './mls-style.ts'
import { indexPhrases } from './phrase-index.ts'
import { findTerms, toFinding } from './term.ts'
import { contactPatterns, mlsTerms } from './terms/contact.ts'

const terms = indexPhrases(mlsTerms)

/** What public remarks may not hold: contact data, access, compensation, invitations, branding, shouting. */
export const reviewMls: Review = (copy) => {
  if (copy.kind !== 'mls') return []
  const { text, plain } = copy
  const contacts = contactPatterns.flatMap(({ rule, expression, why }) =>
    Array.from(plain.matchAll(expression), ({ 0: found, index }) => {
      const edit = dropClause(text, index, index + found.length)
      return toFinding({ rule, severity: 'prohibited', why }, text, edit)
    }),
  )
  const phrases = copy.suspected.has('mls') ? findTerms(terms, copy.prose, text) : []
  return [...contacts, ...phrases, ...reviewMlsStyle(copy)]
}
