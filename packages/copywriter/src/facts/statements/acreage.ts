import type { SubjectRules } from './subject-rules.ts'
import { count } from './wording/counts.ts'

/** Land, farms, ranches and shores, as agents abbreviate them. */
export const ACREAGE: SubjectRules = {
  figures: [
    [
      /^house (\d)\/(\d(?:\.\d)?),? (?:built )?((?:18|19|20)\d\d)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `the house has ${count(match[1])} bedrooms and ${count(match[2])} baths and dates from ${match[3]}`,
      }),
    ],
    [
      /^(?:min|mins|minutes) to (\p{Lu}[\p{L} ]+)$/u,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is near ${match[1]}`,
        place: match[1] ?? '',
      }),
    ],
  ],
}
