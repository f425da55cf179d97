import { withMoneyWords } from '../money-words.ts'
import { numberOf, series } from '../numerals.ts'
import { listed } from './rule.ts'
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
  lastStatements: [
    [
      /^tenants? pays? (?:for )?(?:their own |its own |own |all )?(.+)$/i,
      (match) => {
        const isAll = /^(?:utilities|all utilities|everything)$/i.test(match[1] ?? '')
        const list = isAll
          ? []
          : listed(match[1] ?? '').map((each) => each.replace(/^electric$/i, 'electricity'))
        const subject = /^tenants/i.test(match[0]) ? 'the tenants pay' : 'the tenant pays'
        return {
          kind: 'income',
          concept: 'tenant pays utilities',
          statement: `${subject} ${isAll ? `${/own/i.test(match[0]) ? 'their own ' : /all/i.test(match[0]) ? 'all ' : ''}utilities` : `${/\bown\b/i.test(match[0]) ? 'their own ' : ''}${series(list)}`}`,
          list,
        }
      },
    ],
    [
      /^(?:owner|landlord|ll|seller) pays? (?:for )?(.+)$/i,
      (match) => {
        if (/assessment|closing|commission|agent|points|buydown/i.test(match[1] ?? '')) return null
        const list = listed(match[1] ?? '')
        return {
          kind: 'income',
          concept: 'owner pays',
          statement: `the ${/land|ll/i.test(match[0]) ? 'landlord' : 'owner'} pays ${series(list)}`,
          list,
        }
      },
    ],
  ],
}
