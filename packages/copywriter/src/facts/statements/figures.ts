import { dateOf, isDate } from '../dates.ts'
import { measured } from '../measures.ts'
import { withMoneyWords } from '../money-words.ts'
import { numberOf, numeral } from '../numerals.ts'
import { be, isPlural, subjectOf } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { dollars, PERIODS } from './wording/amounts.ts'

const SEASON: Record<string, string> = {
  peak: ' in peak season',
  'in season': ' in season',
  summer: ' in summer',
  winter: ' in winter',
  'off season': ' off season',
}

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
      /^(?:min(?:imum)? )?credit(?: score)?(?: of)?:? (\d{3}) ?\+?(?: required| min(?:imum)?)?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the minimum credit score is ${match[1]}`,
      }),
    ],
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
      /^(rental income|gross(?: income| rents?| rental income)?|net income|revenue|sales|airbnb|VRBO|rentals?)(?: (?:grossed|netted|earned|was|of))? \$?([\d,.]+)(k|m)? ?(?:in |for )?((?:19|20)\d\d)$/i,
      (match) => {
        const sum = dollars(match[2], match[3])
        const source = match[1] ?? ''
        const statement = /airbnb|vrbo/i.test(source)
          ? `it ${/netted/i.test(match[0]) ? 'netted' : 'grossed'} ${sum} on ${/vrbo/i.test(source) ? 'VRBO' : 'Airbnb'} in ${match[4]}`
          : `${source.toLowerCase().replace(/^gross$/, 'gross income')} ${isPlural(source) ? 'were' : 'was'} ${sum} in ${match[4]}`
        return { kind: 'income', concept: null, statement }
      },
    ],
    [
      /^((?:\p{L}+ )*(?:rents?|income|receipts|revenue)) ((?:19|20)\d\d)$/iu,
      (match) =>
        /\b(?:gross|net|total)\b/i.test(match[1] ?? '')
          ? {
              kind: 'income',
              concept: null,
              statement: `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} for ${match[2]}`,
              year: null,
            }
          : null,
    ],
    [
      /^(?:annual |yearly |monthly )?income(?: of| is)? \$?([\d,.]+)(k)?\/(mo\w*|yr|year)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the income is ${dollars(match[1], match[2])} ${/^mo/i.test(match[3] ?? '') ? 'a month' : 'a year'}`,
      }),
    ],
    [
      /^(?:avg|average) rents? \$?([\d,]+)(?:,| and)? market(?: rents?)? \$?([\d,]+)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the average rent is ${dollars(match[1])} and the market rent is ${dollars(match[2])}`,
      }),
    ],
    [
      /^(?:avg|average) rents?(?: is| of)? \$?([\d,]+)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the average rent is ${dollars(match[1])}`,
      }),
    ],
    [
      /^(\d|one|two|three|four)[- ]bedrooms?(?: units?)?(?: at| rents?(?: for)?| @)? \$?([\d,]{3,6})(?:\/mo\w*)?$/i,
      (match, setting) =>
        setting === 'multi'
          ? {
              kind: 'income',
              concept: null,
              statement: `the ${numeral(numberOf(match[1] ?? '') ?? 0)}-bedroom rents for ${dollars(match[2])} a month`,
            }
          : null,
    ],
    [
      /^upper \$?([\d,]+),?(?: and| \+)? lower \$?([\d,]+)(?:,? (?:both )?(month to month))?$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the upper unit rents for ${dollars(match[1])} a month and the lower for ${dollars(match[2])}${match[3] ? ', both month to month' : ''}`,
      }),
    ],
    [
      /^cap(?: rate)? ([\d.]+) ?%? actual,? ([\d.]+) ?%? pro ?forma$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the cap rate is ${match[1]} percent, and ${match[2]} percent pro forma`,
      }),
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
      /^(\d{3}) credit(?: score)? min(?:imum)?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the minimum credit score is ${match[1]}`,
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
      /^\$([\d.]+) ?\/ ?(?:sf|square feet) (mod(?:ified)? gross|full service|gross|NNN)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `the rent is $${match[1]} a square foot, ${/^mod/i.test(match[2] ?? '') ? 'modified gross' : /nnn/i.test(match[2] ?? '') ? 'NNN' : (match[2] ?? '').toLowerCase()}`,
      }),
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
      /^net eff(?:ective)?(?: rent)? \$?([\d,]+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the net effective rent is ${dollars(match[1])}`,
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
      /^((?:\d+ |two |three |four )?(?:[a-z]+ )?(?:garages?|casitas?|units?|cottages?|stalls?|spaces?|lockers?|storage units|apartments?|rooms?|slips?|sites|pads|lots))(?: (?:are |is )?(?:rented|leased|rents?|leases?))(?: out)?( month to month)?(?: for| at)? \$?([\d,]+)(?:\/(mo\w*|month))?(?: per| a month)? each( month to month)?$/i,
      (match) => {
        const units = measured((match[1] ?? '').replace(/^the /i, ''))
        const many = isPlural(units) ? units : `${units}s`
        const monthly = match[2] ?? match[5]
        return {
          kind: 'income',
          concept: null,
          statement: `the ${many} rent for ${dollars(match[3])} a month each${monthly ? ', month to month' : ''}`,
        }
      },
    ],
    [
      /^(?:it )?rents (?:for )?\$?([\d,]+)k?\/(night|wk|week|mo|month|yr|year)((?: (?:peak|in season|summer|winter|off season))?)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `it rents for ${dollars(match[1])} ${PERIODS[(match[2] ?? '').toLowerCase()]}${SEASON[(match[3] ?? '').trim().toLowerCase()] ?? ''}`,
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
