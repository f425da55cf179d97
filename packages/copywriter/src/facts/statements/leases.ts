import type { SubjectRules } from './subject-rules.ts'

/** Who has leased what, for how much and until when, with these in any order. */
export const LEASES: SubjectRules = {
  figures: [
    [
      /^([\d,]+) ?(?:sf|square feet) of an? ([\d,]+)[- ](?:sf|square[- ](?:feet|foot)) (building|center|plaza|warehouse)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `the space is ${match[1]} square feet of a ${match[2]}-square-foot ${match[3]?.toLowerCase()}`,
      }),
    ],
  ],
}
