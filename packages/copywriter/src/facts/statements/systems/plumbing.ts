import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { update } from '../wording/kinds.ts'

/** Plumbing. */
export const PLUMBING: SubjectRules = {
  lines: [
    [
      /^re-?plumbed(?: (?:in )?((?:19|20)\d\d))?(?:(?:,| with|, with) no (polybutylene|galvanized|poly|cast iron))?$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        year: match[1] ? Number(match[1]) : null,
        statement: `it ${match[1] ? `was replumbed in ${match[1]}` : 'has been replumbed'}${match[2] ? `, with no ${lower(match[2]).replace(/^poly$/, 'polybutylene')}` : ''}`,
      }),
    ],
    [
      /^polybutylene (?:piping |plumbing |pipes? )?(?:has been |was )?(replaced|removed)$/i,
      (match) => update(`the polybutylene plumbing has been ${lower(match[1])}`),
    ],
    [
      /^updated plumbing,? \(?(?:to |with |in )?(PEX|copper)\)?$/i,
      (match) => ({
        kind: 'update',
        concept: 'updated plumbing',
        statement: `the plumbing has been updated with ${/pex/i.test(match[1] ?? '') ? 'PEX' : 'copper'}`,
      }),
    ],
  ],
}
