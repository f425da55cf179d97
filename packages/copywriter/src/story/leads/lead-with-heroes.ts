import { ifSayable } from './if-sayable.ts'
import type { LeadRule } from './lead-rule.ts'
import { situationLines } from './situation-lines.ts'
import { withHeroes } from './with-heroes.ts'

/** Added to the cost of a line that only names the heroes. */
const FRAME_BIAS = 1.4

/** Begins with the heroes, in a line for the situation or one that fits any property. */
export const leadWithHeroes: LeadRule = (context) => {
  const { teller, heroes } = context
  const [hero] = heroes
  if (!hero) return null
  const named = teller.frame('lead: hero', 'lead', { subject: hero, bias: FRAME_BIAS })
  return ifSayable([...situationLines(context), ...withHeroes(named, context)], context)
}
