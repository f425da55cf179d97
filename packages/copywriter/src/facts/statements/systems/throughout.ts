import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { system } from '../wording/kinds.ts'

/** What was done in all of a home is told of the home. */
export const THROUGHOUT: SubjectRules = {
  lines: [
    [
      /^(?:fully |is )?(air[- ]conditioned|centrally air[- ]conditioned|carpeted) throughout$/i,
      ([, state = '']) =>
        system(`it is ${lower(state).replace('air conditioned', 'air-conditioned')} throughout`),
    ],
  ],
}
