import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** How a property is sold, what comes with it and which papers there are. */
export const SALE_NOTES: SubjectRules = {
  lines: [
    [
      /^(?:existing |future )?(bookings|reservations) (?:will )?(transfer|convey)(?: to (?:the )?(?:new )?(buyer|owner))?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${lower(match[1])} ${/will/i.test(match[0]) ? 'will ' : ''}transfer to the buyer`,
      }),
    ],
  ],
}
