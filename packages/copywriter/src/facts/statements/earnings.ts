import { articleFor } from '@listwright/reviewer/language'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { AMOUNT, PERIOD_OF_RENT, per, sum } from './wording/amounts.ts'

const billed = (typed: string, amount: string, period: string) => {
  const what = typed.trim()
  if (!what) return null
  const name = /^[A-Z][a-z]+ (?:electric|gas|power|water)$/.test(what)
    ? `the ${what} bill`
    : lower(what).replace(/^electric$/, 'electricity')
  const isMany = /s$/.test(name)
  const article = / bill$/.test(name) && !/^the /.test(name) ? 'the ' : ''
  return {
    kind: 'fee' as const,
    concept: null,
    statement: `${article}${name} ${isMany ? 'average' : 'averages'} ${amount}${period}`,
  }
}

/** Rents, bills and incomes with their sums, and what is paid or given before a lease or a sale. */
export const EARNINGS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:first|1st) month(?:'?s)?(?: rent)? (?:\\+|and|plus) (?:an? )?${AMOUNT} (?:security|sec)(?: deposit)?$`,
        'i',
      ),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `first month's rent and ${articleFor(sum(match[1]))} ${sum(match[1])} security deposit are required`,
      }),
    ],
    [
      /^(?:first|1st),? (?:and )?last,?(?: and| \+| plus) (?:a )?deposit(?: (?:required|due))?$/i,
      () => ({
        kind: 'fee',
        concept: null,
        statement: "first month's rent, last month's rent, and a deposit are required",
      }),
    ],
    [
      new RegExp(
        `^((?:[A-Z][A-Za-z&]+ )?(?:city |average )?(?:electric|electricity|power|gas|water|utility|energy|heating)?(?: ?bills?)?|(?:[Cc]ity )?[Uu]tilities),? (?:avg\\.?|averages?|averaging|run|runs)(?: about)? ${AMOUNT}${PERIOD_OF_RENT}$`,
      ),
      (match) => billed(match[1] ?? '', sum(match[2]), per(match[3])),
    ],
  ],
}
