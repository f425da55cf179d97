import { facebook as lines } from '../phrases/captions/facebook.ts'
import { characters, type NetworkPlan } from './network-plan.ts'

/** Read in full by people who know the agent: a short letter with a line or two of tags. */
export const facebook: NetworkPlan = {
  lines,
  length: [355, 595],
  measure: characters,
  firstSentence: 120,
  tags: 2,
  turn: 0,
  features: 8,
  gap: '\n\n',
  tellsRecord: false,
}
