import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { numberOf, numeral } from '../numerals.ts'
import type { SubjectRules } from './subject-rules.ts'
import { amountOf } from './wording/amounts.ts'

/** How long rent is free: 'the first month is', 'six weeks are'. */
const freeTime = (count: string, unit: string): string => {
  const noun = /^w/i.test(unit) ? 'week' : 'month'
  if (/^(?:first|1st)$/i.test(count)) return `the first ${noun} is`
  const value = numberOf(count) ?? 1
  return `${numeral(value)} ${value === 1 ? `${noun} is` : `${noun}s are`}`
}

/** ' with a 14-month lease'. */
const leaseOf = (typed: string): string =>
  measured(typed).replace(
    /^ (with|on|for) (?:a |an )?(?=([\w-]+-(?:month|year)) )/i,
    (_, word: string, term: string) => ` ${word.toLowerCase()} ${articleFor(term)} `,
  )

/** What a seller or a landlord gives: credits, costs that are paid, free rent. */
export const CONCESSIONS: SubjectRules = {
  figures: [
    [
      /^(?:get |receive )?(?:the )?(first|1st|one|two|three|four|six|eight|half|\d) ?(month|mo|week|wk)s?(?:'s?)?(?: of)?(?: rent)? free(?: rent)?((?: (?:with|on|for) .+)?)$/i,
      ([, count = '', unit = '', rest = '']) => ({
        kind: 'terms',
        concept: null,
        statement: /^half$/i.test(count)
          ? `half a month is free${leaseOf(rest)}`
          : `${freeTime(count, unit)} free${leaseOf(rest)}`,
      }),
    ],
    [
      /^(half|\$?\d[\d,]*|\d+ ?%) off (?:the )?(?:first|1st) months?'?s?(?: rent)?((?: (?:with|on) .+)?)$/i,
      ([, amount = '', rest = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `the first month's rent is ${/^half$/i.test(amount) ? 'half' : amountOf(amount)} off${leaseOf(rest)}`,
      }),
    ],
    [
      /^landlord (?:will |to )?(?:give|gives|giving|offers?) (one|two|three|\d+) mo(?:nth)?s?(?: free)?(?: rent)?(?: for (?:the )?(build[- ]?out))?$/i,
      ([whole, count = '', work]) => {
        const value = numberOf(count) ?? 1
        return {
          kind: 'terms',
          concept: null,
          statement: `the landlord will give ${numeral(value)} ${value === 1 ? 'month' : 'months'}${/free/i.test(whole) ? ' of free rent' : ''}${work ? ' for the buildout' : ''}`,
        }
      },
    ],
  ],
}
