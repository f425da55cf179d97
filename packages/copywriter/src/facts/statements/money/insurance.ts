import { articleFor } from '@listwright/reviewer/language'
import { fee, RATED, rateAt } from '../rate.ts'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, PERIOD_OF_CHARGE, per, sum } from '../wording/amounts.ts'

const quote = (
  kind: string | undefined,
  amount: string | undefined,
  period: string | undefined,
  where: string,
) =>
  fee(
    `${articleFor(lower(kind))} ${lower(kind)} quote of ${sum(amount)}${per(period)} is ${lower(where).replace('in doc', 'in the doc')}`,
  )

/** Insurance: what it costs, what is required, what is included. */
export const INSURANCE: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^flood (?:insurance|ins|policy)(?: is| of)? ${AMOUNT}${PERIOD_OF_CHARGE},? \\(?(assumable|transferable)\\)?$`,
        'i',
      ),
      (match) =>
        fee(
          `flood insurance is ${sum(match[1])}${per(match[2])}, and the policy is ${lower(match[3])}`,
        ),
    ],
    [
      new RegExp(
        `^(assumable|transferable) flood (?:insurance|ins|policy)(?: at| of|,)? ${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) =>
        fee(
          `flood insurance is ${sum(match[2])}${per(match[3])}, and the policy is ${lower(match[1])}`,
        ),
    ],
    [
      new RegExp(
        `^((?:flood |home |wind )?insurance) quote,? (?:(attached|available|on file|in documents),? )?(?:of |is |at )?${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) => quote(match[1], match[3], match[4], match[2] ?? 'available'),
    ],
    [
      /^(?:very )?low (flood|wind|home|homeowner'?s'?)(?: insurance)? (premium|rate|cost)s?$/i,
      ([, sort = '', noun = '']) =>
        fee(
          `the ${lower(sort).replace(/^homeowner.*$/, "homeowner's")} insurance ${lower(noun)} is low`,
        ),
    ],
    [
      /^(assumable|transferable) (flood|wind|home) (?:insurance )?policy$/i,
      ([, state = '', sort = '']) => fee(`the ${lower(sort)} policy is ${lower(state)}`),
    ],
    [
      /^preferred flood(?: (?:premium|rate|policy|insurance))?$/i,
      told('fee', null, 'it qualifies for a preferred flood rate'),
    ],
    [
      /^(?:currently )?insured (?:through|with|by) (?:the )?(?:california )?fair plan$/i,
      told('condition', null, 'it is currently insured through the FAIR Plan'),
    ],
    [
      new RegExp(
        `^flood ins(?:urance)?(?: policy| premium)?(?: is)? (about )?${RATED}(?:,| and)? (assumable|transferable|transfers|can be assumed)$`,
        'i',
      ),
      (match) =>
        fee(
          `flood insurance is ${lower(match[1])}${rateAt(match, 2)} and ${/^trans/i.test(match[5] ?? '') ? 'transferable' : 'assumable'}`,
        ),
    ],
    [
      /^(?:a )?(renters?'?s?|homeowners?|liability|flood|HO-?6|condo) ins(?:urance|\.)?(?: policy)? (?:is )?(required|needed|mandatory)$/i,
      (match) => {
        const isOfTenant = /^renter/i.test(match[1] ?? '')
        return {
          kind: isOfTenant ? 'terms' : 'restriction',
          concept: isOfTenant ? 'renters insurance' : null,
          statement: `${lower(match[1])
            .replace(/^renter.*$/, "renter's")
            .replace(/^ho-?6$/, 'HO-6')
            .replace(/^homeowner.*$/, "homeowner's")} insurance is ${lower(match[2])}`,
        }
      },
    ],
  ],
  figures: [
    [
      /^((?:[a-z]+ )?insurance) (?:is )?through (?:the )?(regime|HOA|association|building|condo)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `${(match[1] ?? '').toLowerCase()} is through the ${/hoa/i.test(match[2] ?? '') ? 'HOA' : (match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:master|building) insurance (?:is )?included$/i,
      told('fee', null, 'the master insurance policy is included'),
    ],
  ],
  statements: [
    [
      /^renter'?s insurance(?: (?:is )?required)?$/i,
      told('terms', 'renters insurance', "renter's insurance is required"),
    ],
  ],
}
