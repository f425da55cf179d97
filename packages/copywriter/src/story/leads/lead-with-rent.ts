import { isShared } from '../heroes.ts'
import { isWeakLead } from './is-weak-lead.ts'
import type { LeadRule } from './lead-rule.ts'
import { mentionsHero } from './mentions-hero.ts'
import { situationLines } from './situation-lines.ts'

/** The laundry of the building does not lead the text about an apartment for rent: its rent does, without a hero. */
export const leadWithRent: LeadRule = (context) => {
  const { story, heroes } = context
  const [hero] = heroes
  if (!hero || story.situation !== 'rental by the month') return null
  if (!isWeakLead(hero, story) && !isShared(hero, story)) return null
  return situationLines({ ...context, heroes: [] }).filter(
    ({ line }) => !mentionsHero(line.text, 0),
  )
}
