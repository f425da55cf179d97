import { dateOf, isDate } from '../../figures/dates.ts'
import type { SubjectRules } from '../subject-rules.ts'

/** Auctions, foreclosures and short sales. */
export const AUCTIONS: SubjectRules = {
  statements: [
    [
      /^(?:selling |sold |to be sold )?(?:at |by |via )?(?:a |an )?(?:live |online |absolute |reserve |public )?auction(?: (?:on )?(.+))?$|^auction property$/i,
      (match) => {
        const date = match[1] && isDate(match[1]) ? dateOf(match[1]) : ''
        const kind = /online|absolute|reserve|live|public/i.exec(match[0])?.[0]?.toLowerCase()
        return {
          kind: 'terms',
          concept: 'auction',
          statement: `it will be sold at ${kind ? `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} auction` : 'auction'}${date ? ` on ${date}` : ''}`,
          date,
        }
      },
    ],
    [
      /^(?:bank|lender|corporate)[- ]owned$|^REO$|^foreclosure$|^foreclosed$|^HUD (?:home|owned)$/i,
      (match) => ({
        kind: 'terms',
        concept: 'bank-owned',
        statement: /forecl/i.test(match[0])
          ? 'it is a foreclosure'
          : /hud/i.test(match[0])
            ? 'it is HUD-owned'
            : /lender/i.test(match[0])
              ? 'it is lender-owned'
              : /corporate/i.test(match[0])
                ? 'it is corporate-owned'
                : 'it is bank-owned',
      }),
    ],
    [
      /^(?:approved )?short sale(?:, subject to lender approval)?$|^(?:subject to|requires) (?:lender|third[- ]party) approval$/i,
      (match) => ({
        kind: 'terms',
        concept: 'short sale',
        statement: /short/i.test(match[0])
          ? `it is ${/approved short/i.test(match[0]) ? 'an approved' : 'a'} short sale`
          : `the sale needs ${/third/i.test(match[0]) ? 'third-party' : 'lender'} approval`,
      }),
    ],
  ],
}
