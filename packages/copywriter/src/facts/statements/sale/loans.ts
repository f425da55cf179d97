import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { inLine, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { dollars } from '../wording/amounts.ts'
import { inWords } from '../wording/counts.ts'
import { fee, restriction, terms } from '../wording/kinds.ts'
import { loanTypes } from '../wording/parties.ts'

const LOAN =
  '(?:conventional|conv|FHA|VA|USDA|RD|cash|MSHDA|THDA|VHDA|CHFA|OHFA|IHDA|WHEDA|MassHousing|203k|hard money|portfolio)'

const LOAN_NAMES: Readonly<Record<string, string>> = { conv: 'conventional' }

const loanOf = (typed: string): string => {
  const loan = typed.trim()
  return (
    LOAN_NAMES[loan.toLowerCase()] ??
    (/^(?:conventional|cash|hard money|portfolio)$/i.test(loan) ? loan.toLowerCase() : loan)
  )
}

const LENDER = '(VA|FHA|USDA|conventional)'

/** 'for a qualified buyer', 'to a qualified veteran', 'with the seller's approval'. */
const conditionOf = (typed: string): string =>
  inLine(
    typed
      .replace(
        /^ (for|by|to) (?:an? )?(qualified|approved|eligible|qualifying) (buyer|borrower|vet)(?:eran)?$/i,
        (_, word: string, state: string, whom: string) =>
          ` ${lower(word)} ${articleFor(state)} ${lower(state)} ${lower(whom).replace(/^vet$/, 'veteran')}`,
      )
      .replace(/^ with (?:the )?(seller|lender)'?s? approval$/i, " with the $1's approval"),
  )

/** How it can be financed. */
export const LOANS: SubjectRules = {
  lines: [
    [
      /^(?:owner|seller) (?:fin(?:ancing|ance)?\.?|carry|terms) (?:is )?(poss(?:ible)?\.?|possible|available|avail\.?|offered|considered)(?: with|,| w\/) (\d{1,2}) ?(?:%|percent) (?:down|dn)\.?(?:,| at| and)? (\d{1,2}(?:\.\d+)?) ?(?:%|percent)(?: interest)?$/i,
      ([, state = '', down, rate]) =>
        terms(
          `owner financing is ${/^poss/i.test(state) ? 'possible' : /^avail/i.test(state) ? 'available' : lower(state)} with ${down} percent down at ${rate} percent`,
        ),
    ],
    [
      /^(?:a )?cash or (rehab|hard money|renovation|construction|portfolio|203k) (?:loan|financing) (?:is )?preferred$/i,
      ([, loan]) => terms(`cash or a ${lower(loan)} loan is preferred`),
    ],
    [
      /^(?:\$?0|zero|no money) down(?: payment)?(?: (?:is )?(possible|available|ok|allowed|eligible|financing|loans?))?(?: available)?$/i,
      () => terms('financing with no money down may be possible'),
    ],
    [
      /^loan balance (?:is |of )?(about |approximately )?\$([\d,.]+)(k)?(?: at ([\d.]+) ?%)?$/i,
      ([, hedge, sum, scale, rate]) =>
        terms(
          `the loan balance is ${hedge ? 'about ' : ''}${dollars(sum, scale)}${rate ? ` at ${rate} percent` : ''}`,
        ),
    ],
    [
      /^(?:owner|seller) financ(?:ing|e)(?: (?:is )?available)?(?:,| with)? (\d+) ?% down,? (?:at )?(\d+(?:\.\d+)?) ?%(?: interest| rate)?(?:,? (?:with )?(?:an? )?(\d+)[- ]?(?:yr|year)s? balloon)?$/i,
      (match) =>
        terms(
          `owner financing is available with ${match[1]} percent down at ${match[2]} percent${match[3] ? `, with ${articleFor(match[3])} ${inWords(match[3])}-year balloon` : ''}`,
        ),
    ],
    [
      /^(?:conventional or cash|cash or conventional|conv\.? or cash)(?: only| financing)?$/i,
      (match) =>
        terms(
          `the sale is for cash or conventional financing${/only/i.test(match[0]) ? ' only' : ''}`,
        ),
    ],
    [
      /^cash or (\d+) ?% down only(?:,? per (?:the )?condo doc(?:ument)?s)?$/i,
      (match) =>
        terms(
          `the sale is for cash or ${match[1]} percent down only${/per/i.test(match[0]) ? ', per the condo documents' : ''}`,
        ),
    ],
    [
      /^(owner|seller) financ(?:e|ing) (?:is |will be |may be )?considered$/i,
      (match) => ({
        kind: 'terms',
        concept: 'seller financing',
        statement: `${lower(match[1])} financing will be considered`,
      }),
    ],
    [
      new RegExp(
        `^(${LOAN}(?:(?:, (?:and |or )?| and | or |\\/| \\+ | & )${LOAN})+)(?: financing| loans?| buyers)?(?: (?:is |are )?(ok|okay|accepted|welcome|considered|allowed))?$`,
        'i',
      ),
      (match) => {
        const loans = (match[1] ?? '').split(/, (?:and |or )?| and | or |\/| \+ | & /).map(loanOf)
        const isList = loans.length > 2 || (match[2] && !/ or |^cash\//i.test(match[1] ?? ''))
        if (!isList) return null
        if (
          !loans.some((loan) =>
            /^(?:conventional|cash|MSHDA|THDA|VHDA|CHFA|OHFA|IHDA|WHEDA|MassHousing)$/.test(loan),
          )
        )
          return null
        const isCash = loans.includes('cash')
        const names = loans.filter((loan) => loan !== 'cash')
        const financing = names.length > 0 ? `${series(names)} financing` : ''
        const what = isCash ? [financing, 'cash'].filter(Boolean).join(' and ') : financing
        const verb = isCash && financing ? 'are' : 'is'
        const how = /^considered$/i.test(match[2] ?? '') ? 'considered' : 'accepted'
        return {
          ...terms(`${what} ${verb} ${how}`),
          concept: how === 'accepted' ? 'loan types accepted' : null,
          list: loans,
        }
      },
    ],
    [
      /^(?:seller|owner) (?:finance|financing|carry|terms)(?: is| are)? (considered|available|possible|offered|ok)(?: (?:with|at|w\/) ([\d.]+) ?% down)?$/i,
      (match) =>
        match[2]
          ? {
              ...terms(
                `${lower(match[0].split(' ')[0])} financing ${/considered/i.test(match[1] ?? '') ? 'will be considered' : 'is available'} with ${match[2]} percent down`,
              ),
              concept: 'seller financing',
            }
          : null,
    ],
    [
      /^(sale[- ]leaseback|land contract|contract for deed|real estate contract) (?:terms? )?(?:will be |may be |is |are )?considered(?:,? (?:with )?(\d+) ?(?:%|percent) down)?$/i,
      (match) => {
        const deal = lower(match[1]).replace(/^sale (?=leaseback)/, 'sale-')
        return terms(
          `${withArticle(deal)} will be considered${match[2] ? ` with ${match[2]} percent down` : ''}`,
        )
      },
    ],
    [
      /^(?:assumable )?(VA|FHA) (?:loan )?assum(?:able|ption) (?:is )?possible$/i,
      (match) => terms(`assumption of the ${match[1]?.toUpperCase()} loan is possible`),
    ],
    [
      /^assumable (VA|FHA) loan(?: at| of)? ([\d.]+) ?(?:%|percent) (?:to|for) (?:an? )?(?:qualified|eligible) (vet|veteran|buyer|VA buyer)s?$/i,
      (match) =>
        terms(
          `the ${match[1]?.toUpperCase()} loan is assumable at ${match[2]} percent by a qualified ${/^vet/i.test(match[3] ?? '') ? 'veteran' : lower(match[3]).replace('va', 'VA')}`,
        ),
    ],
    [
      /^(?:owner|seller) (?:terms|financing|will carry|carry),? (?:with )?(?:an? )?(\d+)[- ](?:year|yr)s? balloon$/i,
      (match) =>
        terms(
          `owner terms are offered with a ${numeral(numberOf(match[1] ?? '') ?? 5)}-year balloon`,
        ),
    ],
  ],
  figures: [
    [
      new RegExp(
        String.raw`^(?:the )?(?:low rate )?(?:(\d(?:\.\d+)?) ?% )?(?:${LENDER} )?(?:(?:loan|mortgage) (?:is )?)?assumable(?: ${LENDER})?(?: (?:loan|mortgage|rate|financing))?(?:,? (?:at |@ ?)?(\d(?:\.\d+)?)(?: ?%| percent)?(?: ${LENDER}(?: loan)?)?)?(?:,? due (?:in )?((?:19|20)\d\d))?((?: (?:for|by|to|with) .+)?)$|^assume ?(\d(?:\.\d+)?)? ?%?$|^loan assumption available$`,
        'i',
      ),
      ([, first, before, after, second, last, due, condition = '', assumed]) => {
        const lender = before ?? after ?? last
        const rate = first ?? second ?? assumed
        return {
          kind: 'terms',
          concept: condition || due ? null : 'assumable loan',
          statement: `the ${lender ? `${loanTypes(lender)} ` : ''}loan is assumable${rate ? ` at ${rate} percent` : ''}${due ? ` and due in ${due}` : ''}${conditionOf(condition)}`,
          count: rate && !condition && !due ? Number(rate) : null,
        }
      },
    ],
    [
      /^(owner|seller) financing(?: (available|offered|possible))? ((?:for|to) (?:an? )?(?:qualified|approved) buyers?)$/i,
      ([, who = '', state = 'available', whom = '']) =>
        terms(`${who.toLowerCase()} financing is ${state.toLowerCase()}${conditionOf(` ${whom}`)}`),
    ],
    [
      /^((?:owner|seller) (?:terms|carry|contract)|trades?|lease (?:purchase|to own)|contract for deed|land contract|exchanges?|contingent offers|contingencies)(?: (?:is|are))? considered(?: with (\d+)% down)?$/i,
      (match) =>
        terms(
          `${/^(?:lease|contract|land)/i.test(match[1] ?? '') ? 'a ' : ''}${lower(match[1])} will be considered${match[2] ? ` with ${match[2]} percent down` : ''}`,
        ),
    ],
    [
      /^(?:owner|seller) (?:financing|will carry|carry)(?: is)?(?: (possible|available|offered|considered))?,?(?: with)? (\d+)% down,?(?: at)? ([\d.]+)%(?: (?:interest|rate))?$/i,
      (match) =>
        terms(
          `owner financing ${/considered/i.test(match[1] ?? '') ? 'will be' : 'is'} ${match[1]?.toLowerCase() ?? 'available'} with ${match[2]} percent down at ${match[3]} percent`,
        ),
    ],
    [
      /^(?:SF|seller financing|owner financing|seller|owner) (?:may|might|will) (?:be )?consider(?:ed)?(?: financing)? (?:with |at )?(\d+) ?%(?: down)?$/i,
      (match) => ({
        kind: 'terms',
        concept: 'seller financing',
        statement: `seller financing may be considered with ${match[1]} percent down`,
      }),
    ],
    [
      /^(owner|seller) (?:will |to |may )?financ(?:e|ing)(?: available)?$/i,
      (match) => ({
        kind: 'terms',
        concept: 'seller financing',
        statement: `${(match[1] ?? '').toLowerCase()} financing is available`,
      }),
    ],
    [
      /^underlying mortgage (?:is )?(low|small|none|paid off)$|^(?:low|small|no) underlying mortgage$/i,
      (match) =>
        fee(
          /no|paid/i.test(match[0])
            ? 'there is no underlying mortgage'
            : 'the underlying mortgage is low',
        ),
    ],
  ],
  statements: [
    [
      /^1031(?: exchange)?(?: ok| possible| welcome| considered)?$/i,
      told('terms', null, 'a 1031 exchange is possible'),
    ],
    [
      /^(\d+) ?% down(?: payment)?(?: (?:required|min(?:imum)?))?$/i,
      (match) => ({ kind: 'terms', statement: `${match[1]} percent down is required` }),
    ],
    [
      /^(?:owner|seller) (will|may|can|to) (?:carry|finance)(?: (?:back|the note|a note|contract|paper))?$/i,
      (match) => ({
        kind: 'terms',
        concept: 'seller financing',
        statement: `the ${/^seller/i.test(match[0]) ? 'seller' : 'owner'} ${/to/i.test(match[1] ?? '') ? 'will' : (match[1] ?? 'will').toLowerCase()} ${/finance/i.test(match[0]) ? 'finance' : 'carry'}`,
      }),
    ],
    [
      /^(?:owner|seller) financing(?: (?:available|offered|possible|considered))?(?: (?:with |at )?(\d+) ?% down)?$/i,
      (match) => ({
        kind: 'terms',
        concept: 'seller financing',
        statement: `${/^seller/i.test(match[0]) ? 'seller' : 'owner'} financing ${/considered/i.test(match[0]) ? 'will be considered' : /possible/i.test(match[0]) ? 'is possible' : 'is available'}${match[1] ? ` with ${match[1]} percent down` : ''}`,
      }),
    ],
    [
      /^contract for deed(?: available)?$|^land contract(?: available)?$/i,
      (match) => ({
        kind: 'terms',
        concept: 'seller financing',
        statement: `${/land/i.test(match[0]) ? 'a land contract' : 'a contract for deed'} is available`,
      }),
    ],
    [
      /^cash only$|^cash (?:buyers|offers|sale)(?: only)?$|^no financing$|^not financeable$|^will not finance$/i,
      (match) => ({
        kind: 'terms',
        concept: 'cash only',
        statement: /financ/i.test(match[0]) ? 'it will not finance' : 'the sale is for cash only',
      }),
    ],
    [
      /^(?:cash or )?(?:a )?(rehab|renovation|203\(?k\)?|homestyle|construction|conventional) ?(?:loans?)?(?: only)?$|^cash ?\/ ?203\(?k\)?$|^cash or (.+?)(?: only)?$/i,
      (match) => {
        const loan = /203/.test(match[0])
          ? 'a 203(k) loan'
          : `a ${(match[1] ?? 'rehab').toLowerCase()} loan`
        if (match[2] && !/\bloan|203/i.test(match[2]))
          return terms(
            `the sale is for cash or ${match[2]}${/only$/i.test(match[0]) ? ' only' : ''}`,
          )
        const isOnly = /\bonly$/i.test(match[0])
        return {
          kind: 'terms',
          // The lines of the concept would leave other loans open.
          concept: isOnly ? null : 'cash or rehab loan',
          statement: /cash/i.test(match[0])
            ? `the sale is ${isOnly ? 'only ' : ''}for cash or ${loan}`
            : `${loan} will be considered`,
          list: /cash/i.test(match[0]) ? ['cash', loan] : [loan],
        }
      },
    ],
    [
      /^lease[- ](?:to[- ]own|option|purchase)(?: (?:available|possible|considered|ok))?$|^rent[- ]to[- ]own(?: (?:available|possible|considered|ok))?$|^lease with option(?: to buy)?$|^option to buy$/i,
      (match) => ({
        kind: 'terms',
        concept: 'lease option',
        statement:
          `${/rent/i.test(match[0]) ? 'rent-to-own' : /to[- ]own/i.test(match[0]) ? 'lease-to-own' : /purchase/i.test(match[0]) ? 'a lease purchase' : /^option/i.test(match[0]) ? 'an option to buy' : 'a lease option'} is ${/possible|considered/i.exec(match[0])?.[0]?.toLowerCase() ?? 'available'}`.replace(
            'is considered',
            'will be considered',
          ),
      }),
    ],
    [
      /^(\d+) ?% (?:fin|financing)(?: (?:allowed|ok|max))?$/i,
      (match) => restriction(`financing of up to ${match[1]} percent is allowed`),
    ],
  ],
}
