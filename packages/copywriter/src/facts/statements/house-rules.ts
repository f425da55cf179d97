import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { restriction } from './wording/kinds.ts'

/** The rules and services of a building. */
export const HOUSE_RULES: SubjectRules = {
  lines: [
    [
      /^(?:in )?(?:an? )?water[- ]privileged community$/i,
      () => ({
        kind: 'community',
        concept: null,
        statement: 'it is in a water-privileged community',
      }),
    ],
    [
      /^(party wall|shared well|shared driveway|road maintenance|cross easement) agreement(?: (?:is )?(?:in place|recorded))?$/i,
      (match) =>
        restriction(
          `there is a ${lower(match[1]).replace('party wall', 'party-wall')} agreement${/recorded$/i.test(match[0]) ? ' on record' : ''}`,
        ),
    ],
  ],
}
