import { group } from '@listwright/reviewer/language'
import { isDate } from '../dates.ts'
import { measured } from '../measures.ts'
import { numberOf } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { be, isPlural, subjectOf } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { dollars, perPeriodOrArea } from './wording/amounts.ts'
import { count } from './wording/counts.ts'
import { dateOrTyped, YEAR } from './wording/dates.ts'

const MAINTAINED =
  'replaced|redone|done|painted|repaved|repaired|installed|updated|renovated|refinished|resealed|maintained|serviced'

const SYSTEM =
  'roof|siding|windows|furnace|HVAC|air conditioning|water heater|boiler|deck|fence|seawall|dock|gutters|drywall|floors|kitchen|bulkhead|electrical|plumbing|foundation|chimney'

const ADJECTIVE =
  /^(?:not )?(?:un)?(?:vacant|finished|heated|insulated|dry|open|clean|empty|occupied|leased|rented|gutted|renovated|updated|original|bright|sunny|rough|dated|painted|furnished|usable|accessible|floored|wired|plumbed|repaired|livable|tidy|spacious|private|quiet|restored|remodeled|refreshed|partly finished|cosmetic)$/i

const netOf = (typed: string | undefined): string =>
  typed ? `, ${/^(?:NNN|triple net)$/i.test(typed) ? 'NNN' : typed.toLowerCase()}` : ''

/** Repairs and replacements with who did them and when, the age of parts of the house, and rents of a whole building. */
export const WORKS: SubjectRules = {
  figures: [
    [
      new RegExp(
        `^((?!no )[a-z][a-z' -]*?)(?: (?:was|were))?(?: (${MAINTAINED}))? by (?:the )?(HOA|POA|association|condo association|city|county|town|seller|owner|landlord|builder|previous owner|park)(?:,? (?:in )?(${YEAR}))?$`,
        'i',
      ),
      (match) => {
        const verb = match[2]?.toLowerCase() ?? (match[4] ? 'done' : '')
        if (!verb) return null
        const who = /^[hp]oa$/i.test(match[3] ?? '')
          ? match[3]?.toUpperCase()
          : match[3]?.toLowerCase()
        const isMaintained = /maintained|serviced/.test(verb) && !match[4]
        const many = isPlural(match[1] ?? '')
        const be = isMaintained ? (many ? 'are' : 'is') : many ? 'were' : 'was'
        return {
          kind: 'update',
          concept: null,
          statement: `${subjectOf(match[1] ?? '')} ${be} ${verb} by the ${who}${match[4] ? ` in ${match[4]}` : ''}`,
        }
      },
    ],
    [
      new RegExp(
        `^(new )?((?:[a-z-]+ )?(?:${SYSTEM}))(?:,? (${YEAR}))? (?:post|after|since) (?:the )?([a-z][a-z' ]*?)(?:,? (${YEAR}))?$`,
        'i',
      ),
      (match) => {
        const year = match[3] ?? match[5]
        const many = isPlural(match[2] ?? '')
        const cause = `after ${/^(?:storm|flood|fire|hurricane|hail ?storm|derecho|tornado|earthquake|freeze|ice storm|wildfire)$/i.test(match[4] ?? '') ? 'the ' : ''}${match[4]}`
        return {
          kind: 'update',
          concept: null,
          statement: match[1]
            ? `the ${match[2]} ${many ? 'were' : 'was'} replaced${year ? ` in ${year}` : ''} ${cause}`
            : `the ${match[2]} ${many ? 'date' : 'dates'} from ${year ?? 'the time'}${year ? ',' : ''} ${cause}`,
        }
      },
    ],
    [
      /^((?:[a-z-]+ )*(?:roof|furnace|boiler|water heater|HVAC|air conditioning|AC|windows|septic|appliances|siding|deck|pump|well|house|carpet|floors))(?: (?:is|are))? ((?:only |about |approximately |less than |under |over |just )?)(\d+|one|two|three|four|five|six|seven|eight|nine|ten)(\+?)[- ](years?|months?)(?: old)?$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} ${(match[2] ?? '').toLowerCase().replace('approximately', 'about')}${match[4] ? 'over ' : ''}${count(match[3])} ${numberOf(match[3] ?? '') === 1 ? (match[5] ?? '').replace(/s$/i, '') : (match[5] ?? '').replace(/s?$/i, 's')} old`,
      }),
    ],
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
      /^(upstairs|downstairs|basement|attic|lower level|upper level|second floor|third floor|first floor|2nd floor|3rd floor|1st floor|main floor|interior|exterior|garage)(?: is)? ((?:not |un)?[a-z-]+)(?:,| and| &|,? but) ((?:not |un)?[a-z-]+)$/i,
      (match) =>
        [match[2], match[3]].every((word) => ADJECTIVE.test(word ?? ''))
          ? {
              kind: /vacant|leased|rented|occupied/i.test(match[0]) ? 'tenancy' : 'condition',
              concept: null,
              statement: `the ${measured(match[1]?.toLowerCase() ?? '')} is ${match[2]?.toLowerCase()} ${/ but /i.test(match[0]) ? 'but' : 'and'} ${match[3]?.toLowerCase()}`,
            }
          : null,
    ],
    [
      /^(both|all|each|every)(?: (?:of the )?(two|three|four|five|six|\d))? (?:units?|apartments?|sides?|flats?|floors?)(?: (?:are|is|has|have|with))? (\d)[ -]?(?:bedrooms?|beds?|bd|br)(?:(?:,| and|\/| with| \+)? ?(\d(?:\.\d)?)[ -]?(?:baths?|ba))?(?: units?)?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `each ${/side/i.test(match[0]) ? 'side' : /floor/i.test(match[0]) ? 'floor' : 'unit'} has ${count(match[3])} ${match[3] === '1' ? 'bedroom' : 'bedrooms'}${match[4] ? ` and ${/\./.test(match[4]) ? match[4] : count(match[4])} ${match[4] === '1' ? 'bath' : 'baths'}` : ''}`,
      }),
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
      /^(estate|probate|trust|short|court|foreclosure|bank)[- ](?:owned )?sale,? (?:being |is )?(?:sold )?as[- ]is(.*)$/i,
      (match) =>
        match[2]
          ? null
          : {
              kind: 'terms',
              concept: null,
              statement: `this is ${/^estate/i.test(match[1] ?? '') ? 'an' : 'a'} ${match[1]?.toLowerCase()} sale, sold as is`,
            },
    ],
    [
      /^((?!no |not )[a-z][a-z' -]*?) (?:being |is |are )?sold as[- ]is$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} sold as is`,
      }),
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
    [
      /^((?!flood zone)[a-z][a-z' -]*?(?:contract|certificate|bond|policy|warranty|permit|survey|appraisal|inspection|report)) (?:in place|on file|in hand|transferable|available)((?: .+)?)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} is ${(/(in place|on file|in hand|transferable|available)/i.exec(match[0])?.[1] ?? '').toLowerCase()}${withArticles(match[2] ?? '')}`,
      }),
    ],
  ],
}
