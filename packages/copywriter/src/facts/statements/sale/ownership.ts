import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { terms } from '../wording/kinds.ts'

/** Ownership and deeds. */
export const OWNERSHIP: SubjectRules = {
  lines: [
    [
      /^(quit ?claim|special warranty|general warranty|limited warranty) deed$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `it is sold by ${lower(match[1]).replace('quit claim', 'quitclaim')} deed`,
      }),
    ],
    [
      /^(quitclaim|special warranty|general warranty|warranty|fiduciary|executor'?s?|trustee'?s?|bargain and sale|limited warranty)(?: ?\/ ?(quitclaim|special warranty|fiduciary|limited warranty))? deed(?: only)?$/i,
      (match) =>
        terms(`it is sold by ${lower(match[1])}${match[2] ? ` or ${lower(match[2])}` : ''} deed`),
    ],
  ],
  figures: [
    [/^fee simple(?: ownership)?$/i, told('terms', null, 'ownership is fee simple')],
    [/^fee simple(?: (?:ownership|title))?$/i, told('terms', null, 'it is fee simple')],
    [/^leasehold$/i, told('terms', null, 'it is leasehold')],
  ],
}
