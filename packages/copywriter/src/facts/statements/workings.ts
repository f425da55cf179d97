import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** How a part of the property works, wears or is fitted, in notes without a verb. */
export const WORKINGS: SubjectRules = {
  figures: [
    [
      /^peek[- ]?a[- ]?boo ((?:[\p{L}'-]+ ){0,3}[\p{L}'-]+?)(?: views?)?(?: from (?:the )?([a-z ]+))?$/iu,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `${/^\p{Lu}/u.test(match[1] ?? '') ? (match[1] ?? '') : `the ${match[1] ?? ''}`} can be glimpsed${match[2] ? ` from the ${lower(match[2])}` : ''}`,
      }),
    ],
    [
      /^(?:buses? )?([A-Z]{1,2}\d{1,3})(?: bus)? ?(?:\/|and|&|\+) ?(?:exp|express) bus(?:es)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `the ${match[1]?.toUpperCase()} and express buses stop nearby`,
      }),
    ],
  ],
}
