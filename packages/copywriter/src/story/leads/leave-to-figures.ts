import { isLedByTerms } from './is-led-by-terms.ts'
import { isWeakLead } from './is-weak-lead.ts'
import type { LeadRule } from './lead-rule.ts'

/** A weak feature does not lead: the text begins with figures, unless the terms can lead it. */
export const leaveToFigures: LeadRule = ({ story, heroes: [hero] }) =>
  hero && isWeakLead(hero, story) && !isLedByTerms(story.situation) ? [] : null
