import { numeral } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { grouped } from '../wording/amounts.ts'
import { count } from '../wording/counts.ts'
import { GROUP_DATE, leaseEnd } from '../wording/dates.ts'
import { building, income, tenancy } from '../wording/kinds.ts'

/** Houses of one building, each by the number on its door. */
const DOOR = String.raw`(?:#|unit |no\.? )?(\d{3,5}(?:[A-Z]|[- ]?1\/2)?)`
const RENT = String.raw`\$([\d,]{3,6})(?: ?\/ ?mo\w*| a month| monthly)?`
const BEDS = '(?:bd|bds|br|brs|beds?|bedrooms?)'
const BATHS = '(?:ba|bas|baths?|bathrooms?)'

const rooms = (typed: string | undefined, noun: string): string =>
  `${count(typed)} ${noun}${typed === '1' ? '' : 's'}`

const paidBy = (typed: string | undefined): string =>
  typed ? `, and the tenant pays ${/all/i.test(typed) ? 'all ' : ''}utilities` : ''

/** What is let and what is vacant, told by the numbers on the doors: '3930 leased thru 8/31 at $1,575'. */
export const UNITS_BY_NUMBER: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${DOOR} (?:is )?(leased|rented) (?:through|thru|until|til|to) ${GROUP_DATE}(?:,)? (?:at|for|@) ${RENT}(?:, (tenants? pays? (?:all )?util\\w*))?$`,
        'i',
      ),
      ([, door = '', verb, date = '', sum, pays], setting) =>
        setting === 'multi'
          ? tenancy(
              `${door} is ${lower(verb)} through ${leaseEnd(date)} at $${grouped(sum)} a month${paidBy(pays)}`,
            )
          : null,
    ],
    [
      new RegExp(
        `^${DOOR} (?:is )?(?:leased|rented|rents|mtm|month to month)(?:,)?(?: (month[- ]to[- ]month|mtm))?(?:,)? (?:at |for |@ )?${RENT}(?:, (tenants? pays? (?:all )?util\\w*))?$`,
        'i',
      ),
      ([whole, door = '', term, sum, pays], setting) =>
        setting === 'multi'
          ? income(
              `${door} rents for $${grouped(sum)} a month${term || /mtm|month to month/i.test(whole) ? ', month to month' : ''}${paidBy(pays)}`,
            )
          : null,
    ],
    [
      new RegExp(
        `^${DOOR} (?:is )?vacant(?:,? (?:was|last rented (?:at|for)|previously|market|rented (?:at|for)) ${RENT})?$`,
        'i',
      ),
      ([whole, door = '', sum], setting) =>
        setting === 'multi'
          ? tenancy(
              `${door} is vacant${sum && !/market/i.test(whole) ? ` and last rented for $${grouped(sum)} a month` : ''}`,
            )
          : null,
    ],
    [
      new RegExp(
        `^each (?:side|unit|half) (?:has )?(\\d) ${BEDS}[;,] ${DOOR} (?:has )?(\\d(?:\\.5)?) ${BATHS},? (?:and )?${DOOR} (?:has )?(\\d(?:\\.5)?)(?: ${BATHS})?$`,
        'i',
      ),
      ([whole, beds, one = '', baths, other = '', others], setting) =>
        setting === 'multi'
          ? building(
              `each ${/unit/i.test(whole) ? 'unit' : 'side'} has ${rooms(beds, 'bedroom')}, ${one} has ${rooms(baths, 'bath')}, and ${other} has ${count(others)}`,
            )
          : null,
    ],
    [
      new RegExp(
        `^(?:the )?others?(?: units?)?:? (?:at |rent (?:at|for) |pay )?${RENT}(?: ?(?:-|to) ?\\$?([\\d,]{3,6}))?$`,
        'i',
      ),
      ([, low, high], setting) =>
        setting === 'multi'
          ? income(
              `the other units rent for $${grouped(low)}${high ? ` to $${grouped(high)}` : ''} a month`,
            )
          : null,
    ],
    [
      // 'unit 1 TAW - $1,600, under market'
      new RegExp(
        `^(unit \\w{1,3}) (?:tenant at will|TAW|month[- ]to[- ]month|MTM)(?:,| -| at)? ${RENT}(?:, ((?:under|below) market))?$`,
        'i',
      ),
      ([whole, unit = '', sum, market], setting) =>
        setting === 'multi'
          ? income(
              `${lower(unit)} rents ${/at will|TAW/i.test(whole) ? 'to a tenant at will' : 'month to month'} for $${grouped(sum)} a month${market ? ', below market' : ''}`,
            )
          : null,
    ],
    [
      new RegExp(
        `^(unit \\w{1,3}) (renovated|remodeled|updated|rehabbed) (?:in )?((?:19|20)\\d\\d)(?:, (?:with )?new (?:kit(?:chen)?) (?:and|&|\\+) bath)?,? (?:getting|rents? (?:for|at)|renting (?:for|at)|at)? ?${RENT}$`,
        'i',
      ),
      ([whole, unit = '', verb, year, sum]) => ({
        ...income(
          `${lower(unit)}, ${lower(verb)} in ${year}${/bath/i.test(whole) ? ' with a new kitchen and bath' : ''}, rents for $${grouped(sum)} a month`,
        ),
        year: Number(year),
      }),
    ],
    [
      // Every unit alike: '4 plex all 2/1'.
      /^(\d|four|six|three|two)[- ]?(?:plex|unit)(?: building)?,? (?:all|each) (\d)(?: ?(?:bd|bed|br))? ?\/ ?(\d(?:\.\d)?)(?: ?(?:ba|bath))?s?$/i,
      ([, units, beds, baths], setting) =>
        setting === 'multi'
          ? building(
              `it has ${count(units)} units, each with ${rooms(beds, 'bedroom')} and ${rooms(baths, 'bath')}`,
            )
          : null,
    ],
    [
      new RegExp(
        `^(?:3|three|triple)[- ]decker,? (\\d) ${BEDS} ?[/,] ?(\\d) ${BEDS} ?[/,] ?(\\d) ${BEDS}$`,
        'i',
      ),
      (match) =>
        building(
          `it is a three-decker with units of ${numeral(Number(match[1]))}, ${numeral(Number(match[2]))}, and ${numeral(Number(match[3]))} bedrooms`,
        ),
    ],
  ],
}
