import { fee, RATED, rateAt } from '../rate.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'

/** What the upkeep of a road or another shared thing costs. */
export const UPKEEP_CHARGES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^((?:private )?(?:road|lane|driveway|dock|pier|lake|pond|beach|trail|landscape|lawn|well|bridge)) (?:maintenance|maint)(?: fees?| dues| agreement)?(?: is| of)? (about )?${RATED}$`,
        'i',
      ),
      (match) => fee(`${lower(match[1])} maintenance is ${lower(match[2])}${rateAt(match, 3)}`),
    ],
    [
      new RegExp(
        `^ground rent(?: is| of)? ${RATED},? (?:paid |payable |due )?(semi-?annual(?:ly)?|quarterly|monthly|twice a year)$`,
        'i',
      ),
      (match) =>
        fee(
          `the ground rent is ${rateAt(match, 1)}, paid ${lower(match[4]).replace(/^semi-?annual(?:ly)?$/, 'semiannually')}`,
        ),
    ],
  ],
  sums: [
    [
      /^road (?:association|maintenance)(?: dues| fee)? \$?(\d+)\/(yr|year|mo\w*)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `road association dues are $${match[1]} ${/^y/i.test(match[2] ?? '') ? 'a year' : 'a month'}`,
      }),
    ],
  ],
}
