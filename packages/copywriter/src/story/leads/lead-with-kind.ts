import { isKindOfHome } from '../kind-of-home.ts'
import { isHome } from '../property-noun.ts'
import type { LeadRule } from './lead-rule.ts'

/** Without anything to lead with, what kind of home it is says more than its figures. */
export const leadWithKind: LeadRule = ({ story, teller, heroes, identity }) => {
  if (heroes.length > 0) return null
  return isHome(story.facts) ? teller.identityOf(identity.filter(isKindOfHome)) : []
}
