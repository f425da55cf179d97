import { be } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Notes that have a subject, a verb that agrees with it, and an object: 'covenants allow four horses'. */
export const VERB_NOTES: SubjectRules = {
  statements: [
    [
      /^((?:[\p{L}'-]+ ){0,4}[\p{L}'-]+) included in (?:the )?(HOA|HOA dues|dues|rent|fee|condo fee)$/iu,
      ([, thing = '', fee = '']) => ({
        kind: 'fee',
        concept: null,
        statement: `${thing.toLowerCase()} ${be(thing)} included in the ${/^hoa/i.test(fee) ? fee.replace(/hoa/i, 'HOA') : fee.toLowerCase()}`,
      }),
    ],
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
