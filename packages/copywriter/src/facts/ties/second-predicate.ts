import type { Setting } from '../concepts/scopes.ts'
import type { ItemFeature } from '../item-feature.ts'
import { withArticles } from '../nouns/with-articles.ts'

/** What is said of a thing, and behind it, without 'and', what it needs or what can be done with it. */
const TWO_PREDICATES =
  /^((?:the )?(?:[\w'-]+ ){1,5}?(?:is|are|was|were|[a-z]{3,}(?:ed|ught|uilt))(?: (?!and\b|or\b|but\b|not\b|that\b|which\b|who\b|if\b|\$)[\w'-]+){0,6}?),? ((?:needs?|requires?|must(?: not)? be|cannot be|can't be|can be|may be|has to be|have to be) (?:[\w'-]+ ?)+)$/i

/** 'Buyer must', 'city approved can': who acts, rather than what is acted upon. */
const PARTY =
  /^(?:the )?(?:seller|buyer|owner|tenant|landlord|city|county|HOA|association|agent|lender|pets?|dogs?|cats?)s?\b/i

/**
 * A note of two predicates that share their subject: 'septic approval expired 2019 needs re-evaluation'. The first is read
 * as if it stood alone; where that is no clause about the thing, the note is left to others.
 */
export const readSecondPredicate = (
  typed: string,
  setting: Setting,
  read: (note: string, setting: Setting) => ItemFeature[],
): ItemFeature[] | null => {
  const [, first, second] = TWO_PREDICATES.exec(typed) ?? []
  if (!first || !second || PARTY.test(first)) return null
  const [feature, ...others] = read(first, setting)
  const subject = first.replace(/^the /i, '').split(' ')[0]?.toLowerCase() ?? ''
  if (others.length > 0 || !feature?.statement?.toLowerCase().startsWith(`the ${subject}`))
    return null
  return [
    {
      ...feature,
      concept: null,
      name: null,
      kind: 'condition',
      statement: `${feature.statement} and ${withArticles(second).replace(/^can't/i, 'cannot')}`,
    },
  ]
}
