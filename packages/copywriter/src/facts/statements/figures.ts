import { dateOf, isDate } from '../dates.ts'
import type { SubjectRules } from './subject-rules.ts'
import { dollars } from './wording/amounts.ts'

/** Sums and figures that are told in a way of their own; read before the fees, which would take them for theirs. */
export const FIGURES: SubjectRules = {
  sums: [
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
  ],
}
