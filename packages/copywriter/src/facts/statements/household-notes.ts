import { lower, subjectOf, told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Notes about a house and its equipment that need a verb of their own. */
export const HOUSEHOLD_NOTES: SubjectRules = {
  lines: [
    [
      /^(.+?) peeks?(?:-a-boo)? (in (?:the )?(?:winter|summer|fall)|from .+|seasonally)$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `${/^\p{Lu}/u.test(match[1] ?? '') ? match[1] : `the ${lower(match[1])}`} can be glimpsed ${lower(match[2]).replace(/^from (?!the)/, 'from the ')}`,
      }),
    ],
    [
      /^((?:[a-z]+ )*(?:pine|cedar|wood|log|alder|fir|tongue-and-groove|shiplap)) interior$/i,
      (match) => ({
        kind: 'finish',
        concept: null,
        statement: `the interior is ${lower(match[1])}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:garage|parking|carport|pool|laundry|park|mailbox)) steps (?:from|to) (?:the |your )?((?:front |back |side )?door)$/i,
      (match) => ({
        kind: /garage|parking|carport/i.test(match[1] ?? '') ? 'parking' : 'location',
        concept: null,
        statement: `${subjectOf(lower(match[1]))} is steps from the ${lower(match[2])}`,
      }),
    ],
    [
      /^(farmstead|homestead|farmette|hobby farm|horse farm|compound) with (?:an? )?((?:updated|remodeled|older|original|restored|renovated|[a-z]+-bedroom) (?:house|home|farmhouse))$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a ${lower(match[1])} with ${withArticle(lower(match[2]))}`,
      }),
    ],
    [/^villa[- ]style$/i, told('character', null, 'it is a villa-style home')],
    [
      /^(?:mid-century(?: modern)?) (brick|stone|block)$/i,
      (match, setting) =>
        setting === 'home'
          ? {
              kind: 'building',
              concept: null,
              statement: `it is a mid-century ${lower(match[1])} home`,
            }
          : null,
    ],
    [
      /^(?:mid-century(?: modern)?|clean|modern) lines$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it has ${lower(match[0]).replace(' modern', '')}`,
      }),
    ],
    [
      /^(?:on|near) (?:the )?(.+?) (bus (?:route|line)|streetcar line|trolley line|shuttle route)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is ${/^near/i.test(match[0]) ? 'near' : 'on'} the ${match[1]} ${lower(match[2])}`,
      }),
    ],
    [
      /^(?:(?:west|western) )?sunsets over (?:the )?(.+)$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `sunsets over ${/s$/.test(match[1] ?? '') || !/^\p{Lu}/u.test(match[1] ?? '') ? 'the ' : ''}${match[1]} are in view`,
      }),
    ],
  ],
}
