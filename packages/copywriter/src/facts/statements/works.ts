import { group } from '@listwright/reviewer/language'
import { isDate } from '../dates.ts'
import { measured } from '../measures.ts'
import { numberOf } from '../numerals.ts'
import type { SubjectRules } from './subject-rules.ts'
import { dollars, perPeriodOrArea } from './wording/amounts.ts'
import { count } from './wording/counts.ts'
import { dateOrTyped } from './wording/dates.ts'

const netOf = (typed: string | undefined): string =>
  typed ? `, ${/^(?:NNN|triple net)$/i.test(typed) ? 'NNN' : typed.toLowerCase()}` : ''

/** Repairs and replacements with who did them and when, the age of parts of the house, and rents of a whole building. */
export const WORKS: SubjectRules = {
  figures: [
    [
      /^solar(?: panels?| system)?(?: (?:is|are))? (leased|financed|owned|paid off|on a lease)((?: (?:through|thru|until|till) (?:19|20)\d\d)?)(?:,? (?:at |for )?\$?(\d[\d,]*)\/mo\w*)?$/i,
      (match) =>
        match[2] || match[3]
          ? {
              kind: 'terms',
              concept: null,
              statement: `the solar panels are ${match[1]?.toLowerCase()}${(match[2] ?? '').replace(/ (?:thru|till) /i, ' through ').toLowerCase()}${match[3] ? ` for ${dollars(match[3])} a month` : ''}`,
            }
          : null,
    ],
    [
      /^(barbed[- ]wire|board|wood|chain[- ]link|pipe|wire|split[- ]rail|vinyl|woven[- ]wire|hog[- ]wire|field|high[- ]tensile|block|privacy)[- ]?fenc(?:ed|e|ing)(?: on)? (\d|one|two|three|four|all|all four|both) sides?$/i,
      (match) => {
        const side = (match[2] ?? '').toLowerCase()
        return {
          kind: 'land',
          concept: null,
          statement: `${/^(?:barbed|woven|hog|chain|high)|wire$/i.test(match[1] ?? '') ? `it is fenced with ${match[1]?.toLowerCase()} fence`.replace(/(wire) fence$/, '$1') : `there is ${match[1]?.toLowerCase()} fencing`} on ${numberOf(side) === null ? side : count(side)} ${numberOf(side) === 1 ? 'side' : 'sides'}`,
        }
      },
    ],
    [
      /^(?:([a-z]+) )?lease(?: rate)?(?: at| of)? \$?([\d.]+) ?\/ ?(?:sf|square (?:foot|feet)) (NNN|gross|modified gross)(?:,? (?:est(?:imated)?\.?|with)?(?: NNN| nets?)?(?: at| of)? ?\$?([\d.]+))?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the lease rate is $${match[2]} a square foot, ${/^NNN$/i.test(match[3] ?? '') ? 'NNN' : match[3]?.toLowerCase()}${match[4] ? `, with charges estimated at $${match[4]}` : ''}`,
      }),
    ],
    [
      /^(new )?septic(?: system)?(?: ((?:19|20)\d\d))?,? \(?(?:for )?(\d|two|three|four|five)[- ]?(?:bed|br|bedroom)s?\)?$/i,
      (match) =>
        match[2] === undefined
          ? null
          : {
              kind: 'utilities',
              concept: null,
              statement: `the septic system${match[2] ? `, ${match[1] ? 'new in' : 'from'} ${match[2]},` : ''} is rated for ${count(match[3])} bedrooms`,
            },
    ],
    [
      /^(?:currently |fully |100% )?(?:leased|rented)(?: to ([^$\d]+?))?,? (?:through|thru|until|to|till) (\S+(?: \d{4})?),? (?:(?:at|for|@) ?\$?|\$)(\d[\d,.]*)(\/mo\w*|\/sf|\/yr|\/year| a month| per month)?(?:,? (NNN|triple net|gross|modified gross|absolute net))?$/i,
      (match) =>
        isDate(match[2] ?? '')
          ? {
              kind: 'tenancy',
              concept: null,
              statement: `it is leased${match[1] ? ` to ${match[1]}` : ''} through ${dateOrTyped(match[2] ?? '')} at ${dollars(match[3])}${perPeriodOrArea(match[4])}${netOf(match[5])}`,
            }
          : null,
    ],
    [
      /^(?:currently |fully |100% )?(?:leased|rented) (?:at|for|@) ?\$?(\d[\d,.]*)(\/mo\w*|\/sf|\/yr|\/year| a month| per month)?(?:,? (NNN|triple net|gross|modified gross|absolute net))?,? (?:through|thru|until|to|till) (\S+(?: \d{4})?)$/i,
      (match) =>
        isDate(match[4] ?? '')
          ? {
              kind: 'tenancy',
              concept: null,
              statement: `it is leased at ${dollars(match[1])}${perPeriodOrArea(match[2])}${netOf(match[3])} through ${dateOrTyped(match[4] ?? '')}`,
            }
          : null,
    ],
    [
      /^(?:all|fully|100%)(?: units)?(?: are)? (leased|rented|occupied),? (?:at |for |grossing |gross(?: rents?)?(?: of)? )\$?(\d[\d,]*)(\/mo\w*|\/yr|\/year| a month| monthly)?$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `all units are ${match[1]?.toLowerCase()}, and gross rents are ${dollars(match[2])}${perPeriodOrArea(match[3])}`,
      }),
    ],
    [
      /^(retail|office|store|shop|apartment|unit|studio|restaurant|commercial|space) (?:space )?(down|downstairs|below|up|upstairs|above)(?: is)?(?: currently| now)? (leased|rented|vacant|occupied|available)((?: (?:to|by|through|until|at|since|month) .+)?)$/i,
      (match) => {
        const noun = (match[1] ?? '').toLowerCase()
        const where = /^(?:down|below)/i.test(match[2] ?? '') ? 'downstairs' : 'upstairs'
        return {
          kind: match[3]?.toLowerCase() === 'available' ? 'availability' : 'tenancy',
          concept: null,
          statement: `the ${noun}${/^(?:retail|office|commercial)$/.test(noun) ? ' space' : ''} ${where} is ${match[3]?.toLowerCase()}${(match[4] ?? '').replace(/\b(through|until) (\S+)$/, (_, word: string, date: string) => `${word} ${dateOrTyped(date)}`)}`,
        }
      },
    ],
    [
      /^(\d|one|two|three|four|five|six|both|all)(?: of (?:the )?(?:\d|two|three|four))? (?:units?|apartments?|tenants?) (?:are |is )?(occupied|rented|leased),? (month to month|at will|through \S+(?: \d{4})?|until \S+(?: \d{4})?)$/i,
      (match) => {
        const many = (match[1] ?? '').toLowerCase()
        const isOne = numberOf(many) === 1
        return {
          kind: 'tenancy',
          concept: /month/i.test(match[3] ?? '') ? 'month-to-month' : null,
          statement: `${numberOf(many) === null ? many : count(many)} ${isOne ? 'unit is' : 'units are'} ${match[2]?.toLowerCase()} ${match[3]?.toLowerCase()}`,
        }
      },
    ],
    [
      /^(upper|lower|first floor|second floor|third floor|1st floor|2nd floor|3rd floor|garden|front|rear|unit \w{1,3})(?: unit| apartment)?(?: (?:is|will be|to be|delivered))* vacant (?:at|on|by|upon|before) (closing|close|settlement|delivery|possession|[\w/ ]+)$/i,
      (match) => {
        const unit = measured((match[1] ?? '').toLowerCase())
        return {
          kind: 'tenancy',
          concept: null,
          statement: `${/^unit/.test(unit) ? unit.replace(/ (\w)$/, (letter) => letter.toUpperCase()) : `the ${unit}${/floor$/.test(unit) ? '' : ' unit'}`} will be vacant ${/^(?:closing|close)$/i.test(match[2] ?? '') ? 'at closing' : `by ${dateOrTyped(match[2] ?? '')}`}`,
        }
      },
    ],
    [
      /^restrictions?:? (?:min(?:imum)? )?([\d,]+)[- ]square[- ]f(?:oo|ee)t(?: min(?:imum)?)?(?: (?:home|house|build))?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `the minimum build is ${group(Number((match[1] ?? '').replace(/,/g, '')))} square feet`,
      }),
    ],
    [
      /^needs (?:an? |new )?(septic|well|septic and well|well and septic)$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `it needs ${(match[1] ?? '')
          .toLowerCase()
          .split(' and ')
          .map((each) => (each === 'septic' ? 'a septic system' : 'a well'))
          .join(' and ')}`,
      }),
    ],
  ],
}
