import { told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What an association, a board or a lender allows, requires and looks after. */
export const ASSOCIATION_RULES: SubjectRules = {
  lines: [[/^bundled golf$/i, told('community', null, 'golf membership is bundled')]],
}
