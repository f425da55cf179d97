import { instagram as lines } from '../phrases/captions/instagram.ts'
import { characters, type NetworkPlan } from './network-plan.ts'

/** Folded after the first line, found by exactly five tags. */
export const instagram: NetworkPlan = {
  lines,
  length: [355, 690],
  measure: characters,
  firstSentence: 118,
  tags: 5,
  turn: 1,
  features: 8,
  gap: '\n\n',
  tellsRecord: false,
}
