import type { ItemFeature } from '../item-feature.ts'
import { datedDeed } from './dated-deeds.ts'
import { measuredThing } from './measured-things.ts'

/**
 * Forms of a note that are plain by their grammar, whatever thing they speak of. They are asked before the rules for
 * single subjects, which would divide such a note at the wrong word.
 */
export const readForm = (typed: string): ItemFeature[] | null => {
  const told = measuredThing(typed) ?? datedDeed(typed)
  return told ? [told] : null
}
