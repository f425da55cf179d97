import { numberOf, numeral } from '../numerals.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What the parties to a sale agree on, pay, take over or wait for, and the state the property is sold in. */
export const SALE_TERMS: SubjectRules = {
  lines: [
    [
      /^((?:[a-z]+ )*(?:drive|driveway|road|well|lane|dock)),? (?:with )?shared (?:maintenance|maint|upkeep) with (\d|one|two|three|four|five) neighbors?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `the ${lower(match[1])} is maintained together with ${numeral(numberOf(match[2] ?? '') ?? 1)} neighbor${numberOf(match[2] ?? '') === 1 ? '' : 's'}`,
      }),
    ],
  ],
}
