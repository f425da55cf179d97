import type { Finding } from '@listwright/contracts'

/** The words that a finding is about, without the space or the sign around them. */
export const wordsOf = ({ text }: Pick<Finding, 'text'>): string =>
  text.trim().replace(/^[#,;:]\s*|[,;:]$/g, '')
