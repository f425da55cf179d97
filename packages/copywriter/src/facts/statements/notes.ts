import { numberOf, numeral } from '../numerals.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Notes that name their verb by nothing but their order: 'heat by tenant', 'no subletting first 2 years', 'room for boat'. */
export const NOTES: SubjectRules = {
  statements: [
    [
      /^(\d[\d,]*)(k)? ?ADT$/i,
      (match) => ({
        kind: 'location',
        concept: 'traffic count',
        statement: `the traffic count is ${numeral((numberOf(match[1] ?? '') ?? 0) * (match[2] ? 1000 : 1))} vehicles a day`,
        count: (numberOf(match[1] ?? '') ?? 0) * (match[2] ? 1000 : 1),
      }),
    ],
    [
      /^no one above(?: or below)?$/i,
      (match) => ({
        kind: 'building',
        statement: `there is no unit ${/below/i.test(match[0]) ? 'above or below' : 'above'}`,
      }),
    ],
    [
      /^(?:end|corner) unit,? no one above$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is ${/^end/i.test(match[0]) ? 'an end' : 'a corner'} unit with none above`,
      }),
    ],
    [
      /^rail(?: service| spur)? (?:is )?(?:possible|available|nearby)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `rail service is ${/possible|available|nearby/i.exec(match[0])?.[0]?.toLowerCase() ?? 'possible'}`,
      }),
    ],
    [
      /^walk score(?: of|:)? (\d{1,3})$|^(\d{1,3}) walk score$/i,
      (match) => ({
        kind: 'location',
        concept: 'walk score',
        statement: `the Walk Score is ${match[1] ?? match[2]}`,
        count: Number(match[1] ?? match[2]),
      }),
    ],
  ],
}
