import { isHeadNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'

/** Whether a typed text is the name of a thing, which can be the subject of a clause. */
export const isThing = (typed: string): boolean =>
  !/\b(?:no|not|and|with|is|are|was|were|sold|per)\b|[,+]/i.test(typed) &&
  isHeadNoun(singular(headOf(placed(typed).core).toLowerCase()))
