import { FEE_LABELS } from '../../money/fee-labels.ts'
import { periodOf } from '../../money/sums.ts'
import { withMoneyWords } from '../../money/words.ts'
import { fee } from '../rate.ts'
import { be, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, dollars, PERIOD_OF_CHARGE, PERIODS, per, sum } from '../wording/amounts.ts'
import { utilities } from '../wording/kinds.ts'

const CHARGE =
  '((?:boat |RV |bike |kayak )?storage(?: fee)?|slip(?: fee| rent)?|(?:boat )?slip fee|valet trash|trash(?: valet| pickup)?|amenity fee|technology fee|admin(?:istrati(?:on|ve))?(?: fee)?|initiation(?: fee)?|move-in fee|cleaning fee|road (?:maintenance )?fee|gate fee|golf membership|club membership|parking fee|CSA(?: fees?| dues)?|regime|bulk (?:cable|internet)|pest control|lawn (?:care|service)|pool service|capital contribution|resale fee|document fee|estoppel fee)'

/** What a charge is called in a sentence. */
const nameOf = (typed: string): string => {
  const name = lower(typed)
  if (/^csa/.test(name)) return 'the CSA fee'
  if (/^regime/.test(name)) return 'the regime fee'
  if (/^admin/.test(name)) return 'the administrative fee'
  if (/^initiation/.test(name)) return 'the initiation fee'
  if (/^slip$/.test(name)) return 'the slip'
  if (/^rv /.test(name)) return `RV ${name.slice(3)}`
  return /(?:fee|membership|contribution|rent)$/.test(name) ? `the ${name}` : name
}

/** Sums that other rules read: dues, taxes, rents, leases, deposits, and verbs. */
const GENERIC_TAKEN =
  /\b(?:hoa|poa|association|condo|common|maintenance|assessments?|cdd|mello|tax(?:es)?|pets?|cats?|dogs?|deposit|application|rents?|rented|leased?|leases|noi|gross|income|rental|utilities|parking|membership|solar|laundry|easement|tower|billboard|contract|pays|per|for|at|with|in|paid|flood|floor|unit|upper|lower)\b/i

const bareOr = (thing: string): string =>
  /\b(?:insurance|water|sewer|trash|internet|cable|electricity)$/i.test(thing)
    ? thing.toLowerCase()
    : subjectOf(thing)

/** Charges that have a name of their own and a sum. */
export const CHARGES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${CHARGE}:?(?: is| of)? ${AMOUNT}${PERIOD_OF_CHARGE},?( mandatory| required| optional| each)?$`,
        'i',
      ),
      (match) => {
        const state = lower(match[4]).trim()
        const name = nameOf(match[1] ?? '')
        return fee(
          state && state !== 'each'
            ? `${name} is ${state} at ${sum(match[2])}${per(match[3])}`
            : `${name} is ${sum(match[2])}${per(match[3])}${state ? ' each' : ''}`,
        )
      },
    ],
    [
      new RegExp(
        `^((?:[a-z-]+ )*(?:space|spot|locker|slip|stall|garage|storage unit|parking|storage)) (?:is |for )?${AMOUNT}(?: is)? (extra|additional)$`,
        'i',
      ),
      (match) => fee(`${withArticle(lower(match[1]))} is an ${lower(match[3])} ${sum(match[2])}`),
    ],
    [
      new RegExp(
        `^(shared|community|private) (well|septic|road|driveway|water),? ${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) =>
        utilities(`the ${lower(match[1])} ${lower(match[2])} is ${sum(match[3])}${per(match[4])}`),
    ],
  ],
  commaLines: [
    [
      /^((?:[A-Z]{2,6}|(?:[a-z]+ ){0,2}[a-z]+) (?:fee|charge|assessment)) (?:is )?(?:about|around|approximately|approx) \$?([\d,]{2,})( ?\/ ?(?:mo|yr|year|qtr|quarter)\w*| a (?:month|year|quarter)| annually| yearly| monthly)?$/i,
      (match) =>
        FEE_LABELS.some(({ pattern }) => pattern.test(match[0]))
          ? null
          : {
              kind: 'fee',
              concept: null,
              statement: `the ${match[1]} is about $${match[2]}${periodOf(match[3] ?? '') ? ` ${periodOf(match[3] ?? '')}` : ''}`,
            },
    ],
  ],
  statements: [
    [
      /^(?!HVAC|HOA)([A-Z][A-Z0-9]{1,5}) (?!(?:19|20)\d\d$)([\d.,]+)$/,
      (match) => ({
        kind: /GRM|NOI|CAP/.test(match[1] ?? '') ? 'income' : 'land',
        statement: `the ${match[1]} is ${match[2]}`,
      }),
    ],
  ],
  sums: [
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
      /^(?:low |monthly )?fees?:?(?: are| of| only)? \$?([\d,]+)(?:\/(mo\w*))?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${/fees/i.test(match[0]) ? 'fees are' : 'fee is'} ${dollars(match[1])}${match[2] ? ' a month' : ''}`,
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
