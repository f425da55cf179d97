import { isHeadNoun, isMassNoun, isPluralNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'

const HEDGE = '(?:about|approximately|over|under|nearly|up to) '
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|half an'
const WHERE =
  '(?: (?:in|on|at|along|near|with|behind|by|under|beside|across|from|off|below|above|facing|over) .+)?'

const WITH_ACRES = new RegExp(`^([a-z][a-z' -]*?),? (${HEDGE})?(${NUMBER}) acres?(${WHERE})$`, 'i')
/** What a thing is counted by: 'sugarbush 600 taps'. */
const WITH_PARTS = new RegExp(
  `^([a-z][a-z' -]*?),? (${HEDGE})?(${NUMBER}) (taps|furlongs|vines|trees|hives|lanes|stations|horsepower)(${WHERE})$`,
  'i',
)
/** A strip and how wide it is: 'gravel easement 30 ft from Highway 25'. */
const WITH_WIDTH = new RegExp(
  `^((?:[a-z-]+ )*(?:easement|right[- ]of[- ]way|setbacks?|buffer|height limit)),? (\\d+) (?:foot|feet)(${WHERE})$`,
  'i',
)

/** Words with which a note says more of land than how large it is. */
const NO_THING =
  /\b(?:no|rights?|minimum|min|maximum|max|zon(?:ed|ing)|split|balance|rest|remaining|remainder|total|size|lot|frontage|road|access|subdividable|divisible|divide|permit|approved|approval|with|for|and|per|only|all|each|every|on|of|in|to|cleared|deeded|leased|rented|sold|surveyed|planted|enrolled|is|are|has|have|includes?|including)\b/i

/**
 * A thing with its size before it, or behind 'of'.
 * @example withSizeFirst('irrigated hay meadow 11 acres') // '11 acre irrigated hay meadow'
 */
export const withSizeFirst = (text: string): string => {
  const [, strip, width, way = ''] = WITH_WIDTH.exec(text) ?? []
  if (strip && width) return `${width} foot ${strip}${way}`
  const [, thing, hedge = '', acres, where = ''] = WITH_ACRES.exec(text) ?? []
  if (thing && acres && isGround(thing)) {
    const head = headOf(thing)
    if (isMassNoun(head, thing) || isPluralNoun(head))
      return `${hedge}${acres} acres of ${thing}${where}`
    return hedge || /^half/.test(acres)
      ? `${thing} of ${hedge}${acres} ${acres === 'half an' ? 'acre' : 'acres'}${where}`
      : `${acres} acre ${thing}${where}`
  }
  const [, whole, about = '', count, parts, place = ''] = WITH_PARTS.exec(text) ?? []
  return whole && count && parts && isHeadNoun(singular(headOf(whole))) && !NO_THING.test(whole)
    ? `${whole} of ${about}${count} ${parts}${place}`
    : text
}

const isGround = (thing: string): boolean =>
  /^(?:land|outdoor place|amenity|location)$/.test(kindOfNoun(singular(headOf(thing))) ?? '') &&
  !NO_THING.test(thing)
