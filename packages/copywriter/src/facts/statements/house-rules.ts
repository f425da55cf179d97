import type { SubjectRules } from './subject-rules.ts'

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
  ],
}
