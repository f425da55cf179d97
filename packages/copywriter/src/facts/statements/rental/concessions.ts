import { articleFor } from '@listwright/reviewer/language'
import { dateOf, isDate } from '../../figures/dates.ts'
import { measured } from '../../figures/measures.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { fee } from '../rate.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { amountOf } from '../wording/amounts.ts'
import { inWords } from '../wording/counts.ts'
import { terms } from '../wording/kinds.ts'

/** How long rent is free: 'the first month is', 'six weeks are'. */
const freeTime = (count: string, unit: string): string => {
  const noun = /^w/i.test(unit) ? 'week' : 'month'
  if (/^(?:first|1st)$/i.test(count)) return `the first ${noun} is`
  const value = numberOf(count) ?? 1
  return `${numeral(value)} ${value === 1 ? `${noun} is` : `${noun}s are`}`
}

/** ' with a 14-month lease'. */
const leaseOf = (typed: string): string =>
  measured(typed.replace(/ (\d+)\+ (month|year)s? lease$/i, ' a lease of $1 $2s or more')).replace(
    /^ (with|on|for) (?:a |an )?(?=([\w-]+-(?:month|year)) )/i,
    (_, word: string, term: string) => ` ${word.toLowerCase()} ${articleFor(term)} `,
  )

/** What is taken off the rent: free months, move-in specials. */
export const CONCESSIONS: SubjectRules = {
  lines: [
    [
      /^(\d|one|two|three|six) (months?|weeks?) free(?: rent)? (?:on|with) (?:an? )?(\d+|two|three|four|five|ten)[- ]?(?:yr|year)s?(?: lease| term)?$/i,
      (match) =>
        terms(
          `${inWords(match[1])} ${inWords(match[1]) === 'one' ? `${lower(match[2]).replace(/s$/, '')} of free rent is` : `${lower(match[2]).replace(/s?$/, 's')} of free rent are`} offered on a ${inWords(match[3])}-year lease`,
        ),
    ],
    [
      /^move-?in special:? (?:1\/2|half) off ([a-z]{3,9})\.?(?: rent)?$/i,
      (match) =>
        isDate(match[1] ?? '')
          ? terms(`the move-in special is half off the rent for ${dateOf(match[1] ?? '')}`)
          : null,
    ],
    [
      /^(half|50 ?%|50 percent|\$[\d,]+) off (?:the )?(?:1st|first) (?:mo|month)(?:'?s rent|'s)?(?: rent)?$/i,
      (match) => ({
        ...fee(
          `the first month's rent is ${/^\$/.test(match[1] ?? '') ? `${match[1]} off` : 'half off'}`,
        ),
        kind: 'terms',
      }),
    ],
    [
      /^first month(?:'s)?(?: rent)? (?:1\/2|half)(?: price)?(?: off)?(?: with (?:an? )?(\d+)[- ](?:mo|month)\.? lease)?$/i,
      (match) =>
        terms(
          `the first month's rent is half off${match[1] ? ` with ${/^(?:8|11|18)$/.test(match[1]) ? 'an' : 'a'} ${match[1]}-month lease` : ''}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:get |receive )?(?:the )?(first|1st|one|two|three|four|six|eight|half|\d) ?(month|mo|week|wk)s?(?:'s?)?(?: of)?(?: rent)? free(?: rent)?((?: (?:with|on|for) .+)?)$/i,
      ([, count = '', unit = '', rest = '']) =>
        terms(
          /^half$/i.test(count)
            ? `half a month is free${leaseOf(rest)}`
            : `${freeTime(count, unit)} free${leaseOf(rest)}`,
        ),
    ],
    [
      /^(half|\$?\d[\d,]*|\d+ ?%) off (?:the )?(?:first|1st) months?'?s?(?: rent)?((?: (?:with|on) .+)?)$/i,
      ([, amount = '', rest = '']) =>
        terms(
          `the first month's rent is ${/^half$/i.test(amount) ? 'half' : amountOf(amount)} off${leaseOf(rest)}`,
        ),
    ],
    [
      /^landlord (?:will |to )?(?:give|gives|giving|offers?) (one|two|three|\d+) mo(?:nth)?s?(?: free)?(?: rent)?(?: for (?:the )?(build[- ]?out))?$/i,
      ([whole, count = '', work]) => {
        const value = numberOf(count) ?? 1
        return terms(
          `the landlord will give ${numeral(value)} ${value === 1 ? 'month' : 'months'}${/free/i.test(whole) ? ' of free rent' : ''}${work ? ' for the buildout' : ''}`,
        )
      },
    ],
  ],
}
