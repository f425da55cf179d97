import type { Candidate } from '../candidate.ts'
import { isLedByTerms } from './is-led-by-terms.ts'
import type { LeadContext } from './lead-rule.ts'
import { withHeroes } from './with-heroes.ts'

/** Added to the cost of a line for the situation: one about the hero itself is usually the better beginning. */
const SITUATION_BIAS = 1.6
/** The same where the terms are the news. */
const TERMS_BIAS = -2

/** Lines for properties in this situation, such as a warehouse or a new build. */
export const situationLines = (context: Omit<LeadContext, 'identity' | 'random'>): Candidate[] => {
  const { story, teller, heroes } = context
  const { situation } = story
  // A home with few features begins as one with many does.
  const name = situation === 'home' ? 'rich home' : situation
  const [hero = null] = heroes
  const lines = teller.frame(`skeleton: ${name}`, 'lead', {
    part: 'lead',
    subject: hero,
    bias: isLedByTerms(situation) ? TERMS_BIAS : SITUATION_BIAS,
  })
  return withHeroes(lines, context)
}
