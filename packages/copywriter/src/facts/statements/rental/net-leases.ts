import { group } from '@listwright/reviewer/language'
import { dateOf, isDate } from '../../figures/dates.ts'
import { lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { fee, tenancy, terms } from '../wording/kinds.ts'

/** Net leases and the charges that come with them. */
export const NET_LEASES: SubjectRules = {
  lines: [
    [
      /^(?:NNN|triple[- ]net),? (?:est(?:imated)?\.?|approx\w*\.?) (?:at )?\$(\d+(?:\.\d+)?) ?(?:\/|per|a) ?(?:sf|sq\.? ?ft\.?|square foot|square feet)$/i,
      (match) =>
        tenancy(`the lease is triple net, with charges estimated at $${match[1]} a square foot`),
    ],
    [
      /^\$(\d+(?:\.\d+)?) ?\/ ?(?:sf|square f[oe]+t)(?:\/(?:yr|year))?,? (?:plus|\+|and) (?:NNN|triple[- ]net)(?: charges| expenses)?(?: of| at)? \$(\d+(?:\.\d+)?)$/i,
      (match) =>
        tenancy(
          `the rent is $${match[1]} a square foot${/\/(?:yr|year)/i.test(match[0]) ? ' a year' : ''}, plus triple-net charges of $${match[2]}`,
        ),
    ],
    [
      /^(CAM|NNN|NNNs|triple net|TICAM|operating expenses|opex)(?: charges?| fees?)?:?(?: is| are)? \$ ?([\d.]+) ?(?:\/|per |a ) ?(?:sf|psf|square f(?:oo|ee)t) ?(?:\/|per |a ) ?(mo|month|yr|year)$/i,
      (match) => {
        const charge = /^[A-Z]{3,5}s?$/.test(match[1] ?? '')
          ? match[1]?.replace(/s$/, '')
          : lower(match[1])
        const isPlural = /expenses|opex/.test(charge ?? '')
        return fee(
          `the ${isPlural ? 'operating expenses are' : `${charge} charge is`} $${match[2]} a square foot a ${/^y/i.test(match[3] ?? '') ? 'year' : 'month'}`,
        )
      },
    ],
  ],
  figures: [
    [
      /^(?:([a-z]+) )?lease(?: rate)?(?: at| of)? \$?([\d.]+) ?\/ ?(?:sf|square (?:foot|feet)) (NNN|gross|modified gross)(?:,? (?:est(?:imated)?\.?|with)?(?: NNN| nets?)?(?: at| of)? ?\$?([\d.]+))?$/i,
      (match) =>
        terms(
          `the lease rate is $${match[2]} a square foot, ${/^NNN$/i.test(match[3] ?? '') ? 'NNN' : match[3]?.toLowerCase()}${match[4] ? `, with charges estimated at $${match[4]}` : ''}`,
        ),
    ],
    [
      /^(?:(absolute) )?(?:NNN|triple[- ]net)(?: lease)?,? (?:with )?(\d+) years? (?:left|remaining|term)$/i,
      (match) =>
        tenancy(
          `the lease is ${match[1] ? 'absolute ' : ''}triple net, with ${count(match[2])} years left`,
        ),
    ],
    [
      /^NNN (?:charges?|fees?|expenses?)?:? ?\$([\d,.]+)(k)?\/(yr|year|mo\w*|sf|square feet)$/i,
      (match) =>
        fee(
          `NNN charges are $${match[2] ? group(Number(match[1]) * 1000) : match[1]} ${/^y/i.test(match[3] ?? '') ? 'a year' : /^m/i.test(match[3] ?? '') ? 'a month' : 'a square foot'}`,
        ),
    ],
    [
      /^CAM(?: charges?| fees?)?:?(?: is| are)? \$?([\d.]+)(?: ?\/ ?(?:sf|square feet))?$/i,
      (match) =>
        fee(`the CAM charge is $${match[1]}${/sf|square/i.test(match[0]) ? ' a square foot' : ''}`),
    ],
    [/^tenants? pays? NNN$/i, told('tenancy', 'net lease', 'the lease is triple net')],
    [
      /^NNN(?: charges)? (?:(?:are )?(?:~|approx(?:imately)?\.?|about|est(?:imated)?\.?) )?\$?([\d.]+) ?(?:\/ ?|a |per )(?:sf|square (?:foot|feet))$/i,
      (match) =>
        fee(
          `NNN charges are ${/approx|about|est/i.test(match[0]) ? 'about ' : ''}$${Number(match[1]).toFixed(2)} a square foot`,
        ),
    ],
  ],
  statements: [
    [
      /^([a-z]+) on (?:the )?(ground|first|second|third|top) floor with (?:an? )?(NNN|triple[- ]net|gross) lease (through|until|to) ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: 'tenant in place, commercial',
        statement: `the ${match[2]?.toLowerCase()}-floor ${match[1]?.toLowerCase()} is on ${withArticle(/^(?:NNN|gross)$/i.test(match[3] ?? '') ? (match[3] ?? '') : 'triple-net')} lease ${match[4]?.toLowerCase()} ${match[5]}`,
        date: match[5] ?? '',
      }),
    ],
    [
      /^(absolute )?(?:NNN|triple[- ]net) lease (?:through|until|to|ends|expires) (.+)$/i,
      (match) => {
        const date = isDate(match[2] ?? '') ? dateOf(match[2] ?? '') : ''
        return date
          ? {
              kind: 'tenancy',
              concept: 'net lease',
              statement: `the lease is ${match[1] ? 'absolute ' : ''}triple net and runs through ${date}`,
              date,
            }
          : null
      },
    ],
    [
      /^(?:(absolute) )?(?:NNN|triple[- ]net|net)(?: (leases?))?(?: (.+))?$/i,
      (match) => {
        if (match[3]) return null
        return {
          kind: 'tenancy',
          concept: 'net lease',
          statement: `${/s$/i.test(match[2] ?? '') ? 'the leases are' : 'the lease is'} ${match[1] ? 'absolute ' : ''}${/^(?:absolute )?net/i.test(match[0]) ? 'net' : 'triple net'}`,
        }
      },
    ],
    [
      /^(?:NNN )?(?:nets|cam|cams|nnn) (?:are |est(?:imated)? )?\$([\d.,]+)(?:\/(?:sf|square feet))?$/i,
      (match) =>
        fee(
          `the ${/cam/i.test(match[0]) ? 'CAM charges' : 'net charges'} are $${match[1]}${/\//.test(match[0]) ? ' a square foot' : ''}`,
        ),
    ],
  ],
}
