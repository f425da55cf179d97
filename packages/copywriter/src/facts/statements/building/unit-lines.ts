import { dateOf, isDate } from '../../figures/dates.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, tenancy } from '../wording/kinds.ts'

const UNIT = String.raw`((?:unit|apt|apartment|suite) #?[A-Z\d]{1,3}|(?:1st|2nd|3rd|first|second|third|top|ground)[- ]floor|(?:upper|lower|front|rear|upstairs|downstairs|basement)(?: unit| apartment)?)`
const ROOMS = String.raw`(\d)[- ]?(?:bedrooms?|beds?|brs?)(?:,| and|\/| \/)? ?(\d(?:\.5)?)[- ]?(?:bathrooms?|baths?|ba)`
const FLOORS = String.raw`((?: on (?:two|three|2|3) (?:floors|levels))?)`
const LET = String.raw`(?:,? (vacant|owner[- ]occupied|tenant at will|month[- ]to[- ]month|leased (?:through|thru|until|to) [^,$]+|rented))?`
const RENT = String.raw`(?:,? (?:at |for |@ ?|rents? (?:for |at )?)?\$([\d,]+)(?: ?\/ ?mo\w*| (?:a|per) month| monthly)?)?`
/** 'Unit 1: 2 bed 1 bath, tenant at will $2,650' */
const LINE = new RegExp(`^${UNIT}(?::| -| is| has|,)? ${ROOMS}${FLOORS}${LET}${RENT}$`, 'i')

/** What one unit of a building has, how it is let, and for how much. */
export const UNIT_LINES: SubjectRules = {
  commaLines: [
    [
      new RegExp(
        `^${UNIT}(?: ?:| -| has) ((?:all )?(?:new|newer|updated|renovated|remodeled)) ([a-z][a-z ]*?)(?: (?:and|&|\\+) (?!new |newer |updated )([a-z][a-z ]*?))?(?: (?:in |from )?((?:19|20)\\d\\d))?$`,
        'i',
      ),
      ([, unit = '', fresh = '', one = '', other, year]) => ({
        ...building(
          `${named(unit)} has ${withArticle(`${lower(fresh)} ${lower(one)}`)}${other ? ` and ${lower(other)}` : ''}${year ? ` from ${year}` : ''}`,
        ),
        year: year ? Number(year) : null,
      }),
    ],
    [
      LINE,
      ([, unit = '', beds = '', baths = '', floors = '', state = '', rent = '']) =>
        // Lines without a tenant or a vacancy are left to the rules for unit mixes and rents, which read more of them.
        state === '' || state === 'rented'
          ? null
          : tenancy(
              [
                `${named(unit)} has ${counted(beds, 'bedroom')} and ${counted(baths, 'bath')}`,
                lower(floors).replace('2', 'two').replace('3', 'three'),
                letting(lower(state), rent),
              ].join(''),
            ),
    ],
  ],
}

/** 'unit 1', 'the first floor', 'the upper unit' */
const named = (typed: string): string => {
  const [, number] = /^(?:unit|apt|apartment|suite) #?(.+)$/i.exec(typed) ?? []
  if (number) return `unit ${number.toUpperCase()}`
  const words = lower(typed)
    .replace(/^1st/, 'first')
    .replace(/^2nd/, 'second')
    .replace(/^3rd/, 'third')
  return `the ${words.replace('-', ' ')}${/floor|unit|apartment$/.test(words) ? '' : ' unit'}`
}

const counted = (typed: string, noun: string): string => {
  const value = numberOf(typed) ?? 1
  const whole = numeral(Math.floor(value))
  if (!Number.isInteger(value)) return `${whole} and a half ${noun}s`
  return `${whole} ${noun}${value === 1 ? '' : 's'}`
}

/** ' and rents for $2,650 a month to a tenant at will' */
const letting = (state: string, rent: string): string => {
  const [, until = ''] = /^leased (?:through|thru|until|to) (.+)$/.exec(state) ?? []
  const term = isDate(until) ? ` through ${dateOf(until)}` : until && ` through ${until}`
  const price = rent && ` and rents for $${rent} a month`
  if (/^vacant$/.test(state)) return ' and is vacant'
  if (/^owner/.test(state)) return ' and is owner-occupied'
  if (/^tenant at will$/.test(state)) return `${price || ' and is let'} to a tenant at will`
  if (/^month/.test(state)) return `${price || ' and is rented'}, month to month`
  if (until) return `${price || ' and is leased'}${term}`
  return price
}
