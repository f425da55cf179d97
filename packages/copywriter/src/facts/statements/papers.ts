import type { SubjectRules } from './subject-rules.ts'

/** Certificates, reports, approvals, rights and leases: what is on paper. */
export const PAPERS: SubjectRules = {
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
      /^(?:attributed to |attrib(?:uted|ution)?\.? (?:to )?)(\p{Lu}[\p{L}. ]+)$|^(\p{Lu}[\p{L}. ]+?),? attrib(?:uted|ution)?$/u,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is attributed to ${(match[1] ?? match[2] ?? '').trim()}`,
      }),
    ],
  ],
}
