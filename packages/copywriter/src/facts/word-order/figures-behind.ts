import { isKnownVerb } from '../grammar/verbs.ts'
import { isHeadNoun, isPluralNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'

/** Nouns and adjectives before their last noun: 'floor to ceiling glass', 'custom boat lift'. */
const THING = String.raw`((?!(?:no|not|all|only|about|over|up|needs?|has|is|with|sold|for)\b)(?:[\p{L}][\p{L}'/-]*|Route \d+|Highway \d+)(?: [\p{L}][\p{L}'/-]*| \d{1,3}(?= [a-z])){0,5})`
const HEDGE = '(?:(?:about|approx(?:imately)?|over|nearly|around) )?'
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve`
const UNIT =
  'feet|foot|ft|inch(?:es)?|volts?|v|amps?|a|kw|gallons?|gal|tons?|bottles?|btl|pounds?|lbs?|btu|seats?|panels?|burners?|drawers?|stalls?|bays?|zones?|units?|persons?|stops?|holes?'
const PLACE = '(?: (?:at|in|on|off|over|along|by) (?:the )?[a-z][a-z -]*)?'
const MEASURE_BEHIND = new RegExp(
  `^${THING},? (${HEDGE})(${NUMBER})[- ]?(${UNIT})(${PLACE})$`,
  'iu',
)
const UNIT_IN_FULL: Readonly<Record<string, string>> = {
  ft: 'foot',
  v: 'volt',
  a: 'amp',
  gal: 'gallon',
  btl: 'bottle',
  lb: 'pound',
  lbs: 'pound',
}

const COUNT_BEHIND = new RegExp(
  `^${THING},? (\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)((?: (?:with|in|on|off|at|for|under|behind|near) [a-z].*)?)$`,
  'iu',
)
/** Nouns behind which a number is a name: 'units 2 and 3', 'floors 4'. */
const NUMBERED =
  /^(?:unit|floor|level|lot|suite|bay|phase|zone|building|apartment|gate|pier|route|line|class|year|hour|day|age|side|space|stall|spot|month|week|term|offer|section|tract|parcel|story|people|tenant|pet|dog|cat|horse|bedroom|bath|bathroom|room)$/
const PARTS_BEHIND = new RegExp(
  `^${THING},? (\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten) ([a-z][a-z' -]*s)$`,
  'iu',
)
/** What is no part of the thing before it: a time, a distance, a sum, somebody. */
const NO_PART =
  /^(?:block|mile|minute|year|month|day|week|hour|foot|acre|car|vehicle|people|person|stop|offer|point|share|visit|time|dog|cat|pet|guest|tenant|owner|inch|yard|side|level|floor|story|term|option|layer|bedroom|bath|bathroom|space|stall|spot|percent|dollar|bid|check|deposit|adult|door|unit|zone)$/
const NO_WHOLE = /\b(?:floor|level|drive|driveway|unit|apartment|storage|shelter|elevator)$/i

/**
 * A measure or a count that was typed behind its noun, put before it.
 * @example withFiguresFirst('floor to ceiling glass 11 foot') // '11 foot floor to ceiling glass'
 */
export const withFiguresFirst = (text: string): string =>
  (PARKED_BEHIND.test(text) ? text.replace(PARKED_BEHIND, '$1 for $2$3 cars') : null) ??
  measureFirst(text) ??
  countFirst(text) ??
  withParts(text) ??
  text

/** 'driveway 5 cars stacked' is one for five stacked cars. */
const PARKED_BEHIND =
  /^((?:[a-z-]+ )*(?:drive|driveway|parking pad|carport|lot)),? (?:fits )?(\d{1,2}|two|three|four|five|six) cars?((?: (?:stacked|tandem|side[- ]by[- ]side))?)$/i

const measureFirst = (text: string): string | null => {
  const [, thing = '', hedge = '', value, unit = '', place = ''] = MEASURE_BEHIND.exec(text) ?? []
  const kind = value && kindOfLast(thing)
  const isFrontage = /(?:frontage|shoreline)$/i.test(thing)
  if (!kind || (OF_TERMS.has(kind) && !isFrontage) || NO_MEASURE.test(thing)) return null
  // 'power 200 feet': services and land have a distance, and no length.
  const isLength = /^(?:f|inch)/i.test(unit)
  if (isLength && FAR.has(kind) && !isFrontage) return null
  const lower = unit.toLowerCase()
  const short = lower === 'kw' ? 'kW' : lower.replace(/(?<=ch)es$|s$/, '')
  const name = UNIT_IN_FULL[lower] ?? (lower === 'feet' ? 'foot' : short)
  // 'Route 66 frontage 75 feet': a length of frontage is no adjective.
  if (isFrontage) return `${hedge}${value} feet of ${thing}${place}`
  if (/ solar$/i.test(thing))
    return `${value} kW ${thing.replace(/^paid(?: off)? /i, 'paid-off ')} system${place}`
  return hedge ? null : `${value} ${name} ${thing}${place}`
}

const countFirst = (text: string): string | null => {
  const [, thing = '', count, rest = ''] = COUNT_BEHIND.exec(text) ?? []
  const last = lastWord(thing)
  const isSeveral =
    count && isPluralNoun(last) && !isKnownVerb(last) && !NUMBERED.test(singular(last))
  const kind = isSeveral ? kindOfLast(thing) : null
  return kind && !OF_TERMS.has(kind) ? `${count} ${thing}${rest}` : null
}

const withParts = (text: string): string | null => {
  const [, thing = '', count, parts = ''] = PARTS_BEHIND.exec(text) ?? []
  const isOne = count && !isPluralNoun(lastWord(thing)) && !NO_WHOLE.test(thing)
  const kind = isOne ? kindOfLast(thing) : null
  const part = singular(lastWord(parts))
  return kind && HOLDING.has(kind) && isHeadNoun(part) && !NO_PART.test(part)
    ? `${thing} with ${count} ${parts}`
    : null
}

const OF_TERMS: ReadonlySet<string> = new Set([
  'terms',
  'fee',
  'income',
  'tenancy',
  'pets',
  'restriction',
  'availability',
  'zoning',
  'location',
])
const FAR: ReadonlySet<string> = new Set(['system', 'utilities', 'land', 'technology'])
/** What a number behind it measures in another way, or names. */
const NO_MEASURE =
  /\b(?:tenant|owner|seller|buyer)s?\b|^solar$|\b(?:storage|parking|well|line|road)$/i
const HOLDING: ReadonlySet<string> = new Set([
  'room',
  'outdoor place',
  'storage',
  'amenity',
  'building',
  'finish',
])

const lastWord = (text: string): string => (text.split(' ').at(-1) ?? '').toLowerCase()
const kindOfLast = (thing: string): string | null => kindOfNoun(singular(lastWord(thing)))
