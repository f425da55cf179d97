import { dateOf, isDate } from '../dates.ts'
import { withMoneyWords } from '../money-words.ts'
import { numberOf, numeral } from '../numerals.ts'
import { be, isPlural, subjectOf } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { dollars, PERIODS } from './wording/amounts.ts'

/** Sums that other rules read: dues, taxes, rents, leases, deposits, and verbs. */
const GENERIC_TAKEN =
  /\b(?:hoa|poa|association|condo|common|maintenance|assessments?|cdd|mello|tax(?:es)?|pets?|cats?|dogs?|deposit|application|rents?|rented|leased?|leases|noi|gross|income|rental|utilities|parking|membership|solar|laundry|easement|tower|billboard|contract|pays|per|for|at|with|in|paid|flood|floor|unit|upper|lower)\b/i

const bareOr = (thing: string): string =>
  /\b(?:insurance|water|sewer|trash|internet|cable|electricity)$/i.test(thing)
    ? thing.toLowerCase()
    : subjectOf(thing)

/** Sums and figures that are told in a way of their own; read before the fees, which would take them for theirs. */
export const FIGURES: SubjectRules = {
  sums: [
    [
      /^((?!tax\b)(?:421-?a|J-?51|PILOT|SCRIE))(?: (?:tax )?(abatement|credit|exemption))? (?:through|thru|until) ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${match[1]} ${(match[2] ?? 'abatement').toLowerCase()} runs through ${match[3]}`,
        date: match[3] ?? '',
      }),
    ],
    [
      /^(.*\b(?:credit|abatement|exemption|grant|bond)) (?:is good |good |runs )?(?:through|thru|until|to) ((?:19|20)\d\d)$/i,
      (match) =>
        /^tax abatement$/i.test(match[1] ?? '')
          ? null
          : {
              kind: 'fee',
              concept: null,
              statement: `${subjectOf(match[1] ?? '')} ${isPlural(match[1] ?? '') ? 'run' : 'runs'} through ${match[2]}`,
              date: match[2] ?? '',
            },
    ],
    [
      /^common charges \$?([\d,]+),? (?:ret|taxes|RE tax(?:es)?) \$?([\d,]+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `common charges are ${dollars(match[1])} and real estate taxes are ${dollars(match[2])}`,
      }),
    ],
    [
      /^(?:app(?:lication)?(?: fee)?) \$?(\d+),? admin(?: fee)? \$?(\d+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the application fee is $${match[1]} and the administrative fee is $${match[2]}`,
      }),
    ],
    [
      /^(garage|parking|storage|storage unit|strata(?: fee)?|locker|cable|internet|guest suite|valet|pet rent) \$(\d[\d,]*)(?:\/(nt|night|mo\w*|yr|year))?$/i,
      (match) => {
        const what = (match[1] ?? '').toLowerCase()
        if (what === 'parking' && match[3]) return null
        const subject = /^(?:cable|internet|storage|parking|valet|pet rent)$/.test(what)
          ? what
          : `the ${what.replace(/^strata$/, 'strata fee')}`
        return {
          kind: 'fee',
          concept: null,
          statement: `${subject} is ${dollars(match[2])}${
            match[3]
              ? ` ${
                  PERIODS[
                    match[3]
                      .toLowerCase()
                      .replace(/^nt$/, 'night')
                      .replace(/^mo.*$/, 'mo')
                  ]
                }`
              : ''
          }`,
        }
      },
    ],
    [
      /^road (?:association|maintenance)(?: dues| fee)? \$?(\d+)\/(yr|year|mo\w*)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `road association dues are $${match[1]} ${/^y/i.test(match[2] ?? '') ? 'a year' : 'a month'}`,
      }),
    ],
    [
      /^(?:special )?assessment \$?([\d,]+)\/(?:mo\w*) (?:through|thru|until) (\S+)$/i,
      (match) => ({
        kind: 'fee',
        concept: 'special assessment',
        statement: `the special assessment is ${dollars(match[1])} a month through ${dateOf((match[2] ?? '').replace(/^(\d{1,2})\/(\d\d)$/, '$1/20$2'))}`,
      }),
    ],
    [
      /^(?:special )?assessment(?: of)? \$?([\d,]+) remaining$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `${dollars(match[1])} of the special assessment remains`,
      }),
    ],
    [
      /^(\d(?:\.\d)?)\/1,?000$/,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `the parking ratio is ${numeral(numberOf(match[1] ?? '') ?? 0)} spaces per 1,000 square feet`,
      }),
    ],
    [
      /^(?:low |monthly )?fees?:?(?: are| of| only)? \$?([\d,]+)(?:\/(mo\w*))?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${/fees/i.test(match[0]) ? 'fees are' : 'fee is'} ${dollars(match[1])}${match[2] ? ' a month' : ''}`,
      }),
    ],
    [
      /^timber value(?: of)? \$?([\d,.]+)(k|m)?(?:,? \(?((?:19|20)\d\d) cruise\)?)?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: match[3]
          ? `the timber was valued at ${dollars(match[1], match[2])} in a ${match[3]} cruise`
          : `the timber is valued at ${dollars(match[1], match[2])}`,
      }),
    ],
    [
      /^(?:utilities|water|electric(?:ity)?|gas|heat) capped(?: at)? \$?([\d,]+)(?:\/(mo\w*))?$/i,
      (match) => {
        const what =
          match[0]
            .split(' ')[0]
            ?.toLowerCase()
            .replace(/^electric$/, 'electricity') ?? 'utilities'
        return {
          kind: 'fee',
          concept: null,
          statement: `${what} ${be(what)} capped at ${dollars(match[1])}${match[2] ? ' a month' : ''}`,
        }
      },
    ],
    [
      /^(CDD|HOA|insurance|water|sewer)(?: fee| dues)? \$?([\d,]+)\/(yr|year|mo\w*),? includ(?:ed|ing) in (?:the )?(taxes|rent|tax bill|dues)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${match[1]} fee is ${dollars(match[2])} ${PERIODS[(match[3] ?? '').toLowerCase()] ?? 'a month'}, included in the ${match[4]?.toLowerCase()}`,
      }),
    ],
    [
      /^(?:special )?assessment(?: of)? \$?([\d,.]+)(k)?,? (?:is |has been |was |to be |will be )?paid(?: off| in full)?(?: by (?:the )?(seller|owner))?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${/special/i.test(match[0]) ? 'special ' : ''}assessment of ${dollars(match[1], match[2])} ${/to be|will be/i.test(match[0]) ? 'will be' : 'is'} paid${match[3] ? ` by the ${match[3].toLowerCase()}` : ''}`,
      }),
    ],
    [
      /^cash rent \$?([\d,.]+)\/acre(?: (?:through|thru|until) (.+))?$/i,
      (match) =>
        match[2] && !isDate(match[2])
          ? null
          : {
              kind: 'income',
              concept: null,
              statement: `the cash rent is $${match[1]} an acre${match[2] ? ` through ${dateOf(match[2])}` : ''}`,
            },
    ],
    [
      /^pets? (?:are )?(?:ok |allowed |welcome )?with (?:an? )?\$?(\d+) (deposit|fee)( each| per pet)?$/i,
      (match) => ({
        kind: 'pets',
        concept: 'pet limits',
        statement: `pets are allowed with a $${match[1]} ${(match[2] ?? '').toLowerCase()}${match[3] ? ' each' : ''}`,
        list: [`with a $${match[1]} ${(match[2] ?? '').toLowerCase()}${match[3] ? ' each' : ''}`],
      }),
    ],
    [
      /^(\d(?:\.\d)?)(?:\/| per )1,?000(?: (?:square feet|parking|spaces?|ratio))*$|^parking(?: ratio)? (\d(?:\.\d)?)(?:\/| per )1,?000$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `the parking ratio is ${numeral(numberOf(match[1] ?? match[2] ?? '') ?? 0)} spaces per 1,000 square feet`,
      }),
    ],
    [
      /^(?:HOA|association|building|condo|co-?op) reserves(?: of)? \$?([\d.,]+)(k|m|mm|million)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${(match[0].split(' ')[0] ?? '').replace(/^(?!HOA)\w+/, (word) => word.toLowerCase())} reserves are ${dollars(match[1], match[2])}`,
      }),
    ],
  ],
  lastSums: [
    [
      /^([a-z][a-z /-]{2,30}?)(?: is| are| of| at)? \$?([\d,.]+) ?(k|m|million)?\/(yr|year|mo|month|wk|week|night|acre|sf|square feet|unit)$/i,
      (match, setting) => {
        const thing = (match[1] ?? '').replace(/(\w)\/(\w)/g, '$1 and $2')
        if (GENERIC_TAKEN.test(thing) || setting === 'land') return null
        return {
          kind: /income|pays|revenue/i.test(thing) ? 'income' : 'fee',
          concept: null,
          statement: `${bareOr(thing)} ${/insurance$/i.test(thing) ? 'is' : be(thing)} ${withMoneyWords(`${dollars(match[2], match[3]).slice(1)}/${match[4]}`)}`,
        }
      },
    ],
  ],
}
