import { articleFor } from '@listwright/reviewer/language'
import { SUM, sumOf } from '../../money/sums.ts'
import { fee } from '../rate.ts'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, DOLLARS, dollars, grouped, monthsOf, refundable, sum } from '../wording/amounts.ts'
import { terms } from '../wording/kinds.ts'

const AT =
  '(?: due| paid)?(?: (?:from|by) (?:the )?(buyer|purchaser))?(?: (at|upon) (closing|settlement|transfer))?'

const dueOf = (who: string | undefined, when: string | undefined): string =>
  `${who ? ` from the ${lower(who)}` : ''}${when ? ` at ${lower(when)}` : ''}`

const cleaning = (sum: string | undefined, kind: string | undefined, work: string | undefined) => ({
  kind: 'fee' as const,
  concept: null,
  statement: `the ${refundable(kind)} ${lower(work).replace(/^admin$/, 'administrative')} fee is $${sum}`,
})

/** Fees that are paid once: applications, moving in, transfers. */
export const ONE_TIME_FEES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:${AMOUNT} app(?:lication)? fee|app(?:lication)? fee(?: is| of)? ${AMOUNT}) (?:per|each|for each) (adult|applicant|person|occupant)$`,
        'i',
      ),
      (match) =>
        fee(`the application fee is ${sum(match[1] ?? match[2])} for each ${lower(match[3])}`),
    ],
    [
      /^(?:a )?capital contribution(?: of)? (.*?\d.*?)(?: is)?(?: due)? at closing$/i,
      (match) =>
        fee(
          `a capital contribution of ${(match[1] ?? '').replace(/(\d) ?%/g, '$1 percent')} is due at closing`,
        ),
    ],
    [
      new RegExp(
        `^(?:low |one[- ]time )?${AMOUNT} (transfer|initiation|capital contribution|HOA transfer|HOA start-?up|working capital|resale)(?: fee)?,? (?:is )?(?:due )?at closing$`,
        'i',
      ),
      (match) =>
        fee(
          `the ${`${lower(match[2]).replace('hoa', 'HOA')} fee`.replace(/contribution fee$/, 'contribution')} is ${sum(match[1])} at closing`,
        ),
    ],
    [
      new RegExp(
        `^${AMOUNT} (?:is )?due at closing (?:to|for) (?:the )?HOA(?: (start-?up|transfer|capital contribution))?(?: fee)?$`,
        'i',
      ),
      (match) =>
        fee(
          `${match[2] ? `an HOA ${lower(match[2]).replace('startup', 'start-up')} fee of ${sum(match[1])}` : `a payment of ${sum(match[1])} to the HOA`} is due at closing`,
        ),
    ],
    [
      new RegExp(`^${AMOUNT} HOA transfer(?: fee)? (?:is )?(?:paid|pd) by (buyer|seller)$`, 'i'),
      (match) => fee(`the ${sum(match[1])} HOA transfer fee is paid by the ${lower(match[2])}`),
    ],
    [
      /^(?:the )?brokers?'?s? fee (?:is )?paid by (?:the )?(landlord|owner|tenant|management)$/i,
      (match) => terms(`the broker fee is paid by the ${match[1]?.toLowerCase()}`),
    ],
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
        `^move[- ]?(in|out) fee:?(?: of| is)? ${DOLLARS}(?:,? (?:(?:paid )?to (?:the )?(HOA|association|building|management)|(in lieu of (?:an? )?(?:security )?deposit)|((?:non-?)?refundable)))?$`,
        'i',
      ),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${match[5] ? `${refundable(match[5])} ` : ''}move-${lower(match[1])} fee is $${match[2]}${match[3] ? `, paid to the ${/HOA/i.test(match[3]) ? 'HOA' : lower(match[3])}` : ''}${match[4] ? `, ${lower(match[4]).replace(/of (?=deposit|security)/, 'of a ')}` : ''}`,
      }),
    ],
    [
      /^([\d.]+) ?(?:%|percent) (?:HOA )?transfer(?: fee)?(?: (?:paid )?to (?:the )?(HOA|association|community))?( at closing)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `a transfer fee of ${match[1]} percent ${match[2] ? `goes to the ${/HOA/i.test(match[2]) ? 'HOA' : lower(match[2])}` : 'is charged'}${lower(match[3])}`,
      }),
    ],
    [
      new RegExp(
        `^${DOLLARS} ((?:non-?)?refundable) (cleaning|carpet cleaning|admin(?:istrative)?|redecorating|turnover)(?: fee| charge)?$`,
        'i',
      ),
      (match) => cleaning(match[1], match[2], match[3]),
    ],
    [
      new RegExp(
        `^${DOLLARS} (cleaning|carpet cleaning|admin(?:istrative)?|redecorating|turnover) fee,? ((?:non-?)?refundable)$`,
        'i',
      ),
      (match) => cleaning(match[1], match[3], match[2]),
    ],
    [
      new RegExp(
        `^(?:${DOLLARS} app(?:lication)? fee|app(?:lication)? fee(?: of| is)? ${DOLLARS})(?:,)? (?:per|each|for each) (applicant|person)$`,
        'i',
      ),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the application fee is $${match[1] ?? match[2]} per ${lower(match[3])}`,
      }),
    ],
  ],
  figures: [
    [
      /^(?:capital|cap) contrib(?:ution)?(?: fee)?(?: of)? \$?([\d,]+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `there is a capital contribution of $${grouped(match[1])}`,
      }),
    ],
    [
      /^((?:[a-z]+ )*(?:tap|tap fee|hookup|hook-up|buy-in|transfer fee|impact fee)) \$([\d,]+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${match[1]?.toLowerCase()} is ${dollars(match[2])}`,
      }),
    ],
  ],
  statements: [[/^no (?:broker )?fee$/i, told('fee', null, 'there is no broker fee')]],
  lastStatements: [
    [
      /^flip tax(?: of)? (\d(?:\.\d+)?) ?%(?:,? (?:paid )?(?:by )?(?:the )?(buyer|seller))?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the flip tax is ${match[1]} percent${match[2] ? `, paid by the ${match[2].toLowerCase()}` : ''}`,
      }),
    ],
  ],
  sums: [
    [
      /^(?:app(?:lication)?(?: fee)?) \$?(\d+),? admin(?: fee)? \$?(\d+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the application fee is $${match[1]} and the administrative fee is $${match[2]}`,
      }),
    ],
  ],
}
