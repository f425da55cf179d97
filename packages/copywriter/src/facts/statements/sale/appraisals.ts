import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { dollars } from '../wording/amounts.ts'
import { terms } from '../wording/kinds.ts'

/** Appraisals. */
export const APPRAISALS: SubjectRules = {
  lines: [
    [
      /^(VA|FHA)? ?appraisal (?:is )?(?:already )?(?:in|done|complete|completed),? (?:came in )?at (list(?:ing)? price|value|asking(?: price)?)$/i,
      (match) =>
        terms(
          `${match[1] ? `a ${match[1].toUpperCase()}` : 'an'} appraisal is already in, at ${lower(match[2])}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:priced )?(below|under|at) (?:the )?apprais(?:al|ed value)$/i,
      (match) => terms(`it is priced ${match[1]?.toLowerCase()} its appraisal`),
    ],
    [
      /^appraised (?:at|for) \$?([\d,.]+)(k)?$/i,
      (match) => terms(`it has been appraised at ${dollars(match[1], match[2])}`),
    ],
  ],
}
