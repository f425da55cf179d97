import type { SubjectRules } from './subject-rules.ts'
import { MONTH, whenOf, YEAR } from './wording/dates.ts'

const SEPTIC_CHECK = 'septic inspection passed'

/** Inspections, papers and work: when they were done, until when they hold, and what is still under way. */
export const CHECKS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:(?:passing|passed|current|new|valid) )?title (?:v|5|five)(?: inspection| report| septic inspection)?(?: has| is)?(?: (?:passed|passing report|passing|in hand|complete|on file|certificate in hand))?,?(?: (?:in )?(${YEAR}|${MONTH}(?: ${YEAR})?|\\d{1,2}\\/(?:${YEAR}|\\d\\d)))?$`,
        'i',
      ),
      (match) => {
        if (!/pass/i.test(match[0])) return null
        return {
          kind: 'condition',
          concept: SEPTIC_CHECK,
          statement: match[1]
            ? `the septic system passed inspection ${/^\d{4}$/.test(match[1]) ? `in ${match[1]}` : whenOf(match[1])}`
            : 'the septic system has passed inspection',
        }
      },
    ],
  ],
}
