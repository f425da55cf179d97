import { ifSayable } from './if-sayable.ts'
import type { LeadRule } from './lead-rule.ts'
import { situationLines } from './situation-lines.ts'

/** A building with rented units begins with what it is, or else with its price and rents. */
export const leadWithUnits: LeadRule = (context) => {
  const { story, teller, identity } = context
  if (story.situation !== 'multi-family with rents') return null
  return ifSayable(teller.identityOf(identity, 'units'), context) ?? situationLines(context)
}
