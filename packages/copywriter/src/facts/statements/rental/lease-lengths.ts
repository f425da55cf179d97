import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, inWords } from '../wording/counts.ts'
import { restriction, tenancy, terms } from '../wording/kinds.ts'

/** How long a lease is. */
export const LEASE_LENGTHS: SubjectRules = {
  lines: [
    [
      /^(\d{1,2})[- ]?mo(?:nth)?s? lease (?:is |will be )?considered$/i,
      (match) =>
        terms(
          `${articleFor(inWords(match[1]))} ${inWords(match[1])}-month lease will be considered`,
        ),
    ],
    [
      /^(?:short[- ]term|shorter|longer)(?: leases?)?(?: of)? (\d{1,2})[- ]?mo(?:nth)?s?(?: lease)? (?:is |will be )?considered$/i,
      (match) =>
        terms(
          `a ${/^long/i.test(match[0]) ? 'longer' : 'short-term'} lease of ${inWords(match[1])} months will be considered`,
        ),
    ],
    [
      /^min(?:imum)? (\d|one|two)[- ](year|month)s?,? (?:and )?max(?:imum)? (\d{1,2}|two|three|four|five)(?: (?:year|month)s?)?$/i,
      (match) =>
        restriction(
          `the minimum lease is ${numeral(numberOf(match[1] ?? '') ?? 1)} ${lower(match[2])}${(numberOf(match[1] ?? '') ?? 1) > 1 ? 's' : ''} and the maximum is ${numeral(numberOf(match[3] ?? '') ?? 1)}`,
        ),
    ],
    [
      /^leases? (?:of |is |are )?(\d{1,2}) ?(?:-|to) ?(\d{1,2})[- ](?:mo|month)s?\.?$/i,
      (match) => terms(`leases are ${match[1]} to ${match[2]} months`),
    ],
    [
      /^((?:\d{1,2}, ?)*\d{1,2}(?:,? or|,? and|\/) ?\d{1,2})[- ](?:mo|month)s?\.? (?:lease )?(?:terms?|leases?)(?: (?:ok|okay|available|offered))?$/i,
      (match) => terms(`lease terms are ${(match[1] ?? '').replace(/\//, ' or ')} months`),
    ],
  ],
  figures: [
    [
      /^(\d+)[- ]years?(?: lease| term)? (?:\+|with|and|,) (\d)(?: ?x ?|-by-)(\d+)(?:[- ]years?)?(?: options?)?$/i,
      (match) =>
        tenancy(
          `the lease is for ${count(match[1])} years, with ${count(match[2])} ${count(match[3])}-year ${match[2] === '1' ? 'option' : 'options'}`,
        ),
    ],
    [
      /^(\d+)[- ]year lease,? with (\d(?:\.\d+)?) ?% (?:annual )?(?:increases|bumps|escalations?|escalators?)$/i,
      (match) =>
        tenancy(
          `the lease is for ${count(match[1])} years, with ${match[2]} percent ${/annual/i.test(match[0]) ? 'annual ' : ''}increases`,
        ),
    ],
    [/^(?:annual|yearly) leases?$/i, told('tenancy', null, 'leases are annual')],
    [/^full[- ]service lease$/i, told('terms', null, 'the lease is full-service')],
    [
      /^(\d+) ?(?:-|to) ?(\d+)[- ]years? (?:lease )?term$/i,
      (match) => terms(`the term is ${count(match[1])} to ${count(match[2])} years`),
    ],
  ],
  statements: [
    [
      /^month to month (?:is )?(?:ok|possible|available)$/i,
      told('terms', null, 'a month-to-month lease is possible'),
    ],
    [
      /^(\d+|one|two|six|twelve)[- ](?:mo|month)s?$/i,
      (match, setting) =>
        setting === 'commercial' || setting === 'land'
          ? null
          : {
              kind: 'terms',
              concept: 'lease term',
              statement: `the lease is for ${count(match[1])} months`,
              date: `${count(match[1])}-month`,
              count: numberOf(match[1] ?? ''),
            },
    ],
    [
      /^(\d+|one|two|three|five|ten|fifteen|twenty)[- ]years? (?:left|remaining)(?: on (?:the )?lease)?$/i,
      (match) => ({
        kind: 'tenancy',
        statement:
          `the lease has ${numeral(numberOf(match[1] ?? '') ?? 1)} years remaining`.replace(
            'one years',
            'one year',
          ),
      }),
    ],
    [
      /^(?:min(?:imum)? (?:of )?)?(\d+)[- ](day|month|year) (?:min(?:imum)?|min(?:imum)? (?:lease|rental))(?: .*)?$|^min(?:imum)? (?:lease )?(\d+)[- ](day|month|year)s? ?(?:lease|rental)?$/i,
      (match) => {
        const value = Number(match[1] ?? match[3])
        const unit = (match[2] ?? match[4] ?? 'month').toLowerCase()
        return {
          kind: 'restriction',
          concept: 'leasing restrictions',
          statement: `the minimum lease is ${numeral(value)} ${value === 1 ? unit : `${unit}s`}`,
          list: [`a minimum of ${numeral(value)} ${value === 1 ? unit : `${unit}s`}`],
        }
      },
    ],
    [
      /^(?:min(?:imum)? )?(\d+|one|two|three|six|twelve)[- ](month|year|yr)s?(?: min(?:imum)?)? lease(?: (?:term|min(?:imum)?|required))?$|^(annual|yearly) lease$|^lease term:? (\d+) (months?|years?)$/i,
      (match) => {
        const value = match[3] ? 1 : (numberOf(match[1] ?? match[4] ?? '12') ?? 12)
        const unit = match[3]
          ? 'year'
          : (match[2] ?? match[5] ?? 'month').toLowerCase().replace('yr', 'year').replace(/s$/, '')
        const isMinimum = /min/i.test(match[0])
        return {
          kind: 'terms',
          concept: 'lease term',
          statement: `the lease is for ${isMinimum ? 'at least ' : ''}${numeral(value)} ${value === 1 ? unit : `${unit}s`}`,
          date: `${numeral(value)}-${unit}`,
          count: value,
        }
      },
    ],
    [
      /^(?:flexible lease(?: terms?)?|short[- ]term lease(?: (?:available|ok|considered))?|seasonal rental|winter rental|academic rental)$/i,
      (match) => ({
        kind: 'terms',
        concept: /considered/i.test(match[0]) ? null : 'short lease available',
        statement: /considered/i.test(match[0])
          ? 'a short-term lease will be considered'
          : /flex/i.test(match[0])
            ? 'lease terms are flexible'
            : /short/i.test(match[0])
              ? 'a short-term lease is available'
              : `it is a ${match[0].toLowerCase()}`,
      }),
    ],
  ],
}
