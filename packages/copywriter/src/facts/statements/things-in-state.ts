import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Things and the state they are in, where the state is typed behind them and would be lost or told of something else. */
export const THINGS_IN_STATE: SubjectRules = {
  lines: [
    [
      /^(?:freestanding|detached|stand-?alone)(?: home| unit| townhouse| townhome)?,? (?:with |and )?no (shared|common|adjoining) walls$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${/^free/i.test(match[0]) ? 'freestanding' : /^det/i.test(match[0]) ? 'detached' : 'freestanding'}, with no ${lower(match[1])} walls`,
      }),
    ],
  ],
}
