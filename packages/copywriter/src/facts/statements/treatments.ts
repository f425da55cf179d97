import { numberOf, numeral } from '../numerals.ts'
import { lower, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What has been examined, treated, built or put in, and what is in the building now. */
export const TREATMENTS: SubjectRules = {
  commaLines: [
    [
      /^(?:perc(?:olation)?[- ]tested|perc test(?:ed)? (?:approved|passed)|perc'?e?d|perked) for (?:an? )?((?:conventional|standard|mound|engineered|alternative|gravity|aerobic)(?: [a-z]+)*)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it has been perc tested for ${/ (?:septic|sewage)$/i.test(match[1] ?? '') ? lower(match[1]) : withArticle(lower(match[1]))}`,
      }),
    ],
    [
      /^per[ck](?:'?e?d|ed|s)? for (?:an? )?(\d|two|three|four|five|six)[- ]?(?:bed|bedroom|br)s?(?: septic| septic system| system)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it has been perc tested for ${withArticle(`${numeral(numberOf(match[1] ?? '') ?? 1)}-bedroom septic system`)}`,
      }),
    ],
  ],
}
