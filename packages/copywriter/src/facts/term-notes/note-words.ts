import { group } from '@listwright/reviewer/language'
import { withNames } from '../names/with-names.ts'
import { expandShorthand } from '../short-forms/shorthand.ts'
import { tidied } from '../tidying/tidy-item.ts'
import { isKnownWord } from '../vocabulary/known-words.ts'
import { NAME_WORDS } from '../vocabulary/proper-names.ts'
import { repaired } from '../vocabulary/spelling.ts'

const NO_YEAR = String.raw`(?!(?:19|20[0-3])\d\d\b)`
const BARE_SUM = String.raw`(?<![\d$.,/-])${NO_YEAR}`
/** Sums without a dollar sign, which their neighbors tell: '195/mo', '8k', '1800 mo', 'rents 1375', '150 each'. */
const SUMS: readonly [typed: RegExp, written: string][] = [
  [/(?<![\d$.,/-])(\d{2,}(?:,\d{3})?)ish\b/gi, 'about $$$1'],
  [
    new RegExp(
      `${BARE_SUM}(\\d[\\d,]*(?:\\.\\d+)?k?)(?= ?(?:\\/|per |an? ) ?(?:mo|month|mth|yr|year|annum|qtr|quarter|night|wk|week|sf|square f(?:oo|ee)t)\\b)`,
      'gi',
    ),
    '$$$1',
  ],
  [new RegExp(`${BARE_SUM}(\\d+(?:\\.\\d+)?)(?= an acre\\b)`, 'gi'), '$$$1'],
  [/(?<![\d$.,/-])(\d+(?:\.\d+)?) ?k\b(?! ?(?:gal|btu|sf|sq|mile|watt|w\b|acre|run))/gi, '$$$1k'],
  [new RegExp(`${BARE_SUM}(\\d{3,5}|\\d{1,2},\\d{3})(?= mo(?:nthly)?\\b)`, 'gi'), '$$$1'],
  [new RegExp(`${BARE_SUM}(\\d{2,5})(?= (?:ea\\b|each(?=$|,)))`, 'gi'), '$$$1'],
  [
    new RegExp(
      `(?<=\\b(?:rents?|rents for|rents? at|rented|rented for|rented at|leased at|leased for|pays|paying|mtm|m2m|month to month|gross|gross rental|gross income|rental income|NOI|dues|fee|deposit|average|averages|avg) )${NO_YEAR}(\\d{2,6}|\\d{1,3},\\d{3})(?=$|[ ,;)])(?! ?(?:%|percent|days?|months?(?! to month)|mos?\\b|years?|yrs?|times|units?|br|bd|bed|sf|sq|tenants?|weeks?|ft|feet|ac\\b|acres))`,
      'gi',
    ),
    '$$$1',
  ],
]

/** The period of a sum and what it pays for, written out: '/mo' becomes 'a month'. */
const RATES: readonly [typed: RegExp, written: string][] = [
  [/ ?(?:\/|\bper) ?(?:mo|mth|month)\b\.?|(?<=\$[\d,.]+k?) (?:mo|monthly)\b/gi, ' a month'],
  [
    / ?(?:\/|\bper) ?(?:yr|year|annum)\b\.?|(?<=\$[\d,.]+k?) (?:yr|yearly|annually|annual)\b/gi,
    ' a year',
  ],
  [/ ?(?:\/|\bper) ?(?:qtr|quarter)\b\.?|(?<=\$[\d,.]+k?) (?:qtr|quarterly)\b/gi, ' a quarter'],
  [/ ?(?:\/|\bper) ?(?:wk|week)\b\.?|(?<=\$[\d,.]+k?) weekly\b/gi, ' a week'],
  [/ ?(?:\/|\bper) ?(?:psf|sf|sq\.? ?ft\.?|square f(?:oo|ee)t)\b/gi, ' a square foot'],
  [/ ?(?:\/|\bper) ?(?:ac|acre)\b\.?/gi, ' an acre'],
  [
    /(?<=\$[\d,.]+k?) ?(?:\/|\bper) ?(unit|space|spot|night|door|side|share|stall|slip|floor|apartment|person|pet|week)\b/gi,
    ' a $1',
  ],
]

/** Short forms that mean this in notes about money, and something else elsewhere. */
const SHORT: readonly [typed: RegExp, written: string][] = [
  [/\b(?:approx(?:imately)?|appr?x|roughly)\b\.? ?|~ ?(?=\$?\d)/gi, 'about '],
  [/\bpro[- ]?forma\b/gi, 'pro forma'],
  [/\best(?:imated)?\b\.?/gi, 'estimated'],
  [/\bmin\b\.?(?= \$?\d|$|,| to (?:build|divide|subdivide))/gi, 'minimum'],
  [/\bmax\b\.?(?= \$?\d|$|,)/gi, 'maximum'],
  [/(?<!\$)\b(\d+)[- ]mo\b\.?(?= [a-z])/gi, '$1-month'],
  [/(?<!\$[\d,.]*)\b(\d+) (?:mo|mos)\b\.?/gi, '$1 months'],
  [/\b(\d+)[- ]?nts?\b\.?/gi, '$1 nights'],
  [/\b(\d+) ?wks?\b\.?/gi, '$1 weeks'],
  [
    /\b(\d+)[- ](?:yr|year)\b\.?(?= (?!left|remaining|at\b|minimum|of\b|in\b|on\b|with\b|for\b|ago|after|to\b)[a-z])/gi,
    '$1-year',
  ],
  [/(?<!\$[\d,.]*)\b(?!1 )(\d+) (?:yr|yrs|year)\b\.?/gi, '$1 years'],
  [/\b1 (?:yr|year)\b\.?(?= of| after| in)/gi, 'one year'],
  [/\bea\b\.?/gi, 'each'],
  [/^end of (?:the )?lease(?: is)?(?= \d| [A-Z])/i, 'lease ends'],
  [/\b(card|coin) (operated)\b/gi, '$1-$2'],
  [/\bcoin[- ]op\b/gi, 'coin-operated'],
  [/\bm2m\b|\bmtm\b|\bmonth-to-month\b/gi, 'month to month'],
  [/\b(?:til|till)\b/gi, 'until'],
  [/\b(?:thru)\b/gi, 'through'],
  [/\bw\/ ?/gi, 'with '],
  [/ & /g, ' and '],
  [/\b1st\b(?! (?:of )?[A-Z])/g, 'first'],
  [/\b2nd\b(?! (?:of )?[A-Z])/g, 'second'],
  [/\b3rd\b(?! (?:of )?[A-Z])/g, 'third'],
  [/\bmove in (?=fee|costs?|special|deposit)/gi, 'move-in '],
  [/^month to month (?:ok|okay|allowed|permitted)\b/i, 'month-to-month lease allowed'],
  [/\b(full|list|asking) price (?=offer)/gi, '$1-price '],
  [/^short[- ]term (?=considered|available|possible|allowed)/i, 'short-term lease '],
  [/\bnon[- ]refundable\b/gi, 'nonrefundable'],
  [/\butils?\b/gi, 'utilities'],
  [/\b(lender|board|HOA|landlord|owner|city) (?:ok|okay)(?=$|,)/gi, '$1 approval'],
  [/\bwith (?:a )?full[- ]price$/i, 'with full-price offer'],
  [/ ?@ ?/g, ' at '],
  // 'Garage +$60' costs that much more.
  [/^([^$]+?) ?\+ ?(?=\$\d[\d,]*(?: a month)?$)/, '$1 extra '],
  [/(?<!\b(?:to|must|may|can|will|buyer) )\bassume$/i, 'assumable'],
  [/\bgross rental(?= \$)/gi, 'gross rental income'],
  [/\bwt (?=limit)/gi, 'weight '],
  [/\bdep(?=$|,)/gi, 'deposit'],
]

/**
 * A note about money or terms with its short forms written out and no capital at its beginning.
 * @example noteWords('Solar loan $142/mo, approx $9k left') // 'solar loan $142 a month, about $9,000 left'
 */
export const noteWords = (typed: string): string => {
  const tidy = tidied(typed)
  let text = repaired(withNames(expandShorthand(tidy), tidy)).text
  for (const [short, written] of [...SUMS, ...SHORT, ...RATES]) text = text.replace(short, written)
  return text
    .replace(
      /\$ ?([\d,.]+) ?k\b/gi,
      (_, digits: string) => `$${group(Number(digits.replace(/,/g, '')) * 1000)}`,
    )
    .replace(/\s+/g, ' ')
    .replace(/^\p{Lu}\p{Ll}+/u, (word) =>
      isKnownWord(word.toLowerCase()) && !NAME_WORDS.has(word.toLowerCase())
        ? word.toLowerCase()
        : word,
    )
    .trim()
}
