import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { restriction } from '../wording/kinds.ts'

/** Who looks at plans before anything is built. */
export const DESIGN_REVIEW: SubjectRules = {
  lines: [
    [
      /^((?:HOA |community |neighborhood |association )?(?:architectural|design|aesthetic)(?: (?:review|control|standards))? (?:committee|board|panel))(?: in place)?$/i,
      ([, body = '']) =>
        restriction(`${withArticle(lower(body).replace('hoa', 'HOA'))} is in place`),
    ],
    [
      /^(?:subject to )?(architectural|design) review(?: process)?$/i,
      ([, sort = '']) => restriction(`plans are subject to ${lower(sort)} review`),
    ],
  ],
}
