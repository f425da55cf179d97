import { withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** The units of a building: who is in them, what is paid for them and what each has. */
export const LET_UNITS: SubjectRules = {
  lines: [
    [
      /^((?:[a-z]+ )*)duplex,? up(?:\/| and |-and-)down$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        statement: `it is ${withArticle(`${match[1]}up/down duplex`)}`,
      }),
    ],
  ],
}
