import { isHouse } from '../property-noun.ts'
import { ifSayable } from './if-sayable.ts'
import type { LeadRule } from './lead-rule.ts'
import { withHeroes } from './with-heroes.ts'

/** A house on so many acres is sold with its land. */
const ACREAGE = 3

/** 'On 4.2 acres, this estate …', unless it was typed what the house is. */
export const leadWithAcreage: LeadRule = (context) => {
  const { story, teller, heroes, identity } = context
  const [hero] = heroes
  const isOnAcreage = isHouse(story.facts) && (story.facts.lot ?? 0) >= ACREAGE
  if (!hero || !isOnAcreage || identity.length > 0) return null
  const lines = teller.frame('lead: acreage', 'lead', { subject: hero })
  return ifSayable(withHeroes(lines, context), context)
}
