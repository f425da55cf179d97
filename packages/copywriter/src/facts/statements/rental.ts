import { series } from '../numerals.ts'
import { listed, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** On what terms it is rented, and rules of the building. */
export const RENTAL: SubjectRules = {
  statements: [
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
}
