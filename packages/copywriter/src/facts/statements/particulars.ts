import { placeWithArticle } from '../distances.ts'
import { told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const ROADS: Record<string, string> = {
  gsp: 'the Garden State Parkway',
  njtp: 'the New Jersey Turnpike',
  njt: 'the New Jersey Turnpike',
  lie: 'the Long Island Expressway',
}

export const PARTICULARS: SubjectRules = {
  figures: [
    [
      /^((?:55|62)\+ (?:gated |golf |guard-gated |active adult |lake )+community)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `it is in a ${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^(?:near )?(I-\d+|GSP|NJTP|NJT|LIE|turnpike|parkway)(?: at)? exit (\d+[A-Z]?)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is near exit ${match[2]} of ${ROADS[match[1]?.toLowerCase() ?? ''] ?? (/^i-/i.test(match[1] ?? '') ? match[1]?.toUpperCase() : `the ${match[1]?.toLowerCase()}`)}`,
      }),
    ],
    [
      /^((?:(?:North|South|East|West|Upper|Lower|Old|Mid) )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (single[- ]level|one[- ]level|single[- ]story|one[- ]story|two[- ]story)$/u,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a ${match[2]?.replace(' ', '-')} home in ${match[1]}`,
      }),
    ],
    [
      /^((?:I|US)-\d+|(?:highway|route) \d+|[\p{L} ]+) right (?:there|here)$/iu,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${placeWithArticle(match[1] ?? '')} is right there`,
      }),
    ],
    [/^lock(?: and |[- ]n[- ]|-and-)leave$/i, told('character', null, 'it is lock-and-leave')],
  ],
}
