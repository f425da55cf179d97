import { measureNumeral, numberOf, numeral, ordinal } from './numerals.ts'

/** 'A two-level barn', but 'two level building sites': what lies level has one level. */
const LEVEL =
  'level(?! (?:building |home |house |camp |tent |usable )?(?:sites|homesites|lots|pads|parcels|tracts|fields|pastures|spots)\\b)'
/** Nouns that become part of an adjective after a number: 'six-burner', '20-foot'. */
const UNIT = `burner|foot|feet|inch|car(?! chargers?)|bottle|stall|bedroom|bed|bath|story|bay(?! doors?| windows?)|zone|acre|amp|volt|pound|month|year|hour|day|ton|gallon|kw|mile|person|seat|${LEVEL}|stop|panel|drawer|unit|hole|yard|lane|season|tier|head|way|sided|speed|stage|pane|phase|room|suite|piece|post|gpm|plank|strand|furlong|(?:board|rail|wire)(?= (?:plank )?fenc)`
const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`
const SQUARE_FEET = new RegExp(
  `\\b${NUMBER}[- ]square[- ](?:feet|foot)(?= (?!of\\b|total|on\\b|in\\b|and\\b|lot size)[a-z])`,
  'gi',
)
const ADJECTIVE = new RegExp(
  `(?<!-foot-|\\d-|\\d/)\\b${NUMBER}[- ](${UNIT})s?(?= (?!(?:19|20)\\d\\d\\b|of\\b|to\\b|from\\b|away|on\\b|in\\b|and\\b|per\\b|with\\b|for\\b|at\\b|off\\b|each\\b|all\\b|both\\b|max|bordering\\b|adjoining\\b|abutting\\b|surrounded\\b|min\\b|minimum|combined|or\\b|total|acres?\\b|long|deep|wide|high|tall|included|available|required|behind\\b|beside\\b|near\\b|inside\\b|outside\\b|along\\b|walk\\b(?!-)|up\\b|until\\b|through\\b|between\\b|left\\b|remain|ago\\b|old\\b(?! \\w)|(?<=s )(?:renovated|remodeled|updated|redone|rehabbed|leased|rented|occupied|vacant|separately|individually|currently)\\b)[a-z0-9])`,
  'gi',
)
/** '3-5 year term'. */
const RANGE = new RegExp(
  `(?<![\\w/$.-])(\\d{1,2})-(\\d{1,2})[- ](${UNIT})s?(?= (?!left\\b|remaining\\b|old\\b)[a-z])`,
  'gi',
)
/** A numbered street keeps its figure. */
const ORDINAL = /\b(\d{1,3})(st|nd|rd|th)\b(?! (?:Ave|Avenue|St|Street|Place|Blvd|Road)\b)/gi

/**
 * Writes numbers by the house rule: one to ten in words, measures before a noun with hyphens.
 * @example measured('6 burner gas range') // 'six-burner gas range'
 */
export const measured = (text: string): string => {
  if (!/\d/.test(text) && !HAS_NUMBER_WORD.test(text)) return text
  return text
    .replace(
      RANGE,
      (_, from: string, to: string, unit: string) =>
        `${measure(from)}-to-${measure(to)}-${singularUnit(unit)}`,
    )
    .replace(
      /(?<![\w$.])([1-9])\+([1-4])(?= (?:bed|bath))/g,
      (_, some: string, more: string) => `${figure(some)}-plus-${figure(more)}`,
    )
    .replace(SQUARE_FEET, (_, value: string) => `${measure(value)}-square-foot`)
    .replace(
      ADJECTIVE,
      (_, value: string, unit: string) =>
        `${/^(?:foot|feet|inch|hour|day|month|year|mile|kw)$/i.test(unit) ? measure(value) : figure(value)}-${singularUnit(unit)}`,
    )
    .replace(/-bedroom (?=[\w.]+-bath)/g, '-bedroom, ')
    .replace(ORDINAL, (whole, digits: string) =>
      ordinal(digits) === digits ? whole.toLowerCase() : ordinal(digits),
    )
    .replace(
      /(?<![\w$.,/:#'-])(?<!\b(?:type|phase|unit|class|title|section|cat|floor|level|stage|highway|route|hwy|us|grade|exit|lot|suite|pier|gate|building|zone|ab|sb|hb|prop) |\b(?:units|lots) (?:\d{1,3}(?:, | and ))*)(?!1031\b)(\d[\d,]*(?:\.\d+)?)(?![\w%/:'-]|\.\d|,\d| exchange| to 1\d\b| [ap]\.?m\b)/gi,
      (whole, value: string) => (isYear(value) ? whole : figure(value)),
    )
    .replace(
      /(?<![\w$.,/:-])(\d[\d,]*)(?=-(?:car|story|sided|zone|season|level|bedroom|bath|burner|stall|bay|tier|unit|room|way|suite|door|well|lane|piece|compartment|horse)\b)/g,
      (_, value: string) => figure(value),
    )
}

const HAS_NUMBER_WORD = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i

const figure = (value: string): string => {
  const number = numberOf(value)
  return number === null ? value : numeral(number)
}

const measure = (value: string): string => {
  const number = numberOf(value)
  return number === null ? value : measureNumeral(number)
}

const singularUnit = (unit: string): string => {
  const lower = unit.toLowerCase()
  if (lower === 'kw') return 'kW'
  return lower === 'feet' ? 'foot' : lower
}

/** Years stay as they are: '2021' is not '2,021'. */
const isYear = (value: string): boolean => /^(?:1[6-9]|20)\d\d$/.test(value)

/** The first number of a text that counts things or measures in feet. */
export const firstNumber = (text: string): number | null => {
  for (const word of text.split(/[\s-]+/)) {
    const value = numberOf(word)
    if (value !== null && !/^(?:single|double|dual|twin|triple)$/i.test(word)) return value
  }
  return null
}
