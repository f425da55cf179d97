import { articleFor } from '@listwright/reviewer/language'
import { lower, type Told, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { terms } from '../wording/kinds.ts'

const AS_IS = '(?:(?:being |to be )?(?:sold )?(?:strictly )?as[- ]is)'

const ESTATE = '(estate|trust|probate|court|conservatorship)(?: sale)?'

const NO_REPAIRS = '((?:,| and|, and|;) (?:seller (?:to|will) make )?no repairs)?'

const soldAsIs = (seller: string | undefined, noRepairs: string | undefined): Told =>
  terms(
    `${
      lower(seller) === 'estate'
        ? 'it is sold as-is by an estate'
        : `this is ${articleFor(lower(seller))} ${lower(seller)} sale, sold as-is`
    }${noRepairs ? ', and the seller will make no repairs' : ''}`,
  )

/** Sales by an estate or a trust. */
export const ESTATE_SALES: SubjectRules = {
  lines: [
    [
      new RegExp(`^${AS_IS}(?:,| -|;| \\+)? (?:by (?:the |an? )?)?${ESTATE}${NO_REPAIRS}$`, 'i'),
      (match) => soldAsIs(match[1], match[2]),
    ],
    [
      new RegExp(
        `^${ESTATE}(?:,| -|;| \\+|, and| and)? ${AS_IS}(?: condition)?${NO_REPAIRS}$`,
        'i',
      ),
      (match) => soldAsIs(match[1], match[2]),
    ],
    [
      /^(trust|probate|estate|conservatorship)(?: sale)?,? (?:with )?(no )?court confirmation(?: (?:is )?(not )?(?:required|needed))?$/i,
      ([, sale = '', none = '', not = '']) =>
        terms(
          `this is ${articleFor(sale.toLowerCase())} ${sale.toLowerCase()} sale with ${none || not ? 'no ' : ''}court confirmation required`,
        ),
    ],
    [
      /^no court confirmation(?: (?:is )?(?:required|needed))?$/i,
      told('terms', null, 'no court confirmation is required'),
    ],
    [/^relocation(?: sale)?$/i, told('terms', null, 'it is a relocation sale')],
  ],
  figures: [
    [
      /^trust sale,? no court(?: confirmation| approval)?(?: required| needed)?$/i,
      () => terms('it is a trust sale with no court confirmation'),
    ],
    [
      /^(?:no |without )(seller disclosures?|disclosures?|court confirmation|contingencies),? (estate sale|probate(?: sale)?|short sale|auction)$/i,
      (match) =>
        terms(
          `this is ${withArticle(`${(match[2] ?? '').toLowerCase().replace(/^probate$/, 'probate sale')}`)}, with no ${match[1]?.toLowerCase()}`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:(?:an )?estate sale|sold by (?:the |an )?estate|estate owned)$/i,
      ([whole]) => ({
        kind: 'terms',
        concept: 'estate sale',
        statement: /sale/i.test(whole) ? 'this is an estate sale' : 'it is sold by an estate',
      }),
    ],
    [
      /^probate(?: sale)?$|^trust sale$|^executor sale$/i,
      (match) => ({
        kind: 'terms',
        concept: 'estate sale',
        statement: `this is ${/exec/i.test(match[0]) ? 'an' : 'a'} ${/trust/i.test(match[0]) ? 'trust' : /exec/i.test(match[0]) ? "executor's" : 'probate'} sale`,
      }),
    ],
  ],
}
