import { dateOf, isDate } from '../dates.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import { listed, lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { grouped } from './wording/amounts.ts'
import { RANKS } from './wording/units.ts'

const rankOf = (typed: string | undefined): string => RANKS[lower(typed)] ?? lower(typed)

/** 'CPA' is short for its office. */
const businessName = (typed: string | undefined): string =>
  /^[A-Z]{2,4}$/.test(typed ?? '') ? `${typed} office` : lower(typed)

/** Certificates, reports, approvals, rights and leases: what is on paper. */
export const PAPERS: SubjectRules = {
  firstFigures: [
    [
      /^(?:OGM|oil,? gas,? (?:and )?minerals?)(?: rights)? (?:are )?(reserved|included|convey|excluded|do not convey)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the oil, gas, and mineral rights ${/convey/i.test(match[1] ?? '') ? lower(match[1]) : `are ${lower(match[1])}`}`,
      }),
    ],
  ],
  figures: [
    [
      /^(?:annual |operating )?expenses \$?([\d,]+)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `expenses are $${grouped(match[1])}`,
      }),
    ],
    [
      /^(multi-tenant|single-tenant) building$|^income-producing$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: match[1] ? `it is a ${lower(match[1])} building` : 'it is income-producing',
      }),
    ],
    [
      /^master[- ]planned community$/i,
      () => ({
        kind: 'community',
        concept: null,
        statement: 'it is in a master-planned community',
      }),
    ],
    [
      /^(cats|dogs|small dogs|one cat|one dog) only$/i,
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `only ${lower(match[1])} ${/^one/i.test(match[1] ?? '') ? 'is' : 'are'} allowed`,
      }),
    ],
    [
      /^(flat|level|gently rolling|rolling|gentle|gently sloping|sloping|steep|open|wooded) to (flat|level|gently rolling|rolling|gentle|gently sloping|sloping|steep|open|wooded|hilly)(?: terrain| topography| land| ground)?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the land is ${lower(match[1])} to ${lower(match[2])}`,
      }),
    ],
    [
      /^(?:HOA|association|condo)(?: dues| fee)? \$?([\d,]+)(?:\/mo\w*| a month)?,? excluding (.+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `HOA dues are $${grouped(match[1])}${/mo/i.test(match[0]) ? ' a month' : ''} and do not include ${lower(match[2])}`,
      }),
    ],
    [
      /^(association|board|HOA|condo|community|buyer) approval (?:is )?(?:required|needed),? (?:with )?(?:a )?(?:(\d{3}) (?:min(?:imum)? )?(?:credit|fico)(?: score)?|min(?:imum)? (?:credit|fico)(?: score)?(?: of)? (\d{3}))$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `${/hoa/i.test(match[1] ?? '') ? 'HOA' : lower(match[1])} approval is required${match[2] || match[3] ? `, with a minimum credit score of ${match[2] ?? match[3]}` : ''}`,
      }),
    ],
    [
      /^no (rentals?|leasing|renting|leases)(?: (?:for|in|during))?(?: (?:the )?(?:1st|first))? (\d|one|two|three) years?$/i,
      (match) => {
        const years = numberOf(match[2] ?? '') ?? 1
        return {
          kind: 'restriction',
          concept: null,
          statement: `rentals are not allowed in the first ${years === 1 ? 'year' : `${numeral(years)} years`}`,
        }
      },
    ],
    [
      /^(?:attributed to |attrib(?:uted|ution)?\.? (?:to )?)(\p{Lu}[\p{L}. ]+)$|^(\p{Lu}[\p{L}. ]+?),? attrib(?:uted|ution)?$/u,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is attributed to ${(match[1] ?? match[2] ?? '').trim()}`,
      }),
    ],
    [
      /^(?:capital|cap) contrib(?:ution)?(?: fee)?(?: of)? \$?([\d,]+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `there is a capital contribution of $${grouped(match[1])}`,
      }),
    ],
    [
      /^(?:HOA|association) (?:\+|and) ([a-z]+ transfer fee)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `there is an HOA and a ${lower(match[1])}`,
      }),
    ],
    [
      /^taxes (?:are )?non[- ]?homestead(?:ed)?$/i,
      () => ({ kind: 'fee', concept: null, statement: 'the taxes are non-homestead' }),
    ],
    [
      /^(light|lite|few|minimal|some|strict) covenants$|^covenants (lite|light|minimal|apply)$/i,
      (match) => {
        const how = lower(match[1] ?? match[2]).replace('lite', 'light')
        return {
          kind: 'restriction',
          concept: null,
          statement: how === 'apply' ? 'covenants apply' : `the covenants are ${how}`,
        }
      },
    ],
    [
      /^(\d{4})(?: actual)? (gross|net) (?:rents?|rental income|income) \$?([\d,]+)(k?)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `${lower(match[2])} rents were $${grouped(`${match[3]}${match[4] ? '000' : ''}`)} in ${match[1]}`,
        year: Number(match[1]),
      }),
    ],
    [
      /^snow ?plow(?:ing)?(?: is)? incl(?:uded)?$/i,
      () => ({ kind: 'utilities', concept: null, statement: 'snow plowing is included' }),
    ],
    [
      /^(?:tenants?|(?:two|three|four|\d+) tenants?)?(?:[:-] ?|,? )?([a-z]+(?: [a-z]+)?) (?:is )?month to month (?:\+|and|,) ([a-z]+(?: [a-z]+)?) (?:leased )?through ([\w /]+)$/i,
      (match) =>
        isDate(match[3] ?? '')
          ? {
              kind: 'tenancy',
              concept: null,
              statement: `the ${businessName(match[1])} is month to month, and the ${businessName(match[2])} is leased through ${dateOf(match[3] ?? '')}`,
            }
          : null,
    ],
    [
      /^(?:the )?(1st|first|2nd|second|3rd|third|4th|fourth|top|upper|lower|garden)(?: floor| unit)? (?:is )?(vacant|leased|rented|owner[- ]occupied|occupied)$/i,
      (match, setting) =>
        setting === 'multi' || setting === 'commercial'
          ? {
              kind: 'tenancy',
              concept: null,
              statement: `the ${rankOf(match[1])} ${/upper|lower|garden/i.test(match[1] ?? '') ? 'unit' : 'floor'} is ${lower(match[2]).replace(' ', '-')}`,
            }
          : null,
    ],
    [
      /^((?:[a-z-]+ed|renovated|rebuilt|vacant|redone)) units? ((?:\d|[A-D])(?:(?:,| and| &) ?(?:\d|[A-D]))+)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `units ${series(listed((match[2] ?? '').replaceAll('&', 'and')))} are ${lower(match[1]).replace('deleaded', 'de-leaded')}`,
      }),
    ],
    [
      /^(?:delivered|del\.?) (?:vacant )?(?:on|at) (title|closing)(?: vacant)?$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `it will be delivered vacant at ${lower(match[1]).replace('title', 'closing')}`,
      }),
    ],
  ],
}
