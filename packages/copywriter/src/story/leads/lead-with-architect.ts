import { sourceOf, wording } from '../../compose/value.ts'
import type { LeadRule } from './lead-rule.ts'

const DESIGNED_BY = /^it was designed by /

/** 'Designed by Richard Neutra, this home …': a named architect comes before everything that the home has. */
export const leadWithArchitect: LeadRule = ({ story, teller }) => {
  const design = story.facts.features.find(({ statement }) => DESIGNED_BY.test(statement ?? ''))
  if (!design) return null
  const name = design.statement?.replace(DESIGNED_BY, '') ?? ''
  return teller.frame('lead: designed', 'lead', {
    features: [design],
    more: { architect: wording(name, sourceOf(design)) },
  })
}
