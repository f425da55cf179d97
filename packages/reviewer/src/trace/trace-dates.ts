import { matchesIn } from '../patterns/index.ts'
import type { TracedClaim } from './claim.ts'
import { patternOf } from './pattern-of.ts'
import type { TypedFacts } from './typed-facts.ts'

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december'
const DATE = new RegExp(
  `\\b(?:(?:through|thru|until|till|by|available|since|starting|starts?|ends?|ending|expires?|from|begins|beginning|opens?|closes?|closing|done|finished|completed)(?: in| on| early| late| mid)?) (${MONTHS})\\b|\\b(${MONTHS}) (?:\\d{1,2}\\b(?!,\\d{3}| (?:feet|acres))|(?:19|20)\\d\\d\\b)`,
  'g',
)

const DATED =
  /\b(?:leas|rent|tenan|occup|avail|complet|done|finish|clos|deliver|possess|transfer|warrant|contract|vacant|booked|ready|end|expir)/

/** Dates that something starts, ends or was done at, in a month that nobody entered. */
export const traceDates = (lower: string, text: string, facts: TypedFacts): TracedClaim[] =>
  matchesIn(lower, DATE).flatMap(({ 0: found, 1: until, 2: named, index }) => {
    const month = until ?? named ?? ''
    const start = index + found.indexOf(month)
    const end = start + month.length
    if (!/[A-Z]/.test(text.charAt(start))) return []
    // 'The lawn stays green through August' dates nothing.
    if (
      /^(?:through|thru|until|till|by|from)\b/.test(found) &&
      !DATED.test(lower.slice(Math.max(0, index - 90), index))
    )
      return []
    const short = month === 'september' ? 'sept?' : month.slice(0, 3)
    const ordinal = MONTHS.split('|').indexOf(month) + 1
    const typed = patternOf(`\\b(?:${month}|${short})\\b|\\b0?${ordinal}/\\d`)
    if (facts.featureTexts.some((feature) => typed.test(feature))) return []
    return [
      {
        start,
        end,
        text: text.slice(start, end),
        kind: 'name',
        status: 'unsupported',
        why: 'This date is not among what you entered.',
      } as const,
    ]
  })
