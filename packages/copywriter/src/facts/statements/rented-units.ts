import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { income } from './wording/kinds.ts'

/** Units by their floor, their rooms and their rents. */
export const RENTED_UNITS: SubjectRules = {
  lines: [
    [
      /^(electric(?:ity)?|gas|utilities|water|[A-Z]{2,5}|heat)(?: account| bill)?s? (?:is |are )?in (?:the )?tenant(?:'?s|s')? names?$/i,
      (match) => {
        const service = /^[A-Z]{2,5}$/.test(match[1] ?? '')
          ? `the ${match[1]} account`
          : lower(match[1]).replace(/^electric$/, 'electricity')
        return income(
          `${service} ${/^utilities/.test(service) ? 'are' : 'is'} in the tenant's name`,
        )
      },
    ],
  ],
}
