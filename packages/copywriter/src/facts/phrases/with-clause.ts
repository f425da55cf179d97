import type { Setting } from '../concepts/scopes.ts'
import type { ItemFeature } from '../item-feature.ts'
import { isHeadNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
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
  const placed = readPlacedPart(text, setting)
  if (placed) return [placed]
  const thing = RELATIVE.exec(text)?.[1]?.trim()
  return thing && isHeadNoun(singular(headOf(thing))) ? [readThing(text, setting)] : null
}

/** A part that the agent takes as known, and where it is: it is no further thing. */
const PLACED_PART =
  /^(?:an? |the )?((?:(?!and |or |with )[\p{L}\d'-]+ )+)(with the (?:[a-z-]+ ){1,3}(?:on|in|at|over|under|above|below|off|behind) (?:the |each )[a-z][a-z -]*)$/iu
const HAS_PARTS = /^(?:room|character|outdoor place|building|storage|amenity)$/

/** 'reverse floor plan with the kitchen on the third level' */
const readPlacedPart = (text: string, setting: Setting): ItemFeature | null => {
  const [, owner = '', part = ''] = PLACED_PART.exec(text) ?? []
  const thing = owner.trim()
  if (!thing || !HAS_PARTS.test(kindOfNoun(singular(headOf(thing))) ?? '')) return null
  const { name, ...read } = readThing(thing, setting)
  if (!name || name.tail) return null
  return { ...read, concept: null, text, name: { ...name, tail: part.toLowerCase() } }
}
