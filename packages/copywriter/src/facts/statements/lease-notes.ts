import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** When a lease begins, how long it runs and under which rules. */
export const LEASE_NOTES: SubjectRules = {
  lines: [
    [
      /^investor[- ]owned$/i,
      () => ({ kind: 'condition', concept: null, statement: 'it is investor-owned' }),
    ],
    [
      /^(?:the )?seller (?:has )?never (occupied|lived in)(?: (?:it|(?:the )?(?:property|home|house)))?$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `the seller has never ${lower(match[1])} it`,
      }),
    ],
  ],
}
