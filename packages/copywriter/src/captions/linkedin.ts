import { linkedin as lines } from '../phrases/captions/linkedin.ts'
import { characters, type NetworkPlan } from './network-plan.ts'

/** Colleagues and principals: the record first, then how to ask for more. */
export const linkedin: NetworkPlan = {
  lines,
  length: [510, 890],
  measure: characters,
  firstSentence: 138,
  tags: 4,
  turn: 2,
  features: 12,
  gap: '\n\n',
  tellsRecord: true,
}
