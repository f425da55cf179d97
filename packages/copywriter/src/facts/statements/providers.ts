import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Who supplies water, power and service, who looks after what, and how it is metered. */
export const PROVIDERS: SubjectRules = {
  lines: [
    [
      /^(?:4WD|AWD|four[- ]wheel drive|all[- ]wheel drive) (?:is )?not (needed|required|necessary)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${/^(?:4|f)/i.test(match[0]) ? 'four' : 'all'}-wheel drive is not ${lower(match[1])}`,
      }),
    ],
  ],
}
