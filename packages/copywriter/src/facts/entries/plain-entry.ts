import { DIRECTIONS } from '../vocabulary/directions.ts'

/** Ways of typing an entry that say the same in plainer words; they are rewritten before it is cut into items. */
const REWRITES: readonly [RegExp, string][] = [
  // 'Side by side? no - up/down duplex': the question was denied, so only the answer is kept.
  [/^[^?,;]{3,40}\? ?no(?:,| -|;| -->) (?=\S)/i, ''],
  [/\([a-z -]{3,20} no (?:-|,) (?=[a-z])/i, '('],
  // 'swamp cooler no central a/c'
  [
    /(?<=\b(?:cooler|splits?|units?|tile|lvp|lvt|hardwoods?|laminate|floors?|baseboards?|radiators|stoves?|carport|pad|driveway|slab|crawl|septic|well)) no (?=(?:central (?:a\/?c|air|heat)|carpet|basement|garage|hoa)\b)/i,
    ', no ',
  ],
  // The number of a stall says nothing to a reader.
  [/(?<=\b(?:spaces?|spots?|stalls?|lockers?)) \(# ?\w{1,5}\)/gi, ''],
  // 'powder coated' is one word: it is not the powder that was coated.
  [/\b(powder|ceramic|gel|clear) (?=coated\b)/gi, '$1-'],
  [/\bacid (?=stained\b)/gi, 'acid-'],
  [/\bspray (?=foamed\b)/gi, 'spray-'],
  // What follows has the thing before it as its subject, not the home.
  [
    /(?<=^(?:[\w'.-]+ )*(?:garage|carport|parking|driveway|balcony|deck|patio|terrace|porch|lanai|basement|kitchen|den|sunroom)(?: \d+ ?x ?\d+)?), (?:opens|opening) (?:up )?(?:on)?to (?:the |an? )?(?=[a-z])/i,
    ' opening to the ',
  ],
]

/** 'balcony 5x11, faces SE': the balcony does, not the home. */
const FACES =
  /^((?:[\w'.-]+ )*(?:balcony|deck|patio|terrace|porch|lanai|loggia|sunroom|yard|backyard))( \d+ ?x ?\d+)?, (?:faces|facing) (?:the )?(N|S|E|W|NE|NW|SE|SW|north|south|east|west|(?:north|south)(?:east|west))$/i

/** @example plainEntry('side by side? no - up/down duplex') // 'up/down duplex' */
export const plainEntry = (entry: string): string => {
  const [, place, size = '', side] = FACES.exec(entry) ?? []
  if (place && side)
    return `${DIRECTIONS[side.toLowerCase()] ?? side.toLowerCase()}-facing${size} ${place}`
  return REWRITES.reduce((text, [typed, plain]) => text.replace(typed, plain), entry)
}
