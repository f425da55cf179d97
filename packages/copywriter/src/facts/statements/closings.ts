import { numberOf, numeral } from '../numerals.ts'
import { be, isPlural, lower, type Rule, type Told } from './rule.ts'

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const FULL_MONTHS: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}
const monthOf = (typed: string | undefined): string => FULL_MONTHS[lower(typed).slice(0, 3)] ?? ''

const CLOSING = '(?:clos(?:e|ing)(?: date)?|COE|settlement|funding|recording)'
const SPAN = String.raw`(\d{1,3}|one|two|three|four|six)[- ](day|week|month)s?`
const MOVE = '(possession|occupancy|closing)(?: is| will be| to be|:|,)?'

const spanOf = (figure: string | undefined, unit: string | undefined): string => {
  const value = numberOf(figure ?? '') ?? 1
  return `${unit === 'day' ? value : numeral(value)} ${lower(unit)}${value === 1 ? '' : 's'}`
}

const closingOf = (typed: string | undefined): string =>
  lower(typed).replace(/^(?:close|coe|closing date|close date)$/, 'closing')

const terms = (statement: string): Told => ({ kind: 'terms', concept: null, statement })

/** When the buyer moves in and the seller moves out. */
const POSSESSION: readonly Rule[] = [
  [
    new RegExp(
      `^${MOVE} ${SPAN} (?:after|from|past|post|following) (?:the )?(${CLOSING}|contract|acceptance)$`,
      'i',
    ),
    (match) =>
      terms(
        `${lower(match[1])} is ${spanOf(match[2], lower(match[3]))} after ${closingOf(match[4])}`,
      ),
  ],
  [
    new RegExp(`^${MOVE} (?:at |on )?(${CLOSING})(?: plus| \\+|, plus) ${SPAN}$`, 'i'),
    (match) =>
      terms(
        `${lower(match[1])} is ${spanOf(match[3], lower(match[4]))} after ${closingOf(match[2])}`,
      ),
  ],
  [
    new RegExp(`^${MOVE} (?:on )?(?:the )?day of (?:the )?(${CLOSING})$`, 'i'),
    (match) => terms(`${lower(match[1])} is on the day of ${closingOf(match[2])}`),
  ],
  [
    /^(possession|occupancy) (?:at|on|upon) (?:the )?(funding|recording|settlement)$|^(occupancy) (?:at|on|upon) (?:the )?(clos(?:e|ing)|COE)$|^(possession) (?:at|on|upon) (?:the )?(COE)$/i,
    (match) =>
      terms(
        `${lower(match[1] ?? match[3] ?? match[5])} is ${match[1] ? 'upon' : 'at'} ${closingOf(match[2] ?? match[4] ?? match[6])}`,
      ),
  ],
  [
    new RegExp(
      `^${MOVE} (on or after |on or before |on |after |by )?(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? ((?:19|20)\\d\\d))?$`,
      'i',
    ),
    (match) =>
      terms(
        `${lower(match[1])} is ${lower(match[2]) || 'on '}${monthOf(match[3])} ${match[4]}${match[5] ? `, ${match[5]}` : ''}`,
      ),
  ],
  [
    new RegExp(
      `^(possession|occupancy|closing|closing date)(?: is)? (negotiable|flexible),? (?:but )?(?:(?:seller )?prefers?|preferably|(?:would )?like) ${SPAN}$`,
      'i',
    ),
    (match) =>
      terms(
        `${lower(match[1]).replace(/^(?=closing date)/, 'the ')} is ${lower(match[2])}, with ${spanOf(match[3], lower(match[4]))} preferred`,
      ),
  ],
  [
    new RegExp(
      `^(?:the )?sellers? (needs?|wants?|requests?|would like|prefers?) (?:up to )?${SPAN} (?:after|from|past|post) (?:the )?(${CLOSING})( to (?:move|vacate|find [a-z ]+|move out|relocate))?$`,
      'i',
    ),
    (match) =>
      terms(
        `the seller ${lower(match[1]).replace(/^(need|want|request|prefer)$/, '$1s')} ${/up to/i.test(match[0]) ? 'up to ' : ''}${spanOf(match[2], lower(match[3]))} after ${closingOf(match[4])}${lower(match[5])}`,
      ),
  ],
  [
    new RegExp(
      `^(?:the )?seller (needs|wants|requests|prefers) (?:an? )?${SPAN} (?:rent|lease)[- ]?back$`,
      'i',
    ),
    (match) =>
      terms(
        `the seller ${lower(match[1]).replace(/s?$/, 's')} a ${spanOf(match[2], lower(match[3])).replace(/ (\w+?)s?$/, '-$1')} ${/lease-?\s?back$/i.test(match[0]) ? 'leaseback' : 'rent-back'}`,
      ),
  ],
  [
    new RegExp(
      `^(?:the )?sellers? (needs?|wants?|requests?|requires?) (possession|occupancy|(?:an? )?rent[- ]?back) (?:until|through|thru|till) (${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?$`,
      'i',
    ),
    (match) =>
      terms(
        `the seller ${lower(match[1]).replace(/s?$/, 's')} ${/rent/i.test(match[2] ?? '') ? 'a rent-back' : lower(match[2])} ${/th/i.test(/until|through|thru|till/i.exec(match[0])?.[0] ?? '') ? 'through' : 'until'} ${monthOf(match[3])} ${match[4]}`,
      ),
  ],
  [
    new RegExp(
      `^(?:the )?sellers? (?:to|will|would like to|wants to|needs to) (?:retain|keep|have|stay in) (possession|occupancy)(?: for)? ${SPAN} (?:after|past|post|from) (?:the )?(${CLOSING})$`,
      'i',
    ),
    (match) =>
      terms(
        `the seller will keep ${lower(match[1])} for ${spanOf(match[2], lower(match[3]))} after ${closingOf(match[4])}`,
      ),
  ],
]

const AS_IS = '(?:(?:being |to be )?(?:sold )?(?:strictly )?as[- ]is)'
const ESTATE = '(estate|trust|probate|court|conservatorship)(?: sale)?'
const NO_REPAIRS = '((?:,| and|, and|;) (?:seller (?:to|will) make )?no repairs)?'

const soldAsIs = (seller: string | undefined, noRepairs: string | undefined): Told => ({
  kind: 'terms',
  concept: null,
  statement: `${
    lower(seller) === 'estate'
      ? 'it is sold as-is by an estate'
      : `this is a ${lower(seller)} sale, sold as-is`
  }${noRepairs ? ', and the seller will make no repairs' : ''}`,
})

/** Who sells, and in what condition, in one clause. */
const SOLD_AS_IS: readonly Rule[] = [
  [
    new RegExp(`^${AS_IS}(?:,| -|;| \\+)? (?:by (?:the |an? )?)?${ESTATE}${NO_REPAIRS}$`, 'i'),
    (match) => soldAsIs(match[1], match[2]),
  ],
  [
    new RegExp(`^${ESTATE}(?:,| -|;| \\+|, and| and)? ${AS_IS}(?: condition)?${NO_REPAIRS}$`, 'i'),
    (match) => soldAsIs(match[1], match[2]),
  ],
]

const EQUIPMENT =
  '(solar(?: panels| system| panel system)?|propane tank|water softener|softener|water heater|alarm system|security system|equipment|HVAC|furnace)'
const ASSUMES =
  '(?:,| -|;|,? and)? (?:the )?buyers? (?:is to |to |must |will |would |shall )?(?:assumes?|take over|takes over)(?: (?:the )?(?:solar )?(?:lease|payments?|lease payments?|contract|agreement|it))?'
const RATE = String.raw`(?: (?:at|for)?,? ?\$?([\d,.]+)(?: ?\/ ?mo(?:nth)?\.?| a month| per month| monthly| mo))?`

/** What is leased, and that the buyer takes the lease over. */
const LEASED_EQUIPMENT: readonly Rule[] = [
  [
    /^(?:the )?buyers? (?:is to |to |must |will |shall )?(?:assumes?|take over|takes over) (?:the )?solar (lease|loan|payments|contract)$|^(?:the )?solar (lease|loan|payments|contract) (?:is |are )?(?:to be )?assumed by (?:the )?buyer$/i,
    (match) => terms(`the buyer assumes the solar ${lower(match[1] ?? match[2])}`),
  ],
  [
    /^(?:owned solar|solar)(?: panels| system)?(?: is| are)?(?: owned)?(?:,| -|;| and) (paid off|paid in full|no lease(?: to assume)?|not leased)$/i,
    (match) => {
      if (!/owned/i.test(match[0])) return null
      const rest = lower(match[1])
      return {
        kind: 'system',
        concept: null,
        statement: `the solar panels are owned${/^no lease/.test(rest) ? `, with ${rest}` : /^not/.test(rest) ? ', not leased' : ` and ${rest}`}`,
      }
    },
  ],
  [
    new RegExp(
      `^(?:the )?(?:${EQUIPMENT}(?: is| are)?,? (?:lease|leased|rented|on (?:a )?lease)|leased ${EQUIPMENT})${RATE}${ASSUMES}$`,
      'i',
    ),
    (match) => {
      const typed = lower(match[1] ?? match[2]).replace(/^hvac$/, 'HVAC')
      const thing = /^solar/.test(typed) && !/system/.test(typed) ? 'solar panels' : typed
      return {
        kind: match[3] ? 'fee' : 'terms',
        concept: null,
        statement: `the ${thing} ${be(thing)} leased${match[3] ? ` at $${match[3]} a month` : ''}, and the buyer assumes the lease`,
      }
    },
  ],
]

const LEVIED =
  '((?:(?:special|city|county|sewer|water|utility|road|street|paving|sidewalk|HOA|condo|association|roof|irrigation|CDD)(?: and | & |, | |\\/))*)'

/** Assessments that a buyer does not have to pay any more. */
const PAID_ASSESSMENTS: readonly Rule[] = [
  [
    new RegExp(
      `^(all |the )?${LEVIED}(assessments?) (?:is |are |has been |have been |were |was )?paid( in full| off|(?: in full)? by (?:the )?seller)?$`,
      'i',
    ),
    (match) => {
      const [, all, levied = '', noun = '', how = ''] = match
      const isOne = /t$/i.test(noun)
      if (isOne && !how) return null
      const whose = lower(levied)
        .replace(/ & |\//g, ' and ')
        .replace(/\b(hoa|cdd)\b/g, (name) => name.toUpperCase())
      const verb = /seller/i.test(how) ? be(noun) : `${isOne ? 'has' : 'have'} been`
      return {
        kind: 'fee',
        concept: null,
        statement: `${/^all/i.test(all ?? '') ? 'all' : 'the'} ${whose}${lower(noun)} ${verb} paid${lower(how).replace(/by seller/, 'by the seller')}`,
      }
    },
  ],
]

const AUTHORITY =
  '(?:the )?((?:county|city|town|state|island)?(?: ?zoning)?|HOA|association|bylaws|by-laws|CC&Rs|condo docs|covenants|ordinance)(?: rules)?'
const VERIFY = '((?:,|;| -)? \\(?(?:(?:the )?buyers? (?:to|must|should) )?verify\\)?)?'

/** What is allowed, by the zoning or by those who say so. */
const allowed = (what: string, typed: string | undefined): string => {
  const whom = lower(typed)
    .replace(/^hoa$/, 'HOA')
    .replace(/^cc&rs$/, 'CC&Rs')
  if (!whom) return `${what} are allowed`
  return /zoning$/.test(whom)
    ? `${what} are allowed under ${whom === 'zoning' ? 'the ' : ''}${whom}`
    : `the ${whom} ${isPlural(whom) ? 'allow' : 'allows'} ${what}`
}

const verifying = (verify: string | undefined): string =>
  verify ? ', which the buyer is to verify' : ''

/** How long a home may be let for, who says so, and that it has to be verified. */
const LETTING: readonly Rule[] = [
  [
    new RegExp(
      `^(?:zoned (?:for )?)?(long|short|mid)[- ]term rentals? only(?: (?:per|under|by) ${AUTHORITY})?${VERIFY}$`,
      'i',
    ),
    (match) => ({
      kind: 'restriction',
      concept: null,
      statement: `${allowed(`only ${lower(match[1])}-term rentals`, match[2])}${verifying(match[3])}`,
    }),
  ],
  [
    new RegExp(
      `^(?:STRs?|short[- ]term rentals?|vacation rentals?) (?:are |is )?(?:allowed|ok|okay|permitted) (?:per|under|by) ${AUTHORITY}${VERIFY}$`,
      'i',
    ),
    (match) => ({
      kind: 'income',
      concept: null,
      statement: `${allowed(`${/^vac/i.test(match[0]) ? 'vacation' : 'short-term'} rentals`, match[1])}${verifying(match[2])}`,
    }),
  ],
  [
    new RegExp(
      `^(\\d{1,3}|one|two|three|six)[- ](day|night|week|month|year)s? min(?:imum)?(?: (?:rental|lease|stay|term|rental period))?(?: (?:per|by) ${AUTHORITY})${VERIFY}$`,
      'i',
    ),
    (match) => ({
      kind: 'restriction',
      concept: null,
      statement: `${allowed(`rentals of at least ${spanOf(match[1], lower(match[2]))}`, match[3])}${verifying(match[4])}`,
    }),
  ],
]

/** How a sale is closed, what the buyer takes over, what is paid, and what has to be verified. */
export const CLOSINGS: readonly Rule[] = [
  ...POSSESSION,
  ...SOLD_AS_IS,
  ...LEASED_EQUIPMENT,
  ...PAID_ASSESSMENTS,
  ...LETTING,
]
