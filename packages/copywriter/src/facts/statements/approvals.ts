import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const PROGRAM = '((?:FHA|VA|USDA|Fannie Mae|conventional)(?:(?:\\/| and | or )(?:FHA|VA|USDA))?)'

/** What a building or a parcel is approved for, or not. */
export const APPROVALS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:the )?(complex|building|project|condo|association|development|community) (?:is )?(not )?(?:yet )?${PROGRAM}[- ](approved|eligible)$`,
        'i',
      ),
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the ${lower(match[1])} is ${match[2] ? 'not ' : ''}${(match[3] ?? '').replace('/', ' and ')} ${lower(match[4])}`,
      }),
    ],
    [
      new RegExp(`^not (?:yet )?${PROGRAM}[- ](approved|eligible)$`, 'i'),
      (match, setting) => ({
        kind: 'terms',
        concept: null,
        statement: `${setting === 'flat' ? 'the building' : 'it'} is not ${(match[1] ?? '').replace(/\/| and /, ' or ')} ${lower(match[2])}`,
      }),
    ],
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
