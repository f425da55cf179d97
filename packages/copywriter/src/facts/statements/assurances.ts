import { told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Warranties, clearances, work that makes a building safer, and records that speak for a property. */
export const ASSURANCES: SubjectRules = {
  figures: [
    [
      /^transferable ((?:[a-z]+ ){0,3}membership)s?$/i,
      ([, membership = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `the ${membership.toLowerCase()} is transferable`,
      }),
    ],
    [/^low (?:property )?tax rate$/i, told('fee', null, 'the tax rate is low')],
  ],
}
