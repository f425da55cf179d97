import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What a building or a parcel is approved for, or not. */
export const APPROVALS: SubjectRules = {
  lines: [
    [
      /^(?:land |it |property )?(?:is )?not (?:enrolled )?in (?:the )?(current use|ag valuation|agricultural valuation|land use|tree growth|(?:a )?flood zone|(?:a )?flood plain|(?:an )?HOA|city limits)(?: program)?$/i,
      (match) => {
        const where = lower(match[1]).replace(/^an? /, '').replace('hoa', 'HOA')
        const article = /^(?:flood)/.test(where)
          ? 'a '
          : where === 'HOA'
            ? 'an '
            : /limits/.test(where)
              ? 'the '
              : ''
        return { kind: 'restriction', concept: null, statement: `it is not in ${article}${where}` }
      },
    ],
  ],
}
