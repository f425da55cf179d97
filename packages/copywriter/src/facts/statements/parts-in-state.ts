import { numberOf, numeral } from '../numerals.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What differs from one part to another. */
export const PARTS_IN_STATE: SubjectRules = {
  lines: [
    [
      /^auto (service|repair|body)(?: shop| garage| building)?,? (?:with )?(\d{1,2}|two|three|four|five|six|eight|ten) bays$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there are ${numeral(numberOf(match[2] ?? '') ?? 2)} auto ${lower(match[1])} bays`,
      }),
    ],
  ],
}
