import { isHeadNoun, singular } from '../../nouns/head-nouns.ts'
import { isKnownWord } from '../../vocabulary/known-words.ts'
import { isNextTo, type NoteWord } from './note-word.ts'

/** Names of two plain words. */
const FIRMS =
  /^(?:plain & fancy|smith & noble|crate & barrel|farrow & ball|ball & ball|barnes & noble|bed & barrel|black & decker|fisher & paykel|lewis & clark|william & mary|washington & lee|franklin & marshall|junction & breakwater)$/
const FIRST = /^\p{Lu}\p{Ll}+$/u

/**
 * Closes the gap of an '&' inside a name, which is then one word until it is told: 'Smith & Noble' as 'Smith&Noble'.
 * Elsewhere an '&' joins two things, or two places.
 */
export const joinFirms = (words: readonly NoteWord[]): void => {
  words.forEach((mark, at) => {
    const first = words[at - 1]
    const second = words[at + 1]
    if (mark.lower !== '&' || !first || !second) return
    // What stands between two places is none of them.
    const isFirm =
      words[at - 2]?.lower !== 'between' &&
      (FIRMS.test(`${first.lower} & ${second.lower}`) ||
        (second.written === 'Co' && FIRST.test(first.written)) ||
        isMaker(first, second, words[at + 2]))
    if (!isFirm) return
    for (const word of [first, second])
      if (word.written === word.lower)
        word.written = word.lower.charAt(0).toUpperCase() + word.lower.slice(1)
    mark.gap = ''
    second.gap = ''
  })
}

/** 'Hart & Hutchens cabinets': two capitals before a thing in small letters, one of them of no dictionary. */
const isMaker = (first: NoteWord, second: NoteWord, thing: NoteWord | undefined): boolean =>
  [first, second].every(({ written }) => FIRST.test(written)) &&
  [first, second].some(({ lower }) => !isKnownWord(lower)) &&
  thing !== undefined &&
  isNextTo(thing) &&
  /^\p{Ll}/u.test(thing.written) &&
  isHeadNoun(singular(thing.lower)) &&
  !isHeadNoun(singular(first.lower)) &&
  MADE.test(thing.lower)
const MADE =
  /^(?:cabinets?|cabinetry|kitchens?|shades|blinds|shutters|appliances?|fridge|refrigerator|range|oven|ovens|dishwashers?|paint|wallpaper|tile|tiles|lighting|fixtures|hardware|windows|doors|sinks?|faucets?|furniture|flooring|floors|vanity|vanities|countertops?|counters)$/

/** A name as it is printed: 'Smith & Noble'. */
export const withFirmsApart = (text: string): string =>
  text.replace(/(?<=\p{Ll})&(?=\p{Lu}\p{Ll})/gu, ' & ')
