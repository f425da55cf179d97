import { isHeadNoun, isPluralNoun, singular } from '../nouns/head-nouns.ts'

const THING = String.raw`((?!(?:no|not|all|is|are)\b)[\p{L}\d][\p{L}\d'.-]*(?: [\p{L}][\p{L}'-]*){0,4})`
/** Adjectives that say of what kind a thing is or where it stands, and are no state. */
const KIND_BEHIND = new RegExp(
  `^${THING},? (rear|tandem|underground|indoor|outdoor|overhead|built-in|freestanding|portable|pull-out|twin|dual|antique|vintage|salvaged|handmade|commercial-grade)((?: (?:with|in|on|off|at|by|to|under|behind) .+)?)$`,
  'iu',
)
/** 'cabana deeded #14': whose it is, before its number. */
const NUMBER_BEHIND = new RegExp(
  `^${THING} (deeded|assigned|reserved|leased|rented|owned|numbered) (#[A-Z]?\\d+)$`,
  'iu',
)
/** 'apartment upstairs for manager' */
const FLOOR_BEHIND = new RegExp(`^${THING},? (upstairs|downstairs) (for .+)$`, 'iu')
/** 'two ponds one stocked': what is said of some of them. */
const SOME_OF_THEM =
  /^((?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) [\p{L}][\p{L}' -]*s),? (one|two|three|four|five|six|\d{1,2}) ([a-z]+(?:ed|built)|working|new|deep|seasonal|spring-fed|private|open|empty|larger|smaller)$/iu
/** Nouns before which such a word is said of everything: 'paint interior' is the paint inside. */
const OF_ALL =
  /^(?:floor|level|spots?|stalls?|paint|home|house|unit|lot|garage door|spaces?|parking|space|walls?|condition|doors?|conduit|utilities|power|electric|wiring|lines?|tank|sprinklers?|pool|spa|car|cars)$/i

/**
 * An adjective typed behind its noun: 'fire escape rear' is a rear fire escape.
 * @example withAdjectiveFirst('cabana deeded #14') // 'deeded cabana #14'
 */
export const withAdjectiveFirst = (text: string): string => {
  const [, thing = '', kind, rest = ''] = KIND_BEHIND.exec(text) ?? []
  if (kind && isNamed(thing) && !OF_ALL.test(lastWord(thing))) {
    const adjective = kind.toLowerCase()
    // '2 car garage tandem' is a tandem garage for two cars.
    if (/^\d/.test(thing))
      return `${thing.replace(/\S+$/, (noun) => `${adjective} ${noun}`)}${rest}`
    return `${adjective} ${thing}${rest}`
  }
  const [, above = '', floor, purpose] = FLOOR_BEHIND.exec(text) ?? []
  if (floor && isNamed(above)) return `${floor.toLowerCase()} ${above} ${purpose}`
  const [, numbered = '', state, number] = NUMBER_BEHIND.exec(text) ?? []
  if (number && isNamed(numbered)) return `${state?.toLowerCase()} ${numbered} ${number}`
  const [, many = '', some, said] = SOME_OF_THEM.exec(text) ?? []
  return said && isNamed(many) && isPluralNoun(lastWord(many)) ? `${many} (${some} ${said})` : text
}

const lastWord = (text: string): string => (text.split(' ').at(-1) ?? '').toLowerCase()
const isNamed = (thing: string): boolean => isHeadNoun(singular(lastWord(thing)))
