import type { SubjectRules } from './subject-rules.ts'

/** What a place is worth to a business: who passes, who could use it, what it is now. */
export const TRADE: SubjectRules = {
  figures: [
    [
      /^(high|heavy|strong|steady|good) (foot|pedestrian|car|drive-by|vehicle|auto) traffic$/i,
      ([, amount = '', kind = '']) => ({
        kind: 'location',
        concept: null,
        statement: `${kind.toLowerCase()} traffic is ${amount.toLowerCase()}`,
      }),
    ],
    [
      /^(?:for |ideal for |suits )?(?:an? )?(owner[- ]users?|owner[- ]occup(?:ant|ier)s?|users?) (?:or|and|\/) (?:an? )?investors?(?: opportunity| sale)?$|^(?:for )?(?:an? )?investors? (?:or|and|\/) (?:an? )?(owner[- ]users?|owner[- ]occup(?:ant|ier)s?|users?)(?: opportunity)?$/i,
      (match) => {
        const user = (match[1] ?? match[2] ?? '').toLowerCase().replace(/s$/, '').replace(' ', '-')
        return {
          kind: 'terms',
          concept: null,
          statement: `it suits ${/^o/.test(user) ? 'an' : 'a'} ${user} or an investor`,
        }
      },
    ],
  ],
}
