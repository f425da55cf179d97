import { dateOf, isDate } from '../dates.ts'
import { measured } from '../measures.ts'
import { series } from '../numerals.ts'
import { be, subjectOf, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** On what terms it is sold. */
export const SALE: SubjectRules = {
  statements: [
    [
      /^no (FHA|VA|USDA|conventional)(?:(?:\/|,? or |,? and | )(FHA|VA|USDA|conventional))?(?: (?:loans?|financing))?$/i,
      (match) => {
        const list = [match[1], match[2]]
          .filter((loan): loan is string => Boolean(loan))
          .map((loan) => loan.toUpperCase())
        return { kind: 'terms', statement: `${series(list)} loans are not accepted` }
      },
    ],
    [
      /^(?:seller|builder|owner) (?:is )?(?:offering|offers|providing|provides|to provide|includes) (?:a |an )?((?:\w+[- ]year )?)(home|builder|structural) warranty$/i,
      (match) => ({
        kind: 'terms',
        concept: /home/i.test(match[2] ?? '') ? 'home warranty' : null,
        statement: `it comes with a ${measured(match[1] ?? '')}${(match[2] ?? '').toLowerCase()} warranty`,
      }),
    ],
    [
      /^(\d+) ?% down(?: payment)?(?: (?:required|min(?:imum)?))?$/i,
      (match) => ({ kind: 'terms', statement: `${match[1]} percent down is required` }),
    ],
    [/^furnished negotiable$/i, told('terms', null, 'the furnishings are negotiable')],
    [
      /^(?:sale |sold )?contingent (?:up)?on (?:the )?(.+)$/i,
      (match) => {
        const isHome = /^sellers? (?:finding|purchase|to find)/i.test(match[1] ?? '')
        return {
          kind: 'terms',
          concept: isHome ? 'seller must find a home' : null,
          statement: isHome
            ? 'the sale is contingent on the seller finding a home'
            : `the sale is contingent on ${match[1]}`,
        }
      },
    ],
    [
      /^(?:must be |to be )?sold (?:together |only )?with (?:the |an? )?(.+)$/i,
      (match) => {
        const list = [`the ${match[1]}`]
        return {
          kind: 'terms',
          concept: 'sold as a package',
          statement: `it is sold together with ${series(list)}`,
          list,
        }
      },
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
          return {
            kind: 'terms',
            concept: null,
            statement: `the sale is for cash or ${match[2]}${/only$/i.test(match[0]) ? ' only' : ''}`,
          }
        return {
          kind: 'terms',
          concept: 'cash or rehab loan',
          statement: /cash/i.test(match[0])
            ? `the sale is for cash or ${loan}`
            : `${loan} will be considered`,
          list: /cash/i.test(match[0]) ? ['cash', loan] : [loan],
        }
      },
    ],
    [
      /^((?:FHA|VA|USDA|conventional)(?:\s*(?:\/|,|and|or|\+)\s*(?:FHA|VA|USDA|conventional))*)(?: (?:loans?|financing))?(?: (?:ok|okay|accepted|eligible|approved|welcome|considered))?$/i,
      (match) => {
        const list = (match[1] ?? '')
          .split(/\s*(?:\/|,|and|or|\+)\s*/i)
          .filter(Boolean)
          .map((loan) => (/conv/i.test(loan) ? 'conventional' : loan.toUpperCase()))
        return {
          kind: 'terms',
          // The lines of the concept tell of loans that a seller accepts.
          concept: /eligible|approved/i.test(match[0]) ? null : 'loan types accepted',
          statement: /eligible|approved/i.test(match[0])
            ? `it is ${series(list)} ${/eligible/i.test(match[0]) ? 'eligible' : 'approved'}`
            : `${series(list)} financing is accepted`,
          list,
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
      /^(?:selling |sold |to be sold )?(?:at |by |via )?(?:a |an )?(?:live |online |absolute |reserve |public )?auction(?: (?:on )?(.+))?$|^auction property$/i,
      (match) => {
        const date = match[1] && isDate(match[1]) ? dateOf(match[1]) : ''
        const kind = /online|absolute|reserve|live|public/i.exec(match[0])?.[0]?.toLowerCase()
        return {
          kind: 'terms',
          concept: 'auction',
          statement: `it will be sold at ${kind ? `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} auction` : 'auction'}${date ? ` on ${date}` : ''}`,
          date,
        }
      },
    ],
    [
      /^(?:estate sale|sold by (?:the )?estate|estate owned)$/i,
      told('terms', 'estate sale', 'it is sold by an estate'),
    ],
    [
      /^probate(?: sale)?$|^trust sale$|^executor sale$/i,
      (match) => ({
        kind: 'terms',
        concept: 'estate sale',
        statement: `this is ${/exec/i.test(match[0]) ? 'an' : 'a'} ${/trust/i.test(match[0]) ? 'trust' : /exec/i.test(match[0]) ? "executor's" : 'probate'} sale`,
      }),
    ],
    [
      /^(?:bank|lender|corporate)[- ]owned$|^REO$|^foreclosure$|^foreclosed$|^HUD (?:home|owned)$/i,
      (match) => ({
        kind: 'terms',
        concept: 'bank-owned',
        statement: /forecl/i.test(match[0])
          ? 'it is a foreclosure'
          : /hud/i.test(match[0])
            ? 'it is HUD-owned'
            : /lender/i.test(match[0])
              ? 'it is lender-owned'
              : /corporate/i.test(match[0])
                ? 'it is corporate-owned'
                : 'it is bank-owned',
      }),
    ],
    [
      /^(?:approved )?short sale(?:, subject to lender approval)?$|^(?:subject to|requires) (?:lender|third[- ]party) approval$/i,
      (match) => ({
        kind: 'terms',
        concept: 'short sale',
        statement: /short/i.test(match[0])
          ? `it is ${/approved short/i.test(match[0]) ? 'an approved' : 'a'} short sale`
          : `the sale needs ${/third/i.test(match[0]) ? 'third-party' : 'lender'} approval`,
      }),
    ],
    [
      /^(?:seller|sellers|owner)?s?'? ?(?:needs? |wants? |requests? |to )?(?:a )?(?:lease[- ]?back|rent[- ]?back)(?: (?:required|needed|requested|preferred))?$/i,
      (match) => ({
        kind: 'terms',
        concept: 'leaseback',
        statement: `a ${/rent/i.test(match[0]) ? 'rent-back' : 'leaseback'} is ${/preferred|requested/i.exec(match[0])?.[0]?.toLowerCase() ?? (/need|require/i.test(match[0]) ? 'needed' : 'part of the sale')}`,
      }),
    ],
    [
      /^(?:sold |comes |rented |offered )?(fully |turnkey |partially )?furnished$|^furniture (?:included|conveys|stays)$|^furnishings included$/i,
      (match) => ({
        kind: 'terms',
        concept: /partial/i.test(match[1] ?? '') ? null : 'furnished',
        statement: /included|conveys|stays/i.test(match[0])
          ? 'the furniture is included'
          : `it comes ${/fully|partially/i.exec(match[1] ?? '')?.[0]?.toLowerCase() ?? ''} furnished`.replace(
              '  ',
              ' ',
            ),
      }),
    ],
    [/^(?:furniture|furnishings) negotiable$/i, told('terms', null, 'the furniture is negotiable')],
    [
      /^(?:quick|fast) (?:close|closing|possession)(?: (?:possible|available|ok))?$|^can close (?:quickly|fast)$/i,
      (match) => ({
        kind: 'terms',
        concept: 'quick close',
        statement: `a quick ${/possession/i.test(match[0]) ? 'possession' : 'closing'} is possible`,
      }),
    ],
    [
      /^immediate (?:possession|occupancy)$|^possession at closing$/i,
      (match) => ({
        kind: 'terms',
        concept: 'quick close',
        statement: /closing/i.test(match[0])
          ? 'possession is at closing'
          : `${/occ/i.test(match[0]) ? 'occupancy' : 'possession'} is immediate`,
      }),
    ],
    [
      /^(?:sold )?subject to (.+)$/i,
      (match) => ({
        kind: 'terms',
        concept: /tenant/i.test(match[1] ?? '') ? 'tenant-occupied' : null,
        statement: `it is sold subject to ${match[1]}`,
      }),
    ],
    [
      /^(?:includes |with )?(?:a )?((?:one|1|two|2|ten|10)[- ]?(?:year|yr) )?(home|builder'?s?|structural|roof|limited) warranty(?: included)?$/i,
      (match) => ({
        kind: 'terms',
        concept: /home/i.test(match[2] ?? '') ? 'home warranty' : null,
        statement: `it comes with a ${match[1] ? `${measured(`${match[1].trim()} x`).replace(/ x$/, '')} ` : ''}${(match[2] ?? '').toLowerCase()} warranty`,
      }),
    ],
  ],
  lastStatements: [
    [
      /^(.+?) (?:negotiable)$/i,
      (match) => ({
        kind: /pet/i.test(match[1] ?? '') ? 'pets' : 'terms',
        concept: /pet/i.test(match[1] ?? '') ? 'pets allowed' : null,
        statement: /pets?/i.test(match[1] ?? '')
          ? 'pets are negotiable'
          : `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} negotiable`,
      }),
    ],
  ],
}
