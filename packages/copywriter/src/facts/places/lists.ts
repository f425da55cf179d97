import { STATES } from '@listwright/reviewer/language'
import { singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { isCommonWord } from '../vocabulary/known-words.ts'

/** Common nouns for places that one goes to, in the singular. */
const PLACE_NOUNS = new Set(
  (
    'train bus ferry subway trolley streetcar station stop depot terminal airport highway freeway interstate expressway turnpike ramp on-ramp off-ramp exit interchange ' +
    'hospital clinic mall outlet shop store shopping restaurant dining cafe bar brewery nightlife market grocery groceries downtown uptown midtown town village square ' +
    'beach lake river bay ocean harbor marina pier boardwalk launch creek bridge reservoir waterfront slope lift resort ' +
    'park playground trail trailhead path greenway greenbelt golf course pool clubhouse gym library museum zoo stadium arena theater casino ' +
    'school campus university college courthouse base gate post hub plant shipyard factory entertainment transit rail metro bank pharmacy'
  ).split(' '),
)

/** Whether a common noun is one of a place that one goes to. */
export const isPlaceNoun = (word: string): boolean =>
  PLACE_NOUNS.has(word) || PLACE_NOUNS.has(singular(word))

/** Names that contain 'and', so that they are not divided there. */
const ONE_NAME =
  /\b(?:Lewis and Clark|Barnes and Noble|Bed Bath and Beyond|William and Mary|Washington and Lee|Johnson and Johnson|Park and Ride|Arts and Crafts|Bar and Grill|Texas A and M)\b/gi

/** Behind the last place, how one gets there: it is no part of the name. */
const BY_WAY = / by (?:boat|car|bike|train|foot|ferry|water|golf cart|kayak|bus)$/i

/** Stores and services that are known by one word that may be a common one. */
const CHAINS =
  /^(?:Target|Publix|Kroger|Costco|Walmart|Aldi|Lowe'?s|Home Depot|Whole Foods|Trader Joe'?s|Wegmans|Safeway|Starbucks|HEB|H-E-B|Sam'?s(?: Club)?|Meijer|Macy'?s|Giant|Food Lion|Harris Teeter|Sprouts|Buc-ee'?s|YMCA|IKEA)$/

/** What was typed as one place and how one gets there: 'the Gulf' and ' by boat'. */
export const withoutWay = (typed: string): { place: string; way: string } => {
  const way = BY_WAY.exec(typed)?.[0] ?? ''
  return { place: typed.slice(0, typed.length - way.length), way: way.toLowerCase() }
}

/**
 * The places of a list, each as typed; `null` where it is one place, or a word in it may be none.
 * @example placesIn('I-75 and the mall') // ['I-75', 'the mall']
 */
export const placesIn = (typed: string): string[] | null => {
  const kept = typed.replace(ONE_NAME, (name) => name.replaceAll(' and ', '\u0001'))
  const places = kept
    .split(/ and |&|, /.test(kept) ? /,? (?:and|&) |, / : /(?<=[a-z]{3})\/(?=[A-Za-z][A-Za-z-]{2})/)
    .map((place) => place.replaceAll('\u0001', ' and ').trim())
  // 'B/D and 4 train' are trains.
  if (/\b[A-Z1-7]\/[A-Z1-7]\b/.test(typed)) return null
  if (places.length < 2 || !places.every(isPlace)) return null
  // 'Franklin, TN' is one place.
  if (places.slice(1).some((place) => STATES.has(place)) && /, [A-Z]{2}\b/.test(typed)) return null
  // 'Bellevue library and greenway' are both in Bellevue.
  const isShared = places.every((place, at) =>
    at === 0 ? /^\p{Lu}\p{Ll}+ [a-z]+$/u.test(place) : /^[a-z]+$/.test(place),
  )
  return isShared ? null : places
}

/** Whether words name a place by themselves: a common noun for one, a road, or a name. */
const isPlace = (typed: string): boolean => {
  const place = typed.replace(/^(?:the|a|an|local|major|all|public|several) /i, '')
  const words = place.split(' ')
  if (words.length > 5 || /\b(?:with|for|no|new|is|are|has|from)\b|[$%(]/.test(place)) return false
  if (
    /^(?:I|US|SR|FM|Hwy|Highway|Route|Rte)[- ]?\d+[A-Z]?$|^[A-Z]{2,5}$|^\d+(?:st|nd|rd|th)\b/.test(
      place,
    )
  )
    return true
  const head = headOf(place)
  if (isPlaceNoun(head) || CHAINS.test(place)) return true
  return (
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    words.some((word) => word.length > 2 && !isCommonWord(word.toLowerCase()))
  )
}

/** Words with which a note about a place begins. */
const LEAD =
  /^(?:(?:just |only |about |approx\.? )?(?:\d[\d./]*|half|one|two|three|four|five|six|ten)[- ]?(?:min(?:ute)?s?|mi(?:le)?s?|bl(?:oc)?ks?|hrs?|hours?)\.?(?: (?:walk|drive|ride))? (?:to|from)|(?:easy |short )?(?:walk|walking distance|steps|mins|minutes|moments|close|near|access|blocks|convenient)(?: to| from)?|easy access to|near) (.+)$/i

/** Whether `next` goes on with the places that `last` began: 'walk to beach' and 'pier & restaurants'. */
export const goesOnWithPlaces = (last: string, next: string): boolean => {
  const places = LEAD.exec(last)?.[1]?.split(/, | (?:and|&) /)
  const further = next.replace(/^(?:and|&) /i, '').split(/ (?:and|&) /i)
  return (places?.every(isPlace) ?? false) && further.every(isPlace)
}
