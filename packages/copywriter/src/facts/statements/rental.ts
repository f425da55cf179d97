import { dateOf, isDate } from '../dates.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import { listed, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** On what terms it is rented, and rules of the building. */
export const RENTAL: SubjectRules = {
  statements: [
    [
      /^(?:min(?:imum)? )?(\d+|one|two|three|six|twelve)[- ](month|year|yr)s?(?: min(?:imum)?)? lease(?: (?:term|min(?:imum)?|required))?$|^(annual|yearly) lease$|^lease term:? (\d+) (months?|years?)$/i,
      (match) => {
        const value = match[3] ? 1 : (numberOf(match[1] ?? match[4] ?? '12') ?? 12)
        const unit = match[3]
          ? 'year'
          : (match[2] ?? match[5] ?? 'month').toLowerCase().replace('yr', 'year').replace(/s$/, '')
        const isMinimum = /min/i.test(match[0])
        return {
          kind: 'terms',
          concept: 'lease term',
          statement: `the lease is for ${isMinimum ? 'at least ' : ''}${numeral(value)} ${value === 1 ? unit : `${unit}s`}`,
          date: `${numeral(value)}-${unit}`,
          count: value,
        }
      },
    ],
    [
      /^(?:flexible lease(?: terms?)?|short[- ]term lease(?: (?:available|ok|considered))?|seasonal rental|winter rental|academic rental)$/i,
      (match) => ({
        kind: 'terms',
        concept: /considered/i.test(match[0]) ? null : 'short lease available',
        statement: /considered/i.test(match[0])
          ? 'a short-term lease will be considered'
          : /flex/i.test(match[0])
            ? 'lease terms are flexible'
            : /short/i.test(match[0])
              ? 'a short-term lease is available'
              : `it is a ${match[0].toLowerCase()}`,
      }),
    ],
    [
      /^(?:it is )?(?:available|avail|move in date|vacant on)(?: (?:for (?:occupancy|rent|lease|move-in)))?:? ?(?:on |starting |from |as of )?(now|immediately|today|.+)$/i,
      (match) => {
        const when = match[1] ?? ''
        if (/^(?:now|immediately|today)$/i.test(when))
          return {
            kind: 'availability',
            concept: 'available date',
            statement: `it is available ${/today/i.test(when) ? 'now' : when.toLowerCase()}`,
            date: /today/i.test(when) ? 'now' : when.toLowerCase(),
          }
        if (!isDate(when)) return null
        return {
          kind: 'availability',
          concept: 'available date',
          statement: `it is available ${dateOf(when)}`,
          date: dateOf(when),
        }
      },
    ],
    [
      /^(?:first|1st),? ?(?:last,? ?(?:month,? )?)?(?:and|\+|&)? ?(?:security|sec)(?: deposit)?(?: (?:required|due))?$/i,
      (match) => {
        const list = /last/i.test(match[0])
          ? ["first month's rent", "last month's rent", 'a security deposit']
          : ["first month's rent", 'a security deposit']
        return {
          kind: 'fee',
          concept: 'deposit',
          statement: `${series(list)} are required`,
          list,
        }
      },
    ],
    [
      /^(?:one|1)[- ]month'?s? (?:security )?deposit$|^security equal to (?:one|1) month(?:'s rent)?$/i,
      () => ({
        kind: 'fee',
        concept: 'deposit',
        statement: "the deposit is one month's rent",
        list: ["one month's rent"],
      }),
    ],
    [
      /^(?:rent includes |includes )(.+)$|^(all utilities|utilities|heat|water|gas|electric|electricity|internet|cable|trash|garbage|sewer|hot water|heat and hot water|heat, hot water|water and sewer|water and trash|heat and water|parking|lawn care|lawn service|landscaping|snow removal|pool service|yard care)(?:(?:,| and| \+|\/) ?(water|gas|heat|hot water|trash|garbage|internet|electric|cable|sewer))* (?:are |is )?included(?: in (?:the )?rent)?$/i,
      (match) => {
        const typed = (match[1] ?? match[0].replace(/ (?:are |is )?included.*$/i, '')).toLowerCase()
        const list = listed(typed.replace(/^rent includes /, ''))
        const isRent = /rent/i.test(match[0])
        return {
          kind: 'utilities',
          // Its lines agree with a list of single utilities.
          concept: /^(?:all )?utilities$/.test(typed) ? null : 'utilities included',
          statement: isRent
            ? `the rent includes ${series(list)}`
            : `${series(list)} ${list.length > 1 || /utilities/.test(typed) ? 'are' : 'is'} included`,
          list,
        }
      },
    ],
    [
      /^renter'?s insurance(?: (?:is )?required)?$/i,
      told('terms', 'renters insurance', "renter's insurance is required"),
    ],
    [
      /^(?:board|condo|co-?op board|association|hoa) (?:approval|interview|package)(?: (?:is )?required)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: 'board approval',
        statement:
          `${/association|hoa/i.test(match[0]) ? 'association' : 'board'} ${/interview/i.test(match[0]) ? 'interview' : 'approval'} is required`.replace(
            'board interview',
            'a board interview',
          ),
      }),
    ],
    [
      /^(?:architectural|design) (?:review|control|committee|guidelines)(?: (?:required|apply))?$|^ARC approval(?: required)?$/i,
      told('restriction', 'architectural review', 'building is subject to architectural review'),
    ],
    [
      /^55 ?(?:\+|plus|and (?:over|older|better|up)|or (?:over|older))(?: community| building| park)?$|^62 ?\+(?: community)?$|^age[- ]restricted(?: community)?$|^active adult(?: community)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: '55+ community',
        statement: /62/.test(match[0])
          ? 'it is in a 62+ community'
          : /55/.test(match[0])
            ? 'it is in a 55+ community'
            : 'it is in an age-restricted community',
      }),
    ],
  ],
  lastStatements: [
    [
      /^deed[- ]restrict(?:ed|ions)(?: community| apply)?$|^(?:subject to )?cc&?rs(?: apply)?$|^(?:restrictive )?covenants(?: apply)?$|^restrictions apply$/i,
      (match) => ({
        kind: 'restriction',
        concept: 'deed restricted',
        statement: /cc/i.test(match[0])
          ? 'CC&Rs apply'
          : /cov/i.test(match[0])
            ? 'covenants apply'
            : 'deed restrictions apply',
      }),
    ],
  ],
}
