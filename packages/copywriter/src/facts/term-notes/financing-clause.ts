import { numberOf, numeral } from '../figures/numerals.ts'
import { type PartReader, readParts } from './parts-in-any-order.ts'
import type { TermClause } from './term-clause.ts'

/** The terms on which an owner lends. */
interface Loan {
  down: string
  rate: string
  length: string
  balloon: string
  payment: string
  more: string[]
}

const SUBJECT =
  /^(owner|seller)s?,? (?:will |may |can |to |would )?(carry|carries|carrying|finance|finances|fin|financing|terms)(?: (?:is )?(?:available|avail|offered|considered|ok|possible))?(?: (?:with|at|terms?:?))?(?:,|:)? (.+)$/i

const YEARS = '(\\d{1,2}|one|two|three|five|ten)[- ]?years?'
const part = (source: string): RegExp => new RegExp(`^(?:${source})(?=$|[\\s,();/-])`, 'i')

const READERS: readonly PartReader<Loan>[] = [
  [
    part('(?:with )?(?:(\\$\\d[\\d,]*)|(\\d{1,2}) ?(?:%|percent)?) (?:down|dn|dp)(?: payment)?'),
    (loan, [, sum, share]) => {
      loan.down = sum ?? `${share}%`
    },
  ],
  [
    part('(?:at )?(\\d{1,2}(?:\\.\\d+)?) ?(?:%|percent)(?: interest| rate| int)?'),
    (loan, [, rate]) => {
      loan.rate = `${rate}%`
    },
  ],
  [
    part(`(?:with )?(?:an? )?${YEARS} balloon|balloon (?:in |after |at )?${YEARS}`),
    (loan, [, years, other]) => {
      loan.balloon = `a ${inWords(years ?? other)}-year balloon`
    },
  ],
  [
    part(`(?:for |over )?(?:an? )?${YEARS}(?: term| amortization| am)?`),
    (loan, [, years]) => {
      loan.length = `${inWords(years)} year${numberOf(years ?? '') === 1 ? '' : 's'}`
    },
  ],
  [
    part('(?:at )?(\\$\\d[\\d,]* a month)'),
    (loan, [, payment = '']) => {
      loan.payment = payment
    },
  ],
  [
    part('no (credit check|prepayment penalty|balloon|bank qualifying|qualifying)'),
    (loan, [, what = '']) => loan.more.push(`no ${what.toLowerCase()}`),
  ],
]

/** Financing by the owner and its terms in any order: 'the owner will carry with 25 percent down at 7 percent'. */
export const financingClause = (text: string): TermClause | null => {
  const [, party = '', verb = '', more = ''] = SUBJECT.exec(text) ?? []
  const loan: Loan = { down: '', rate: '', length: '', balloon: '', payment: '', more: [] }
  if (!party || !readParts(more, READERS, loan)) return null
  const down = loan.down && ` with ${loan.down} down`
  const rate = loan.rate && ` at ${loan.rate}`
  const length = loan.length && ` for ${loan.length}`
  const payment =
    loan.payment && `${down && !rate && !length ? ' and' : ', with payments of'} ${loan.payment}`
  const extras = [loan.balloon, ...loan.more].filter(Boolean)
  const end = extras.length > 0 ? `, with ${extras.join(' and ')}` : ''
  return {
    statement: `the ${party.toLowerCase()} will ${/^carr/i.test(verb) ? 'carry' : 'finance'}${down}${rate}${length}${payment}${end}`,
    kind: 'terms',
  }
}

const inWords = (typed: string | undefined): string => {
  const value = numberOf(typed ?? '')
  return value === null ? (typed ?? '') : numeral(value)
}
