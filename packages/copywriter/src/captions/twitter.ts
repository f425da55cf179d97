import { twitter as lines } from '../phrases/captions/twitter.ts'
import { twitterLength } from '../review/twitter-length.ts'
import type { NetworkPlan } from './network-plan.ts'

/** Counted by Twitter's own weights. */
export const twitter: NetworkPlan = {
  lines,
  length: [202, 274],
  measure: twitterLength,
  firstSentence: 140,
  tags: 2,
  turn: 3,
  features: 4,
  gap: ' ',
  tellsRecord: false,
}
