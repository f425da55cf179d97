import type { Setting } from '../concepts/scopes.ts'
import { numberOf, ordinal } from '../figures/numerals.ts'
import { isHeadNoun, singular } from '../nouns/head-nouns.ts'

const THING = String.raw`((?!(?:no|not|needs?|only|all|same)\b)[\p{L}\d][\p{L}\d'/+& -]*?)`
const YEAR = String.raw`((?:,? (?:19|20)\d\d)?)`
/** Each of several places: 'shades every room', 'laundry all floors'. */
const EVERY = new RegExp(
  `^${THING} (all|both|each|every) ((?:[a-z]+ )?(?:floors?|levels?|stor(?:y|ies)|exposures?|sides?|landings?|decks|rooms?|bedrooms?|baths?|bathrooms?|units?|apartments?|suites?|halls?|closets?|buildings?|offices?|bays?|cabins?|cottages?|ends?|doors?|entrances?))${YEAR}$`,
  'iu',
)
/** One level: 'new floors main level 2023', 'half bath lower level'. */
const ONE_LEVEL = new RegExp(
  `^${THING} (main|upper|lower|entry|ground|parlor|garden|top|first|second|third|fourth|1st|2nd|3rd|4th) (level|floor)${YEAR}$`,
  'iu',
)
/** Two levels: 'oak floors main and 2nd level'. */
const RANK = '(?:main|upper|lower|entry|ground|first|second|third|fourth|1st|2nd|3rd|4th)'
const TWO_LEVELS = new RegExp(
  `^${THING} (${RANK}) (?:and|&|\\+) (${RANK}) (level|floor)s?${YEAR}$`,
  'iu',
)
/** A floor by its rank alone: 'primary on 3rd'. */
const RANK_ALONE = /^(.+) on (?:the )?(1st|2nd|3rd|4th|second|third|fourth)$/i
/** A place with a number or a letter: 'tandem stall level P3', 'storage cage floor 17'. */
const NUMBERED = new RegExp(`^${THING} (level|floor) ([A-Z]?\\d{1,2}|[A-Z])$`, 'iu')
/** A floor by its number alone, in a building of several: 'bike repair room on 3'. */
const FLOOR_NUMBER = /^(.+) on (\d{1,2})$/i

const JOINED =
  /(?:^| )(?:in|on|at|for|of|to|with|and|from|off|per|by|via|through|throughout|between|over|under|above|below|beneath|behind|beside|near|around|along|across|inside|outside|into|onto|around|among|serving|is|are|was|were|has|have|serves|covers|includes|rents|pays|separate|own|includes?)$|\d$|[+&/]$/i

/**
 * The preposition that a note leaves out before a place: 'shades every room' are shades in every room.
 * @example withPlacePreposition('Lutron shades every room', 'flat') // 'Lutron shades in every room'
 */
export const withPlacePreposition = (text: string, setting: Setting): string => {
  const [, many = '', share, places = '', when = ''] = EVERY.exec(text) ?? []
  if (share && isPlaced(many))
    return `${many} ${prepositionOf(places)} ${share.toLowerCase()} ${places}${when}`
  const [, spread = '', one, other, each, date = ''] = TWO_LEVELS.exec(text) ?? []
  if (one && isPlaced(spread))
    return `${spread} on the ${ordinal(one)} and ${ordinal(other ?? '')} ${each}s${date}`
  const [, high = '', ranked] = RANK_ALONE.exec(text) ?? []
  if (ranked && isPlaced(high) && !/laundry$/i.test(high))
    return `${high} on the ${ordinal(ranked)} floor`
  const [, thing = '', which, level, year = ''] = ONE_LEVEL.exec(text) ?? []
  if (which && isPlaced(thing)) return `${thing} on the ${which} ${level}${year}`
  const [, numbered = '', kind, name] = NUMBERED.exec(text) ?? []
  if (name && isPlaced(numbered)) return `${numbered} on ${kind} ${name}`
  const [, there = '', floor = ''] =
    setting === 'flat' || setting === 'multi' ? (FLOOR_NUMBER.exec(text) ?? []) : []
  const rank = numberOf(floor)
  return rank && isPlaced(there) ? `${there} on the ${rankName(rank)} floor` : text
}

const isPlaced = (thing: string): boolean =>
  !JOINED.test(thing) &&
  isHeadNoun(singular((thing.split(' ').at(-1) ?? '').toLowerCase())) &&
  !/^(?:units?|apartments?|floors?|levels?|rent|lease)$/i.test(thing)

const prepositionOf = (places: string): string => {
  if (/\b(?:floors?|levels?|stor(?:y|ies)|exposures?|sides?|landings?|decks)$/i.test(places))
    return 'on'
  return /\b(?:ends?|doors?|entrances?)$/i.test(places) ? 'at' : 'in'
}

const rankName = (rank: number): string => {
  const suffix = ['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th'
  return ordinal(`${rank}${rank > 10 && rank < 14 ? 'th' : suffix}`)
}
