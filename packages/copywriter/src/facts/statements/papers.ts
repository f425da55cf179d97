import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Certificates, reports, approvals, rights and leases: what is on paper. */
export const PAPERS: SubjectRules = {
  firstFigures: [
    [
      /^(?:OGM|oil,? gas,? (?:and )?minerals?)(?: rights)? (?:are )?(reserved|included|convey|excluded|do not convey)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the oil, gas, and mineral rights ${/convey/i.test(match[1] ?? '') ? lower(match[1]) : `are ${lower(match[1])}`}`,
      }),
    ],
  ],
  figures: [
    [
      /^master[- ]planned community$/i,
      () => ({
        kind: 'community',
        concept: null,
        statement: 'it is in a master-planned community',
      }),
    ],
    [
      /^(flat|level|gently rolling|rolling|gentle|gently sloping|sloping|steep|open|wooded) to (flat|level|gently rolling|rolling|gentle|gently sloping|sloping|steep|open|wooded|hilly)(?: terrain| topography| land| ground)?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the land is ${lower(match[1])} to ${lower(match[2])}`,
      }),
    ],
    [
      /^(?:attributed to |attrib(?:uted|ution)?\.? (?:to )?)(\p{Lu}[\p{L}. ]+)$|^(\p{Lu}[\p{L}. ]+?),? attrib(?:uted|ution)?$/u,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is attributed to ${(match[1] ?? match[2] ?? '').trim()}`,
      }),
    ],
  ],
}
