import { numeral } from '../numerals.ts'
import { told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Fees and restrictions that are told without a sum. */
export const FEES: SubjectRules = {
  statements: [
    [
      /^(low|lower|reasonable) (?:hoa|association|condo|monthly)(?: (?:fees?|dues))?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${/condo/i.test(match[0]) ? 'condo' : 'HOA'} fee is ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:there is )?(?:no|non|zero)[- ](?:hoa|association|poa)(?: (?:fees?|dues))?$|^hoa:? none$/i,
      (match) => ({
        kind: 'fee',
        concept: 'no hoa',
        statement: /fee|dues/i.test(match[0]) ? 'there are no HOA fees' : 'there is no HOA',
      }),
    ],
    [
      /^no (hoa|association)[ ,+&/]*(?:and |or |no )*(cdd|mello[- ]roos|restrictions|covenants|city taxes)$/i,
      (match) => ({
        kind: 'fee',
        concept: 'no hoa',
        statement: `there is no HOA and no ${/cdd/i.test(match[2] ?? '') ? 'CDD' : (match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:voluntary|optional) hoa$/i,
      (match) => ({
        kind: 'fee',
        statement: `the HOA is ${/vol/i.test(match[0]) ? 'voluntary' : 'optional'}`,
      }),
    ],
    [/^low CDD(?: fees?)?$/i, told('fee', null, 'CDD fees are low')],
    [
      /^(low|lower) (?:property )?taxes$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `property taxes are ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:(\d+)[- ]year )?tax abate\w*(?: (?:through|until|thru) (\d{4}))?$/i,
      (match) => ({
        kind: 'fee',
        concept: 'tax abatement',
        statement: `there is a ${match[1] ? `${numeral(Number(match[1]))}-year ` : ''}tax abatement${match[2] ? ` through ${match[2]}` : ''}`,
        date: match[2] ?? '',
      }),
    ],
    [
      /^no (city|state income) tax(?:es)?$/i,
      (match) => ({
        kind: 'fee',
        statement: /city/i.test(match[1] ?? '')
          ? 'there are no city taxes'
          : 'there is no state income tax',
      }),
    ],
  ],
}
