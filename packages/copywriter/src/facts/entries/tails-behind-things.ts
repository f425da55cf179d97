import { numberOf } from '../figures/numerals.ts'
import { withFigures } from '../figures/spelled-numbers.ts'
import { tagged } from '../grammar/tags.ts'
import { classesOf } from '../grammar/word-classes.ts'
import { isMassNoun, isPluralNoun } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'
import { isKnownWord } from '../vocabulary/known-words.ts'
import { NAME_WORDS } from '../vocabulary/proper-names.ts'

/**
 * What was typed behind a thing and its comma, where a sentence has it: before the noun, or as a clause of it.
 * @example withTailsInPlace('Rooftop solar array, 8.2 kilowatts, owned') // '8.2-kilowatt owned rooftop solar array'
 */
export const withTailsInPlace = (entry: string): string => {
  const [thing = '', ...tails] = entry.split(/,\s+/)
  if (tails.length === 0 || tails.length > TAILS_MAX || !isBareThing(thing)) return entry
  const [only = ''] = tails
  const clause = tails.length === 1 ? clauseOf(thing, only) : null
  return clause ?? withAttributes(thing, tails) ?? entry
}

const TAILS_MAX = 3

/** Words that make more of a note than the name of a thing. */
const MORE_THAN_A_THING =
  /(?:^|\s)(?:no|not|never|near|close|walk|per|pkg|parking|is|are|was|were|has|have|with|w\/|and|&|\+|plus|or|needs?|new|newer|updated|for|from)(?:\s|$)|[$:;()]|(?<!\S)(?:19|20)\d\d\b|\d ?[x×] ?\d|\d['"]/i

const isBareThing = (typed: string): boolean => {
  const text = withFigures(typed)
  if (MORE_THAN_A_THING.test(text) || !/^(?:\d{1,3} |\p{L})/u.test(text)) return false
  // 'Lake Austin, 300 feet' is a place and how far it is.
  if (/ \p{Lu}\p{Ll}+$/u.test(text)) return false
  const words = tagged(`the ${placed(text.replace(COUNT, '')).core.toLowerCase()}`).slice(1)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || WHOLE.test(last.text)) return false
  const begins = classesOf(first)
  // 'opens to the patio' has a verb; 'drop ceiling' has none.
  const isVerb = begins[0] === 'V' && (/s$/.test(first.text) || !begins.includes('N'))
  return classesOf(last).includes('N') && !isVerb && !/^[MTCDX]$/.test(begins[0] ?? 'X')
}

/** The property itself, whoever lives there, and sums: what is typed behind them is told by other rules. */
const WHOLE =
  /^(?:house|home|unit|units|condo|apartment|flat|property|lot|parcel|acreage|tract|tenants?|leases?|rents?|income|fees?|dues|taxes|warranty|solar|pets|dogs|cats|parking|sale|beds?|bedrooms?|baths?|stories|floors?|levels?|zoning|schools?)$/i

const COUNT =
  /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?:(?:acres|shares|rows) of |(?!(?:acre|car|stall|bay|foot|inch|story|level|zone|bed|bedroom|gallon|amp|ton)\b(?! doors?| windows?)))/i

/** 'Elevator, now out of service', 'Trout water, stocked each spring' */
const NOW =
  /^(?:now|currently|presently) (?:an? [a-z][a-z -]+|out of (?:service|use|order)|in (?:use|storage)|unused|open|closed|empty|[a-z-]+(?:ed|al|ive|able|ible|ous|less|ic))$/i
const AGAIN = /^[a-z-]+ed(?: and [a-z-]+ed)? (?:each|every) (?!year$|month$)[a-z]+$/i

const clauseOf = (thing: string, tail: string): string | null => {
  if (!NOW.test(tail) && !AGAIN.test(tail)) return null
  const { core } = placed(thing)
  const isMany = isPluralNoun(headOf(core)) && !isMassNoun(headOf(core), core.toLowerCase())
  return `the ${inLine(thing)} ${isMany ? 'are' : 'is'} ${inLine(tail)}`
}

/** A word that is no longer the first of its note keeps its capital only where it is part of a name: 'Type I hood'. */
const inLine = (text: string): string =>
  text.replace(/^\p{Lu}\p{Ll}+(?! (?:\p{Lu}|\d))/u, (word) =>
    isKnownWord(word) && !NAME_WORDS.has(word.toLowerCase()) ? word.toLowerCase() : word,
  )

const withAttributes = (thing: string, tails: readonly string[]): string | null => {
  const last = tails.at(-1) ?? ''
  const part = /^with [a-z]/i.test(last) && tails.length > 1 ? ` ${last}` : ''
  const attributes = (part ? tails.slice(0, -1) : tails).map((tail) => attributeOf(tail, thing))
  if (attributes.some((attribute) => attribute === null)) return null
  const [count = ''] = COUNT.exec(thing) ?? []
  const rest = thing.slice(count.length)
  // '12-by-24-foot heated pool': its size stands before what it is like.
  const ordered = [
    ...attributes.filter((each) => /\d/.test(each ?? '')),
    ...attributes.filter((each) => !/\d/.test(each ?? '')),
  ]
  return `${inLine(count)}${ordered.join(' ')} ${inLine(rest)}${part}`
}

const attributeOf = (tail: string, thing: string): string | null =>
  sizeOf(tail, thing) ?? adjectiveOf(tail, thing)

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten`
const LENGTH = 'feet|foot|ft\\.?|inches|inch'
const MEASURE = new RegExp(
  `^(${NUMBER})[- ](${LENGTH}|gallons?|gal\\.?|kilowatts?|kw|amps?|volts?|tons?)(?: (deep|wide|long|high|tall|thick))?$`,
  'i',
)
const AREA = new RegExp(`^(\\d[\\d.]*) (?:by|x) (\\d[\\d.]*) (${LENGTH})$`, 'i')

/** A length typed behind a place is how far it is, or how much of it there is. */
const PLACE =
  /\b(?:beach|lake|river|ocean|(?<!\w )bay|park|roads?|street|highway|creek|trails?|frontage|\w+front|shoreline|school|well|wells|elevation|setbacks?|town|downtown|station|stop|store|access|trailhead|launch|ramp|landing|marina|playground|library|market|shops?|church|hospital|subway|metro|ferry|campus|line)$/i

/** Other things have a service of so many amps: 'RV pad, 30 amps'. */
const CARRIES_CURRENT = /\b(?:panel|subpanel|sub-panel|breaker|circuit|outlet|receptacle|charger)$/i

const sizeOf = (typed: string, thing: string): string | null => {
  const tail = withFigures(typed)
  const [, width, depth, side = ''] = AREA.exec(tail) ?? []
  if (width && depth) return `${width}-by-${depth}-${unitOf(side)}`
  const [, value = '', unit = '', direction] = MEASURE.exec(tail) ?? []
  const isLength = new RegExp(`^(?:${LENGTH})$`, 'i').test(unit)
  if (/^amp/i.test(unit) && !CARRIES_CURRENT.test(thing)) return null
  if (!value || (isLength && PLACE.test(placed(thing).core))) return null
  if (/^kw$/i.test(unit)) return `${value} kw`
  return [isLength ? figureOf(value) : value, unitOf(unit), direction?.toLowerCase()]
    .filter(Boolean)
    .join('-')
}

/** A length has words below ten only. */
const figureOf = (value: string): string =>
  value === 'ten' ? '10' : String(numberOf(value) ?? value)

const UNITS: Readonly<Record<string, string>> = {
  feet: 'foot',
  ft: 'foot',
  inches: 'inch',
  gal: 'gallon',
}

const unitOf = (typed: string): string => {
  const unit = typed.toLowerCase().replace(/\.$/, '')
  return UNITS[unit] ?? unit.replace(/s$/, '')
}

/** Adjectives that a note has behind its noun, and the things that they are said of; of any thing where absent. */
const ADJECTIVES: readonly [adjective: RegExp, of?: RegExp][] = [
  [/^(?:transferable|assumable|recorded|deeded)$/],
  [
    /^(?:owned|leased)$/,
    /\b(?:array|panels?|solar|tank|system|generator|equipment|heater|softener|battery|charger|machines?|boiler|furnace|washers?|dryers?|sign|billboard|dock|lift|slip|mooring)$/i,
  ],
  [
    /^(?:permitted|licensed)$/,
    /\b(?:dock|deck|well|addition|apartment|suite|studio|garage|shed|barn|patio|pier|lift|mooring|seawall|spring|pond)$/i,
  ],
  [
    /^(?:heated|unheated|insulated|enclosed|covered|screened)$/,
    /\b(?:pool|spa|garage|workshop|shop|barn|shed|studio|porch|patio|deck|breezeway|sunroom|greenhouse|basement|crawl ?space|attic|walkway|arena|stalls?|bay|bays)$/i,
  ],
  [
    /^(?:(?:cross-|board-|pipe-|rail-|deer-|perimeter-)fenced|irrigated|sub-irrigated|tiled)$/,
    /\b(?:pastures?|meadows?|fields?|hayfields?|paddocks?|gardens?|orchards?|vineyards?|beds|plantings|runs?|ground|cropland|farmland)$/i,
  ],
  [/^(?:stocked|aerated|spring-fed|lined)$/, /\b(?:pond|ponds|lake)$/i],
  [/^(?:lighted|lit)$/, /\b(?:court|courts|arena|path|paths|walkway|field|dock)$/i],
]

const adjectiveOf = (tail: string, thing: string): string | null => {
  const word = tail.toLowerCase()
  const { core } = placed(thing)
  return ADJECTIVES.some(([adjective, of]) => adjective.test(word) && (!of || of.test(core)))
    ? word
    : null
}
