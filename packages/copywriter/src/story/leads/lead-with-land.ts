import { landLead } from '../../parts/land-lead.ts'
import { ifSayable } from './if-sayable.ts'
import type { LeadRule } from './lead-rule.ts'

/** Land begins with how much of it there is, where, and the strongest that can be said of the ground. */
export const leadWithLand: LeadRule = (context) => {
  const { story, teller } = context
  return story.facts.propertyType === 'Land' ? ifSayable(landLead(story, teller), context) : null
}
