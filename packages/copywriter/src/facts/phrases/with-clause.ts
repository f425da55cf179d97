import type { Setting } from '../concepts/scopes.ts'
import type { ItemFeature } from '../item-feature.ts'
import { isHeadNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { readThing } from '../things/read-thing.ts'

/** One thing, and a clause that belongs to it. */
const RELATIVE =
  /^(?:an? |the )?((?:(?!and |or |with )[\p{L}\d'-]+ )+)(?:that|which) (?!could |can |may |might )[\p{L}'-]+ .+$/iu

/**
 * A thing with what it does or what becomes of it behind its noun, as whoever writes whole phrases types it: it is told as
 * typed. 'a fitness room that opens to a cold plunge', 'wood cookstove that still heats the kitchen'
 */
export const readWithClause = (text: string, setting: Setting): ItemFeature[] | null => {
  const thing = RELATIVE.exec(text)?.[1]?.trim()
  return thing && isHeadNoun(singular(headOf(thing))) ? [readThing(text, setting)] : null
}
