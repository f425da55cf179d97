import { told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What state the property is in, and what it needs. */
export const CONDITION: SubjectRules = {
  statements: [
    [
      /^(?:one|1|original|same) owner(?: (?:since new|home))?$/i,
      told('condition', null, 'it has had one owner'),
    ],
    [
      /^(?:same )?owner(?:ed)? since (\d{4})$/i,
      (match) => ({ kind: 'condition', statement: `it has had the same owner since ${match[1]}` }),
    ],
  ],
}
