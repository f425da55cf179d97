import { articleFor } from '@listwright/reviewer/language'
import { dateOf } from '../dates.ts'
import { ordinal, series } from '../numerals.ts'
import { sumOf } from '../sums.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { RENT } from './wording/amounts.ts'
import { GROUP_TO_TEN, inWords } from './wording/counts.ts'
import { income, tenancy } from './wording/kinds.ts'

const floorOf = (typed: string | undefined): string => {
  const floor = lower(typed).replace(/ floor$/, '')
  return /^\d/.test(floor) ? ordinal(floor) : floor
}

const LEVEL =
  '(1st|2nd|3rd|4th|first|second|third|fourth|top|ground|garden|basement|lower|upper|front|rear)'

const levelOf = (typed: string | undefined): string => {
  const level = floorOf(typed)
  return /^(?:lower|upper|front|rear|basement|garden)$/.test(level)
    ? `${level} unit`
    : `${level} floor`
}

/** Units by their floor, their rooms and their rents. */
export const RENTED_UNITS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${LEVEL}(?: floor| unit)?(?::| -|,)? ${GROUP_TO_TEN} ?(?:bedrooms?|beds?)(?:[ ,/]+${GROUP_TO_TEN} ?(?:baths?|bathrooms?))?(?:,| at| for| -| @)? ${RENT}$`,
        'i',
      ),
      (match, setting) => {
        if (setting !== 'multi' || !match[0].includes(':')) return null
        const baths = match[3] ? `, ${inWords(match[3])}-bath` : ''
        return income(
          `the ${levelOf(match[1])}, a ${inWords(match[2])}-bedroom${baths} unit, rents for $${match[4]} a month`,
        )
      },
    ],
    [
      /^(?:units? )?((?:[A-Z]|\d{1,3})(?:(?:, | and | & )(?:[A-Z]|\d{1,3}))+) (?:are )?(rented|leased|occupied|vacant|month to month)(?:,? (?:to |both |all )?(TAWs?|tenants at will|at will|month to month|month-to-month))?$/i,
      (match) => {
        const units = series((match[1] ?? '').split(/, | and | & /))
        const how = lower(match[3])
        const end = /taw|will/.test(how) ? ' to tenants at will' : how ? ', month to month' : ''
        return tenancy(`units ${units} are ${lower(match[2])}${end}`)
      },
    ],
    [
      new RegExp(
        `^gross rents? (?:of |are )?${RENT},? with (?:the )?(\\d\\w\\w|first|second|third|vacant unit|unit \\w+)(?: floor| unit)? at market(?: rents?)?$`,
        'i',
      ),
      (match) =>
        income(
          `gross rents are $${match[1]}${/mo/i.test(match[0].replace('market', '')) ? ' a month' : ''}, with the ${floorOf(match[2]).replace(/^(first|second|third|fourth)$/, '$1 unit')} at market rent`,
        ),
    ],
    [
      new RegExp(
        `^(?:the )?((?:other|left|right|north|south|east|west|front|rear|one|upper|lower|downstairs|upstairs) (?:side|unit|half)),? (?:has )?(?:an? )?tenants?(?: is| are)? in place (?:through|thru|until|till) ([A-Z][a-z]+(?: \\d{4})?|\\d{4})(?:,? (?:at|for|paying) ${RENT})?$`,
        'i',
      ),
      (match) =>
        tenancy(
          `the ${lower(match[1])} has a tenant in place through ${match[2]}${match[3] ? ` at $${match[3]}${/mo/i.test(match[0].split('$')[1] ?? '') ? ' a month' : ''}` : ''}`,
        ),
    ],
    [
      /^(?:current |unit )?rents? (?:range|run|are)(?: from)? \$([\d,]+) ?(?:-|–|to) ?\$?([\d,]+)(?:\/mo(?:nth)?| a month| per month)?$/i,
      (match) =>
        income(
          `rents range from $${match[1]} to $${match[2]}${/mo/i.test(match[0]) ? ' a month' : ''}`,
        ),
    ],
    [
      new RegExp(
        `^${GROUP_TO_TEN} (?:out )?of (?:the )?${GROUP_TO_TEN}(?: units)?(?: are| is)? (occupied|rented|leased|vacant)$`,
        'i',
      ),
      (match) =>
        tenancy(
          `${inWords(match[1])} of the ${inWords(match[2])} units ${inWords(match[1]) === 'one' ? 'is' : 'are'} ${lower(match[3])}`,
        ),
    ],
    [
      /^rents? (?:for )?(about )?\$([\d,.]+)(k?) gross(?: per| a|\/) ?(year|month|season)$/i,
      (match) =>
        income(
          `it rents for ${lower(match[1])}${sumOf(match[2], match[3] || undefined)} gross a ${lower(match[4])}`,
        ),
    ],
    [
      new RegExp(`^(?:currently )?tenant[- ]occupied(?: at| for)?,? ${RENT}$`, 'i'),
      (match) =>
        tenancy(
          `it is tenant-occupied at $${match[1]}${/mo/i.test(match[0].split('$')[1] ?? '') ? ' a month' : ''}`,
        ),
    ],
    [
      /^(NNN|triple net|gross|modified gross|ground) lease (?:through|thru|until|to|till) ((?:[A-Z][a-z]+ )?(?:19|20)\d\d) (?:on|for) (?:the )?([a-z ]+)$/i,
      (match) =>
        tenancy(
          `the ${lower(match[3])} is on ${/^n/i.test(match[1] ?? '') ? 'an NNN' : `a ${lower(match[1]).replace('triple net', 'triple-net')}`} lease through ${match[2]}`,
        ),
    ],
    [
      /^((?:(?:first|second|third|ground|top|1st|2nd|3rd) floor|(?:front|rear|upper|lower) (?:unit|suite|space)|storefront|retail)) (?:is )?(?:leased|rented) to (?:an? |the )?([a-z ]+), (?:on (?:an? )?)?month[- ]to[- ]month$/i,
      (match) =>
        tenancy(
          `the ${lower(match[1]).replace(/^(\d\w\w)/, (figure) => ordinal(figure))} is leased to a ${lower(match[2])}, month to month`,
        ),
    ],
    [
      /^(?:home |house |property |unit )?(?:was |has been )?used as (?:an? )?((?:vacation|short[- ]term|long[- ]term|seasonal|furnished)? ?rental|Airbnb|bed and breakfast) (?:in |from )?((?:19|20)\d\d)(?: ?(?:-|–|to|through) ?((?:19|20)?\d\d))?$/i,
      (match) => {
        const end = match[3]
          ? match[3].length === 2
            ? `${match[2]?.slice(0, 2)}${match[3]}`
            : match[3]
          : ''
        const use = /airbnb/i.test(match[1] ?? '')
          ? 'Airbnb'
          : lower(match[1])
              .trim()
              .replace(/(short|long) term/, '$1-term')
        return income(
          `it was used as ${use === 'Airbnb' ? 'an' : 'a'} ${use} ${end ? `from ${match[2]} to ${end}` : `in ${match[2]}`}`,
        )
      },
    ],
    [
      /^(strong |good |great |excellent |proven |solid |established |long )?((?:(?:weekly|summer|vacation|seasonal|short-term) )*)rental history$/i,
      (match) =>
        match[1] || match[2]
          ? income(
              `it has ${articleFor(match[1] || match[2] || '')} ${lower(match[1])}${lower(match[2])}rental history`,
            )
          : null,
    ],
    [
      /^(electric(?:ity)?|gas|utilities|water|[A-Z]{2,5}|heat)(?: account| bill)?s? (?:is |are )?in (?:the )?tenant(?:'?s|s')? names?$/i,
      (match) => {
        const service = /^[A-Z]{2,5}$/.test(match[1] ?? '')
          ? `the ${match[1]} account`
          : lower(match[1]).replace(/^electric$/, 'electricity')
        return income(
          `${service} ${/^utilities/.test(service) ? 'are' : 'is'} in the tenant's name`,
        )
      },
    ],
    [/^(?:currently )?occupied$/i, () => tenancy('it is currently occupied')],
    [
      /^(?:(?:the )?(?:new )?lease) (starts|begins|ends|expires|commences)(?: on)? ((?:[A-Z][a-z]+\.? \d{1,2}(?:st|nd|rd|th)?)|\d{1,2}\/\d{1,2})$/,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the lease ${lower(match[1])} ${dateOf(match[2] ?? '')}`,
      }),
    ],
    [
      /^((?:farm|hunting|hay|grazing|cell tower|billboard|ground|land|solar|timber) lease) (starts|begins|ends|expires|runs through)(?: on)? (\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the ${lower(match[1])} ${lower(match[2])}${/through/i.test(match[2] ?? '') ? '' : ' on'} ${dateOf(match[3] ?? '')}`,
      }),
    ],
    [
      /^(\d{1,2})[- ]?mo(?:nth)?s? lease (?:is |will be )?considered$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${articleFor(inWords(match[1]))} ${inWords(match[1])}-month lease will be considered`,
      }),
    ],
    [
      /^(?:short[- ]term|shorter|longer)(?: leases?)?(?: of)? (\d{1,2})[- ]?mo(?:nth)?s?(?: lease)? (?:is |will be )?considered$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `a ${/^long/i.test(match[0]) ? 'longer' : 'short-term'} lease of ${inWords(match[1])} months will be considered`,
      }),
    ],
  ],
}
