import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Which loans the property takes, what has been appraised, and who must agree to the sale. */
export const LOAN_NOTES: SubjectRules = {
  lines: [
    [
      /^(VA|FHA)? ?appraisal (?:is )?(?:already )?(?:in|done|complete|completed),? (?:came in )?at (list(?:ing)? price|value|asking(?: price)?)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${match[1] ? `a ${match[1].toUpperCase()}` : 'an'} appraisal is already in, at ${lower(match[2])}`,
      }),
    ],
    [
      /^(?:assumable )?(VA|FHA) (?:loan )?assum(?:able|ption) (?:is )?possible$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `assumption of the ${match[1]?.toUpperCase()} loan is possible`,
      }),
    ],
    [
      /^assumable (VA|FHA) loan(?: at| of)? ([\d.]+) ?(?:%|percent) (?:to|for) (?:an? )?(?:qualified|eligible) (vet|veteran|buyer|VA buyer)s?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the ${match[1]?.toUpperCase()} loan is assumable at ${match[2]} percent by a qualified ${/^vet/i.test(match[3] ?? '') ? 'veteran' : lower(match[3]).replace('va', 'VA')}`,
      }),
    ],
    [
      /^(USDA) no$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `it is not ${match[1]?.toUpperCase()} eligible`,
      }),
    ],
    [
      /^not (FHA|VA|FHA\/VA|FHA or VA)[- ]approved$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `it is not ${match[1]?.toUpperCase().replace('/', ' or ').replace(' OR ', ' or ')} approved`,
      }),
    ],
    [
      /^FHA (?:approval )?expired,? (?:re-?certification|recert) (?:is )?(pending|in process|underway)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `FHA approval has expired, and recertification is ${lower(match[1])}`,
      }),
    ],
  ],
}
