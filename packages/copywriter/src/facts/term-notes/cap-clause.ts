import type { TermClause } from './term-clause.ts'

const BASIS =
  '(?:on |at |with |using )?(?:the )?(actuals?|actual (?:income|numbers|figures)|in[- ]place(?: (?:rents?|income))?|current (?:rents?|income)|market rents?|trailing (?:twelve|12)(?: months?)?|t-?12|pro forma)'
const NOTE = new RegExp(
  `^(?:(\\d{1,2}(?:\\.\\d{1,2})?) ?%? cap(?: rate)?|cap(?: rate)?:? (?:is |of )?(\\d{1,2}(?:\\.\\d{1,2})?) ?%?),? ${BASIS}$`,
  'i',
)

const BASES: readonly [typed: RegExp, told: string][] = [
  [/^actual/i, 'on actual figures'],
  [/^in/i, 'on income in place'],
  [/^current/i, 'on current rents'],
  [/^market/i, 'at market rents'],
  [/^t/i, 'on the income of the trailing 12 months'],
  [/^pro/i, 'pro forma'],
]

/** A cap rate and the income that it is reckoned from: 'the cap rate is 6.1 percent on actual figures'. */
export const capClause = (text: string): TermClause | null => {
  const [, before, after, basis = ''] = NOTE.exec(text) ?? []
  const rate = before ?? after
  const told = BASES.find(([typed]) => typed.test(basis))?.[1]
  return rate && told
    ? { statement: `the cap rate is ${rate} percent ${told}`, kind: 'income' }
    : null
}
