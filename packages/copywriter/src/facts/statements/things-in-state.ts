import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Things and the state they are in, where the state is typed behind them and would be lost or told of something else. */
export const THINGS_IN_STATE: SubjectRules = {
  lines: [
    [
      /^(flood zone [A-Z]{1,2}),? (?:and |so )?(no flood insurance|flood insurance(?: is)? not)(?: is)? (required|needed)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in flood zone ${(match[1] ?? '').split(' ').at(-1)?.toUpperCase()}, and no flood insurance is ${lower(match[3])}`,
      }),
    ],
    [
      /^(flood zone [A-Z]{1,2}),? (?:with )?(?:an? )?(LOMA|LOMR) (?:is )?(in process|in progress|pending|applied for|on file|available)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in flood zone ${(match[1] ?? '').split(' ').at(-1)?.toUpperCase()}, with a ${match[2]?.toUpperCase()} ${lower(match[3])}`,
      }),
    ],
    [
      /^(?:an? )?(LOMA|LOMR) (?:is )?(in process|in progress|pending|on file|available)$/,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `a ${match[1]} is ${lower(match[2])}`,
      }),
    ],
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
