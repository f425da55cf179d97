import { measured } from '../../figures/measures.ts'
import { numberOf, numeral, ordinal, series } from '../../figures/numerals.ts'
import { isPlural, lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { dollars, RENT, WHOLE_DOLLARS } from '../wording/amounts.ts'
import {
  count,
  countOrOne,
  countOrTyped,
  GROUP_TO_TEN,
  inWords,
  TO_TWELVE,
} from '../wording/counts.ts'
import { fee, income, tenancy } from '../wording/kinds.ts'
import { RANKS, unitOf } from '../wording/units.ts'

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

const LET_PART = String.raw`((?:the )?(?:basement|upstairs|downstairs|lower level|upper level|main floor|main level|main house|top floor|cottage|guest house|casita|carriage house|garage apartment|in-law suite|in-law apartment|mother[- ]in[- ]law(?: suite| apartment)?|(?:upstairs|downstairs|upper|lower|front|rear|back|basement) (?:unit|apartment)|studio|back house|front house|rear house|unit [A-Z\d]{1,3}|apartment [A-Z\d]{1,3}))`

/** Second homes on the lot are let as parts are. */
const SECOND_HOME = String.raw`((?:the )?(?:ADU|JADU|ohana|in-law|granny flat|casita|cottage|guest house|studio|basement|apartment|carriage house|garage apartment|in-law suite|upper unit|lower unit))`

const LET = new RegExp(
  `^${LET_PART}(?: is)?( currently)? (rented|leased)(?: out)?(?:,| at| for) (\\$[\\d,]+)( ?\\/ ?mo\\w*| monthly| a month| per month)?,?( month[- ]to[- ]month| (?:through|until) .+)?$`,
  'i',
)

/** What one unit rents for. */
export const UNIT_RENTS: SubjectRules = {
  lines: [
    [
      // The term before the sum: 'ADU leased mo to mo $1,750'.
      new RegExp(
        `^${SECOND_HOME}(?: is)?( currently)? (?:rented|leased)(?: out)?,? (month[- ]to[- ]month|long[- ]term|LT|short[- ]term)(?:,| at| for)? (\\$[\\d,]+)(?: ?\\/ ?mo\\w*| monthly| a month| per month)?(?:,? tenant (?:would (?:love|like) to|wants to|will) stay)?$`,
        'i',
      ),
      ([whole, part = '', current, term = '', sum]) =>
        income(
          `the ${part.replace(/^the /i, '').replace(/^(?!J?ADU)[A-Z]/, (letter) => letter.toLowerCase())} is${lower(current)} rented ${lower(
            term,
          )
            .replace(/[- ]/g, /month/i.test(term) ? ' ' : '-')
            .replace(
              /^lt$/,
              'long-term',
            )} at ${sum} a month${/ stay$/i.test(whole) ? ', and the tenant would like to stay' : ''}`,
        ),
    ],
    [
      /^one side (?:is )?(?:owner[- ]occ(?:upied)?\.?|vacant)(?:,| and|;) (?:the )?other (?:side )?(?:is )?(leased|rented) (?:at|for) \$([\d,]+)((?:\/mo\w*| a month)?)$/i,
      (match) =>
        tenancy(
          `one side is ${/vacant/i.test(match[0]) ? 'vacant' : 'owner-occupied'}, and the other is ${lower(match[1])} at $${match[2]}${match[3] ? ' a month' : ''}`,
        ),
    ],
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
      /^(up|down|upper|lower|upstairs|downstairs|(?:unit|apartment) (?:[A-Z]|\d{1,2}))(?: unit)?: ?(\d)\/(\d(?:\.5)?),? (?:at |@ ?)?\$ ?([\d,]+)(\/mo\w*| a month)?$/i,
      (match) => {
        const unit = lower(match[1])
          .replace(/^up(?:stairs)?$/, 'upper')
          .replace(/^down(?:stairs)?$/, 'lower')
        const name = /^(?:unit|apartment) /i.test(match[1] ?? '')
          ? unitOf(match[1])
          : `the ${unit} unit`
        return income(
          `${name} has ${countOrOne(match[2])} bedroom${match[2] === '1' ? '' : 's'} and ${match[3] === '1' ? 'one bath' : `${match[3]} baths`} and rents for $${match[4]}${match[5] ? ' a month' : ''}`,
        )
      },
    ],
    [
      new RegExp(
        `^((?:basement|garden|rear|front|upper|lower|attic|studio|efficiency)(?: (?:studio|unit|apartment|efficiency))?(?: unit)?)(?: rents(?: for)?| at| @)? ${WHOLE_DOLLARS}(?:\\/mo\\w*| a month)?,? (?:with )?([a-z][a-z ,&]*?) (?:included|incl\\.?)$`,
        'i',
      ),
      (match, setting) =>
        setting === 'multi' || setting === 'home'
          ? income(
              `the ${lower(match[1])} rents for $${match[2]}${/\/mo|month/i.test(match[0]) ? ' a month' : ''} with ${lower(match[3])} included`,
            )
          : null,
    ],
    [
      new RegExp(
        `^(rear|front|back|upper|lower|upstairs|downstairs|(?:unit|apartment) (?:[A-Z]|\\d)) tenant(?: pays| at| @)? ${WHOLE_DOLLARS}(\\/mo\\w*| a month)?,? incl(?:uding|udes|uded|\\.)? ([a-z][a-z ,&]*)$`,
        'i',
      ),
      (match) =>
        income(
          `the ${lower(match[1])} tenant pays $${match[2]}${match[3] ? ' a month' : ''}, including ${lower(match[4]).replace(/^electric$/, 'electricity')}`,
        ),
    ],
  ],
  commaLines: [
    [
      LET,
      (match) => {
        const part = (match[1] ?? '').replace(/^the /i, '')
        const subject = /^(?:unit|apartment) /i.test(part)
          ? part.charAt(0).toLowerCase() + part.slice(1)
          : `the ${part.toLowerCase().replace(/^mother.in.law.*$/, 'mother-in-law suite')}`
        const term = (match[6] ?? '').trim().replace(/^month.to.month$/i, 'month to month')
        // What a unit rents for is told as rent, unless its lease ends on a day.
        if (/^unit | (?:unit|apartment)$/i.test(part) && !/^(?:through|until) /i.test(term))
          return null
        const isMonthly = match[5] || term === 'month to month'
        return tenancy(
          `${subject} is${lower(match[2])} ${lower(match[3])} at ${match[4]}${isMonthly ? ' a month' : ''}${term === 'month to month' ? `, ${term}` : term ? ` ${term}` : ''}`,
        )
      },
    ],
  ],
  figures: [
    [
      /^((?:[a-z-]+ )*rental) \$?([\d,]+)(?:\/mo\w*| a month)? (?:is )?available$/i,
      (match) => fee(`${(match[1] ?? '').toLowerCase()} is available at $${match[2]} a month`),
    ],
    [
      /^(?:both|the two)(?: (sides|units|apartments|halves))?(?: are)? (?:leased|rented)(?: at| for)? \$?(\d[\d,]*)(?:\/mo\w*)?(?:,? and|,| \+|\/) ?\$?(\d[\d,]*)(?:\/mo\w*)?$/i,
      (match) =>
        income(
          `the two ${lower(match[1]) || 'units'} rent for ${dollars(match[2])} and ${dollars(match[3])} a month`,
        ),
    ],
    [
      /^(\d(?:st|nd|rd|th)) floor \$?([\d,]{3,6})(?:\/mo)?,?(?: and)? (\d(?:st|nd|rd|th)) floor \$?([\d,]{3,6})(?:\/mo)?(?:,?(?: and)? (\d(?:st|nd|rd|th)) floor \$?([\d,]{3,6})(?:\/mo)?)?$/i,
      (match) => {
        const rents = [
          [match[1], match[2]],
          [match[3], match[4]],
          [match[5], match[6]],
        ].flatMap(([floor, rent]) =>
          floor && rent
            ? [`the ${RANKS[floor.toLowerCase()] ?? floor} floor for ${dollars(rent)}`]
            : [],
        )
        return income(`${series(rents).replace(' for ', ' rents for ')} a month`)
      },
    ],
    [
      new RegExp(
        String.raw`^(${TO_TWELVE}) (apartments?|lofts?|units?) (up|upstairs|above|over)(?: (?:rents?|rented|leased)(?: for| at)?)?,? \$?([\d,]{3,6})(?:\/mo)? (?:each|a piece|apiece)$`,
        'i',
      ),
      (match) =>
        income(
          `the ${count(match[1])} ${match[2]?.toLowerCase()} ${/^up/i.test(match[3] ?? '') ? 'upstairs' : 'above'} rent for ${dollars(match[4] ?? '')} a month each`,
        ),
    ],
    [
      /^unit ([a-z]|\d{1,2}),? (?:rents?|rented|leased)(?: for| at)? \$?([\d,]+)(?:\/mo\w*)?(,? (?:taw|tenant at will|month to month|m2m))?$/i,
      (match) =>
        income(
          `unit ${match[1]?.toUpperCase()} rents for ${dollars(match[2])} a month${match[3] ? (/month/i.test(match[3]) || /m2m/i.test(match[3]) ? ', month to month' : ', to a tenant at will') : ''}`,
        ),
    ],
    [
      /^(first|second|third|fourth|top|garden|1st|2nd|3rd|4th)[- ](?:floor|level)?,? ?(\d|one|two|three|four)[- ]?(?:bed|bedroom)s?(?: unit)?,? (?:(vacant)|(?:rents? (?:for|at) |at |is |rented (?:for|at) )?\$?([\d,]+)(?:\/mo\w*)?)$/i,
      (match) => {
        const floor = (match[1] ?? '')
          .toLowerCase()
          .replace(/^1st$/, 'first')
          .replace(/^2nd$/, 'second')
          .replace(/^3rd$/, 'third')
          .replace(/^4th$/, 'fourth')
        const unit = `the ${count(match[2])}-bedroom unit on the ${floor} floor`.replace(
          'on the garden floor',
          'on the garden level',
        )
        return {
          kind: match[3] ? 'tenancy' : 'income',
          concept: null,
          statement: match[3]
            ? `${unit} is vacant`
            : `${unit} rents for ${dollars(match[4])} a month`,
        }
      },
    ],
    [
      /^(?:the )?(other unit|second unit|upper|lower|upper unit|lower unit) (?:is )?tenant at will(?: at| for)? \$?([\d,]+)(?:\/mo\w*)?$/i,
      (match) =>
        income(
          `the ${match[1]?.toLowerCase().replace(/^(upper|lower)$/, '$1 unit')} is rented at will for ${dollars(match[2])} a month`,
        ),
    ],
    [
      /^(\d|one|two|three)[- ]car garage \+ ?\$?(\d[\d,]*)\/mo\w*$/i,
      (match) => income(`the ${count(match[1])}-car garage adds ${dollars(match[2])} a month`),
    ],
  ],
  statements: [
    [
      /^(.+? )?(rental|unit|apartment) (\d) bedroom \$?(\d[\d,]*)\/mo\w*(?: \((.+)\))?$/i,
      (match) =>
        income(
          `the ${countOrTyped(match[3] ?? '')}-bedroom ${match[1] ?? ''}${match[2]} rents for $${match[4]} a month${match[5] ? `, ${match[5]}` : ''}`,
        ),
    ],
  ],
  sums: [
    [
      /^(\d|one|two|three|four)[- ]bedrooms?(?: units?)?(?: at| rents?(?: for)?| @)? \$?([\d,]{3,6})(?:\/mo\w*)?$/i,
      (match, setting) =>
        setting === 'multi'
          ? income(
              `the ${numeral(numberOf(match[1] ?? '') ?? 0)}-bedroom rents for ${dollars(match[2])} a month`,
            )
          : null,
    ],
    [
      /^upper \$?([\d,]+),?(?: and| \+)? lower \$?([\d,]+)(?:,? (?:both )?(month to month))?$/i,
      (match) =>
        income(
          `the upper unit rents for ${dollars(match[1])} a month and the lower for ${dollars(match[2])}${match[3] ? ', both month to month' : ''}`,
        ),
    ],
    [
      /^((?:\d+ |two |three |four )?(?:[a-z]+ )?(?:garages?|casitas?|units?|cottages?|stalls?|spaces?|lockers?|storage units|apartments?|rooms?|slips?|sites|pads|lots))(?: (?:are |is )?(?:rented|leased|rents?|leases?))(?: out)?( month to month)?(?: for| at)? \$?([\d,]+)(?:\/(mo\w*|month))?(?: per| a month)? each( month to month)?$/i,
      (match) => {
        const units = measured((match[1] ?? '').replace(/^the /i, ''))
        const many = isPlural(units) ? units : `${units}s`
        const monthly = match[2] ?? match[5]
        return income(
          `the ${many} rent for ${dollars(match[3])} a month each${monthly ? ', month to month' : ''}`,
        )
      },
    ],
  ],
}
