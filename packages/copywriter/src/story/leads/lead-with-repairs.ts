import type { LeadRule } from './lead-rule.ts'
import { situationLines } from './situation-lines.ts'

/** Who sells a fixer says so at once. */
export const leadWithRepairs: LeadRule = (context) => {
  const { story, teller } = context
  if (story.situation !== 'fixer') return null
  const conditions = story.facts.features.filter(({ kind }) => kind === 'condition')
  const stated = teller.openingOf(conditions, 'condition')
  return stated.length > 0
    ? stated
    : [
        ...conditions.flatMap((feature) => teller.tellings(feature, 'lead')),
        ...situationLines(context),
      ]
}
