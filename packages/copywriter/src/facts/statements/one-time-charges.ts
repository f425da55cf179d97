import { articleFor, stateName } from '@listwright/reviewer/language'
import { series } from '../numerals.ts'
import { SUM, sumOf } from '../sums.ts'
import { fee, RATED, rateAt } from './rate.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { monthsOf } from './wording/amounts.ts'

const AT =
  '(?: due| paid)?(?: (?:from|by) (?:the )?(buyer|purchaser))?(?: (at|upon) (closing|settlement|transfer))?'

const dueOf = (who: string | undefined, when: string | undefined): string =>
  `${who ? ` from the ${lower(who)}` : ''}${when ? ` at ${lower(when)}` : ''}`

/** Sums that a buyer or tenant pays once. */
export const ONE_TIME_CHARGES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(one[- ]time )?(?:capital|cap|working capital) (contribution|fee|assessment)?(?: of)? ?${SUM}${AT}$`,
        'i',
      ),
      (match) => {
        const name = `${match[1] ? 'one-time ' : ''}${/working/i.test(match[0]) ? 'working capital' : 'capital'} ${lower(match[2]) || 'contribution'}`
        if (/mo/i.test(match[4] ?? '') || (!match[1] && !match[5] && !match[7])) return null
        return fee(
          `${articleFor(name)} ${name} of ${sumOf(match[3], match[4])} is due${dueOf(match[5], match[7])}`,
        )
      },
    ],
    [
      new RegExp(
        `^(one[- ]time )?(capital|cap|working capital)(?: (contribution|fee))?(?: of)? (\\d|one|two|three|four|six)[- ]mo(?:nth)?s?'?(?: (?:of )?(dues|fees?|HOA|maintenance|condo fees?))?${AT}$`,
        'i',
      ),
      (match) => {
        const capital = `${lower(match[2]).replace(/^cap$/, 'capital')} ${lower(match[3]) || 'contribution'}`
        const name = `${match[1] ? 'one-time ' : ''}${capital}`
        const of = match[5]
          ? `${monthsOf(match[4])} ${lower(match[5]).replace(/^hoa$/, 'HOA dues')}`
          : monthsOf(match[4]).replace(/'s?$/, '')
        return fee(`a ${name} of ${of} is due${dueOf(match[6], match[8])}`)
      },
    ],
    [
      /^buyer (?:to pay|pays|will pay) (\d|one|two|three|four|six)[- ]mo(?:nth)?s?'? (?:of )?(maintenance|dues|HOA|HOA dues|condo fees?|common charges|fees)(?: (?:at|upon) (closing|settlement))?$/i,
      (match) =>
        fee(
          `the buyer pays ${monthsOf(match[1])} ${lower(match[2]).replace(/^hoa(?: dues)?$/, 'HOA dues')}${match[3] ? ` at ${lower(match[3])}` : ''}`,
        ),
    ],
    [
      new RegExp(
        `^(?:(non-? ?refundable|refundable|one[- ]time) )?(pet|cleaning|move[- ]in|move[- ]out|admin|administration|amenity|key|holding|elevator|lock|redecorating|trash|technology) (fee|deposit)(?: is| of)? ${SUM}(?:,? \\(?(non-? ?refundable|refundable|per person|per unit|one[- ]time)\\)?)?$`,
        'i',
      ),
      (match) => {
        const kind = lower(match[1] ?? (/refund|one/i.test(match[6] ?? '') ? match[6] : ''))
          .replace(/^non-? ?/, 'non')
          .replace(/one time/, 'one-time')
        if (!kind && /^pet/i.test(match[2] ?? '')) return null
        const name = `${kind ? `${kind} ` : ''}${lower(match[2])
          .replace(/^move /, 'move-')
          .replace(/^admin$/, 'administrative')} ${lower(match[3])}`
        const per = /per/i.test(match[6] ?? '') ? ` ${lower(match[6])}` : ''
        return fee(`there is ${articleFor(name)} ${name} of ${sumOf(match[4], match[5])}${per}`)
      },
    ],
    [
      new RegExp(
        `^pet (fee|rent|deposit)(?: is| of)? ${RATED},? (?:and )?(?:with )?(?:an? )?(\\d+)[- ]?(?:lbs?|pounds?|#)\\.? (?:weight )?(?:max(?:imum)?|limit)$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `the pet ${lower(match[1])} is ${rateAt(match, 2)}, with a ${match[5]}-pound limit`,
      }),
    ],
    [
      /^(\d(?:\.5)?|one|two|three|one and a half)[- ]months?'? (?:sec|security)(?: dep(?:osit)?)?(?: (?:per|under) ([a-z]{2}|state) law)?$/i,
      (match) =>
        match[2]
          ? fee(
              `the security deposit is ${monthsOf(match[1])} rent, under ${/^state$/i.test(match[2]) ? 'state' : stateName(match[2].toUpperCase())} law`,
            )
          : null,
    ],
    [
      /^(?:first|1st)(?: month'?s?)?(?: rent)?(,? \+ last|, last| and last)?(?:, and| and|,? plus|,|,? \+) (?:a |one month )?(?:security|sec)(?: deposit)? (?:(?:is |are )?(?:required |due |needed )?)(to move[- ]in|at move[- ]in|at signing|at lease signing|at lease start)$/i,
      (match) => {
        const sums = [
          "first month's rent",
          ...(match[1] ? ["last month's rent"] : []),
          'a security deposit',
        ]
        return {
          ...fee(
            `${series(sums)} are required ${lower(match[2])
              .replace(/to move-in/, 'to move in')
              .replace(/at move in/, 'at move-in')}`,
          ),
          concept: 'deposit',
          list: sums,
        }
      },
    ],
  ],
}
