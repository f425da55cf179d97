import { withMoneyWords } from '../money-words.ts'
import { numberOf } from '../numerals.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Who lives there, what is rented and who pays what. */
export const TENANCY: SubjectRules = {
  statements: [
    [
      /^([\d.,]+) (?:acres )?(?:tillable )?(?:acres )?(rented|leased) at (.+)$/i,
      (match) => ({
        kind: 'income',
        statement: `${match[1]} ${/tillable/i.test(match[0]) ? 'tillable ' : ''}acres are ${(match[2] ?? '').toLowerCase()} at ${withMoneyWords(match[3] ?? '')}`,
        count: numberOf(match[1] ?? ''),
      }),
    ],
  ],
}
