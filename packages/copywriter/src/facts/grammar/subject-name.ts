import { withArticles } from '../nouns/with-articles.ts'
import { subjectOf } from '../statements/rule.ts'

/** Several of something, and what cannot be counted, take no article: 'rental permits', 'camping'. */
export const subjectName = (name: string): string => {
  if (/^few /i.test(name)) return `a ${name.toLowerCase()}`
  return isUncounted(name) ? name.toLowerCase() : withArticles(subjectOf(name))
}

const isUncounted = (name: string): boolean =>
  /^(?:camping|parking|smoking|fishing|hunting|boating|everything|much of|flood insurance)\b/i.test(
    name,
  ) ||
  SERVICES.test(name) ||
  /\b(?:permits|rentals|leases|pets|offers|guests)$/i.test(name)

const SERVICE =
  '(?:(?:city|public|county|town) )?(?:power|electricity|electric|phone|gas|water|sewer|internet|cable)'
const SERVICES = new RegExp(`^${SERVICE}(?: and ${SERVICE})?$`, 'i')
