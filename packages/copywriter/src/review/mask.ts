import type { PropertyInput } from '@listwright/contracts'
import { normalise } from './normalise.ts'

const SUFFIX =
  'Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Boulevard|Blvd|Way|Terrace|Ter|Circle|Cir|Parkway|Pkwy|Highway|Hwy|Trail|Trl|Square|Sq|Loop'
const NAMED_SUFFIX =
  'Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Parkway|Pkwy|Highway|Hwy|Terrace|Court|Ct'
// A shouted sentence is not a street name: only one word in capitals may stand before the suffix.
const NAME = "(?:[A-Z][a-z'.-]{1,30}|[NSEW]{1,2}\\.?|\\d{1,4}(?:st|nd|rd|th)) "

const GENERIC_PLACES = [
  new RegExp(
    `\\b\\d{1,6}[A-Za-z]? (?:${NAME}){0,4}(?:[A-Z]{2,30} )?(?:${SUFFIX}|STREET|AVENUE|ROAD|LANE|DRIVE|COURT)\\b`,
    'g',
  ),
  new RegExp(`(?:\\b${NAME}){1,3}(?:Jr\\.? )?(?:${NAMED_SUFFIX})\\b`, 'g'),
  /\b[A-Z]{3,30} (?:STREET|AVENUE|ROAD|LANE|DRIVE|BOULEVARD)\b/g,
  /\b(?:[A-Z][a-z'.-]{1,30} ){0,2}[A-Z][a-z'.-]{1,30},? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/g,
  /\b[A-Z][a-z]{2,30} Parish\b/g,
  /\b(?:Falls Church|Church Hill|Pass Christian|Corpus Christi|White Plains|Black Mountain|Indian Wells)\b/g,
]

const blot = (match: string) => '~'.repeat(match.length)

/** Blots out addresses and the listing's own place names: what a street is called proves and offends nothing. */
export const maskPlaces = (plain: string, property?: PropertyInput): string => {
  const own = ownPlaces(property).reduce((text, place) => text.replace(place, blot), plain)
  return GENERIC_PLACES.reduce((text, place) => text.replace(place, blot), own)
}

const ownPlaces = (property?: PropertyInput): RegExp[] => {
  if (!property) return []
  const street = property.address.replace(/^[\d\s-]+/, '').replace(/,.*$/s, '')
  return [
    exactly(property.address, 'giu'),
    exactly(street, 'giu'),
    exactly(property.city, 'giu'),
    // 'OR', 'IN' and 'ME' are words too: a short state counts only as typed.
    exactly(property.state, property.state.length > 2 ? 'giu' : 'gu'),
  ].filter((place) => place !== null)
}

const exactly = (name: string, flags: string): RegExp | null => {
  const words = normalise(name.trim())
  if (words.length < 2) return null
  const source = words.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, flags)
}
