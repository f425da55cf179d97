const GROUPED = /(?<=\$)\d{4,}(?!\d|\.\d{3}|,)/g

/** Figures of four digits or more before a measure, which are no years. */
const MEASURES =
  /(?<![\d$,./-])\d{4,6}(?= (?:square f(?:oo|ee)t|feet|pounds|gallons|acres|bottles|residents|vehicles|cars)\b|-(?:pound|square-foot|gallon|bottle|foot)\b)/g

/** What a sum is paid for or how often, behind a slash. */
const PER: Readonly<Record<string, string>> = {
  mo: 'month',
  mon: 'month',
  mth: 'month',
  yr: 'year',
  qtr: 'quarter',
  wk: 'week',
  ac: 'acre',
  sf: 'square foot',
}
const PERIOD =
  'mo|mon|mth|month|yr|year|qtr|quarter|wk|week|day|night|side|share|unit|door|bed|pet|space|stall|slip|acre|ac|load|visit|person'
const BY_SLASH = new RegExp(
  String.raw`(\$[\d,.]*\d[kK]?) ?\/ ?(${PERIOD})\b\.?|(\$[\d,.]*\d[kK]?) (?:per|a) (mo|yr|qtr|wk)\b\.?`,
  'gi',
)

const DIMENSION = 'long|wide|deep|high|tall|away|above|below|apart|across|thick'
const BEHIND_NOUN = new RegExp(
  String.raw`\b(?!(?:one|1)\b)(\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten) (foot|pound|gallon|mile|ton|yard)(?= (?:${DIMENSION})\b|$|[,;)])`,
  'gi',
)

/** '36 foot deep bay': a measure before its noun. */
const BEFORE_NOUN =
  /\b(\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten) (foot|inch|mile|yard) (deep|wide|high|tall|long|thick) (?!(?:and|or|by|at|with|to|in|on|from|of|for|is|are|was|were|the|an?)\b)(?=[A-Za-z])/g

/** Thousands that stand where a sum does: 'additional 25k', 'at 85k'. */
const THOUSANDS =
  /(?<=\b(?:additional|extra|at|for|of|asking|credit|cost|costs|about|is) )(\d{1,3}(?:\.\d)?)k\b(?! (?:square|lb|pound|mile|btu|gallon))/gi

const withCommas = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

const inDollars = (thousands: string): string =>
  `$${withCommas(String(Math.round(Number(thousands) * 1000)))}`

/**
 * Sums and measures as they are printed, wherever they stand in a text.
 * @example withWrittenUnits('with $1135/mo fee') // 'with $1,135 a month fee'
 */
export const withWrittenUnits = (text: string): string =>
  withUnits(text).replace(COUNTED_ROOM, '$1s')

/** 'hardwood in two bedroom' */
const COUNTED_ROOM =
  /(?<=\b(?:in|of|under|over|on|for) (?:two|three|four|five|six) )(bedroom|bath|room|unit|apartment)(?=$|[,;)])/g

const withUnits = (text: string): string =>
  /\d|\bfoot\b|\bpound\b/.test(text)
    ? text
        .replace(BY_SLASH, (_, sum: string, unit: string, other: string, period: string) => {
          const name = (unit ?? period).toLowerCase()
          return `${sum ?? other} ${/^(?:ac|acre)$/.test(name) ? 'an' : 'a'} ${PER[name] ?? name}`
        })
        .replace(GROUPED, withCommas)
        .replace(MEASURES, withCommas)
        .replace(BEFORE_NOUN, '$1-$2-$3 ')
        .replace(BEHIND_NOUN, (_, value: string, unit: string) =>
          /^foot$/i.test(unit) ? `${value} feet` : `${value} ${unit}s`,
        )
        .replace(THOUSANDS, (_, thousands: string) => inDollars(thousands))
        .replace(/(?<=\d)[- ]kw\b/g, (unit) => `${unit.charAt(0)}kW`)
        .replace(/\ban? \$[\d,.]+ a (month|year|week|quarter) (fee|charge|payment)\b/g, (fee) =>
          fee.replace(/^an? (\$[\d,.]+) a (\w+) (\w+)$/, 'a $3 of $1 a $2'),
        )
        .replace(
          /\bwith (\$[\d,.]+) an? (month|year|week|quarter|unit|pet) ((?:pet |parking )?(?:fee|charge|payment|rent|deposit))\b/g,
          'with a $3 of $1 a $2',
        )
    : text
