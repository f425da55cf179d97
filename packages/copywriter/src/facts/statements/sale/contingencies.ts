import { series } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { terms } from '../wording/kinds.ts'

/** What the sale depends on. */
export const CONTINGENCIES: SubjectRules = {
  statements: [
    [
      /^(?:sale |sold )?contingent (?:up)?on (?:the )?(.+)$/i,
      (match) => {
        const isHome = /^sellers? (?:finding|purchase|to find)/i.test(match[1] ?? '')
        return terms(
          isHome
            ? 'the sale is contingent on the seller finding a home'
            : `the sale is contingent on ${match[1]}`,
        )
      },
    ],
    [
      /^(?:must be |to be )?sold (?:together |only )?with (?:the |an? )?(.+)$/i,
      (match) => {
        const list = [
          /^(?:all|some|most|its|both|two|three) /i.test(match[1] ?? '')
            ? lower(match[1])
            : `the ${match[1]}`,
        ]
        return {
          kind: 'terms',
          concept: 'sold as a package',
          statement: `it is sold together with ${series(list)}`,
          list,
        }
      },
    ],
    [
      /^(?:sold )?subject to (.+)$/i,
      (match) => ({
        kind: 'terms',
        concept: /tenant/i.test(match[1] ?? '') ? 'tenant-occupied' : null,
        statement: `it is sold subject to ${match[1]}`,
      }),
    ],
  ],
}
