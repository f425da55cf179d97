import type { SubjectRules } from './subject-rules.ts'

/** Notes that have a subject, a verb that agrees with it, and an object: 'covenants allow four horses'. */
export const VERB_NOTES: SubjectRules = {
  statements: [
    [
      /^downtown location(?: near (?:the )?([\p{L} '-]+))?$/iu,
      ([, place]) => ({
        kind: 'location',
        statement: `it is downtown${place ? `, near ${/^\p{Lu}/u.test(place) && /[a-z]$/.test(place) ? `the ${place}` : place}` : ''}`,
      }),
    ],
    [
      /^(\p{Lu}[\p{L}']+)(?: ?\/ ?| and )(\p{Lu}[\p{L}']+) area$/u,
      ([, first = '', second = '']) => ({
        kind: 'location',
        concept: null,
        statement: `it is in the ${first}/${second} area`,
      }),
    ],
  ],
}
