import type { Finding, Span } from '@listwright/contracts'

/**
 * The claims that may carry the mark of a proven fact: none whose words the reviewer objects to, wherever they were
 * typed. Advice is no objection, and neither is a text that is too long.
 */
export const provenSpans = (spans: readonly Span[], findings: readonly Finding[]): Span[] => {
  const objections = findings.filter(
    ({ severity, rule }) => severity !== 'advice' && !rule.startsWith('limit/'),
  )
  return spans.filter(
    (span) => !objections.some(({ start, end }) => start < span.end && span.start < end),
  )
}
