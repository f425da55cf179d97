import type { Entered } from './entered.ts'
import { STATES } from './language/states.ts'
import { lowerCase } from './normalise.ts'

const NAMED_SUFFIX =
  'Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Parkway|Pkwy|Highway|Hwy|Terrace|Court|Ct'
const SUFFIX = `${NAMED_SUFFIX}|Place|Pl|Way|Ter|Circle|Cir|Trail|Trl|Square|Sq|Loop`
const SHOUTED_SUFFIX = 'STREET|AVENUE|ROAD|LANE|DRIVE|COURT|BOULEVARD'
// A shouted sentence is not a street name: only one word in capitals may stand before the suffix.
const NAME = "(?:[A-Z][a-z'.-]{1,30}|[NSEW]{1,2}\\.?|\\d{1,4}(?:st|nd|rd|th)) "
const STATE = [...STATES.keys(), 'DC'].join('|')

const GENERIC_PLACES = [
  new RegExp(
    `\\b\\d{1,6}[A-Za-z]? (?:${NAME}){0,4}(?:[A-Z]{2,30} )?(?:${SUFFIX}|${SHOUTED_SUFFIX})\\b`,
    'g',
  ),
  new RegExp(`(?:\\b${NAME}){1,3}(?:Jr\\.? )?(?:${NAMED_SUFFIX})\\b`, 'g'),
  new RegExp(`\\b[A-Z]{3,30} (?:${SHOUTED_SUFFIX})\\b`, 'g'),
  new RegExp(`\\b(?:[A-Z][a-z'.-]{1,30} ){0,2}[A-Z][a-z'.-]{1,30},? (?:${STATE})\\b`, 'g'),
  /\b(?:[A-Z][a-z]{2,30} Parish|Falls Church|Church Hill|Pass Christian|Corpus Christi|White Plains|Black Mountain|Indian Wells)\b/g,
]

export const blot = (match: string) => '~'.repeat(match.length)

/** Blots out addresses and the listing's own place names: what a street is called proves and offends nothing. */
export const maskPlaces = (plain: string, entered?: Entered): string =>
  GENERIC_PLACES.reduce(
    (text, place) => text.replace(place, blot),
    entered ? maskOwn(plain, entered) : plain,
  )

const maskOwn = (plain: string, { places, state }: Entered): string => {
  const ignoringCase = places.reduce((text, name) => maskName(text, lowerCase(text), name), plain)
  const searched = state.length <= 2 ? ignoringCase : lowerCase(ignoringCase)
  return maskName(ignoringCase, searched, state)
}

const maskName = (text: string, searched: string, name: string): string => {
  if (name.length < 2) return text
  let masked = ''
  let done = 0
  for (let at = searched.indexOf(name); at >= 0; at = searched.indexOf(name, at + name.length)) {
    const end = at + name.length
    if (isWordCharacter(searched, at - 1) || isWordCharacter(searched, end)) continue
    masked += text.slice(done, at) + blot(name)
    done = end
  }
  return masked + text.slice(done)
}

const isWordCharacter = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at))
