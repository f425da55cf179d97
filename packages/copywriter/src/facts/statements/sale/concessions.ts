import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, amountOf, sum } from '../wording/amounts.ts'
import { terms } from '../wording/kinds.ts'

const OFFERED_AMOUNT = String.raw`((?:up to )?\$?\d[\d,.]*(?: ?k\b| ?%| percent)?)`

const GIVER = '(sellers?|builder|owner|developer)'

const GIVES =
  'offering|offers|contributing|contributes|providing|provides|giving|gives|paying|pays|crediting'

/** What the sum is for, with the articles that notes leave out. */
const purposeOf = (typed: string): string =>
  measured(typed)
    .replace(/^(?:buyer'?s?'? )?(?:cc|closing)(?! costs)(?= |$)/i, 'closing costs')
    .replace(/\bclosing cost(?!s)/i, 'closing costs')
    .replace(/\bbuyers?'?s?'? (?=closing|costs|rate)/i, "the buyer's ")
    .replace(
      /(?<!\ba )\b((?:\d-\d )?(?:interest )?(?:rate )?)buy[- ]?down/i,
      (_, kind: string) => `a ${kind}buydown`,
    )
    .replace(/\bwith (?=preferred|builder|full|acceptable|approved)/i, 'with a ')
    .replace(/\bwith an? (?=acceptable|approved)/i, 'with an ')
    .replace(/\bwith a (?=preferred lender|builder's)/i, 'with the ')
    .replace(/\bfull price offer/i, 'full-price offer')

const MONEY_FOR = new RegExp(
  String.raw`^${GIVER} (?:is |are )?(${GIVES}|(?:will |to |can |may )(?:contribute|pay|provide|give|offer|credit|cover)) (?:the )?(?:buyers? )?(?:a |an )?${OFFERED_AMOUNT}(?: (credit|concession|allowance))?((?: (?:toward|towards|for|in|at|on|to)\b| (?=cc\b|closing))(?! (?:the )?(?:buyer'?s )?agent).*)?$`,
  'i',
)

const giverOf = (typed: string): string => `the ${typed.toLowerCase()}`

/** 'is offering', 'will contribute'. */
const givesOf = (giver: string, typed: string): string => {
  const verb = typed.toLowerCase()
  const later = /^(?:will|to|can|may) (.+)$/.exec(verb)
  if (later) return `${verb.startsWith('to ') ? 'will' : verb.split(' ')[0]} ${later[1]}`
  if (/^offers?$/.test(verb)) return /s$/i.test(giver) ? 'offer' : 'offers'
  const stem = verb.replace(/(?:ing|s)$/, '')
  return verb.endsWith('ing')
    ? `${/s$/i.test(giver) ? 'are' : 'is'} ${verb}`
    : `will ${/^(?:contribut|provid|giv)$/.test(stem) ? `${stem}e` : stem}`
}

const creditOf = (kind: string, amount: string): string => `${articleFor(amount)} ${amount} ${kind}`

/** What the seller or builder pays or gives. */
export const CONCESSIONS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${GIVER} (?:is |are )?(will|to|can|may|willing to|would) (pay for|cover|buy|contribute to|consider|help with) (?:an? |the )?((?:\\d-\\d )?(?:interest )?(?:rate )?buy[- ]?down|home warranty|closing costs|survey|termite (?:bond|treatment)|appraisal|title (?:policy|insurance)|inspection|pest inspection)$`,
        'i',
      ),
      (match) => {
        const verb = lower(match[2]).replace(/^to$/, 'will').replace('willing to', 'would')
        return terms(
          `${giverOf(match[1] ?? '')} ${verb} ${lower(match[3])} ${withArticle(lower(match[4]).replace(/buy[- ]?down/, 'buydown'))}`,
        )
      },
    ],
    [
      new RegExp(
        `^(?:up to )?${AMOUNT} (?:toward|towards|for) (?:an? )?(?:interest )?rate buy-?down(?: with (?:the |our |an? )?(preferred lender|approved lender|builder'?s? lender))?$`,
        'i',
      ),
      (match) =>
        terms(
          `${/^up to/i.test(match[0]) ? 'up to ' : ''}${sum(match[1])} toward a rate buydown is offered${match[2] ? ` with the ${lower(match[2])}` : ''}`,
        ),
    ],
    [
      new RegExp(
        `^(seller|sellers|owner|builder) (?:is |are )?(offering|offers|giving|providing|to give|will give) (?:an? )?${AMOUNT} ([a-z]+) (allowance|credit)$`,
        'i',
      ),
      (match) =>
        terms(
          `the ${lower(match[1])} ${/s$/i.test(match[1] ?? '') ? 'are' : 'is'} offering ${articleFor(sum(match[3]))} ${sum(match[3])} ${lower(match[4])} ${lower(match[5])}`,
        ),
    ],
    [
      /^seller (concessions?|credit|contribution|assist)(?: (?:for|toward|towards) (?:buyer )?clos(?:ing|e)(?: costs?)?)?(?: of)? up to ([\d.]+) ?%(?: (?:possible|available|considered))?$/i,
      (match) =>
        terms(
          `${/concession/i.test(match[1] ?? '') ? 'seller concessions' : `a seller ${lower(match[1])}`} of up to ${match[2]} percent ${/concession/i.test(match[1] ?? '') ? 'are' : 'is'} available${/clos/i.test(match[0]) ? ' for closing costs' : ''}`,
        ),
    ],
  ],
  figures: [
    [
      MONEY_FOR,
      ([, giver = '', verb = '', amount = '', credit = '', rest = '']) => {
        const isLoose = /^ (?:cc|closing)\b/i.test(rest)
        const link = isLoose ? 'toward ' : ''
        const [, preposition = '', purpose = ''] =
          /^ (toward|towards|for|in|at|on|to) (.+)$/i.exec(rest) ?? []
        if (!credit && !preposition && !isLoose) return null
        const sum = credit ? creditOf(credit.toLowerCase(), amountOf(amount)) : amountOf(amount)
        const verbs = givesOf(giver, verb)
        const object = /credit(?:ing)?$/.test(verbs) ? `the buyer ${sum}` : sum
        const goal = isLoose
          ? ` ${link}${purposeOf(rest.trim())}`
          : preposition
            ? ` ${preposition.toLowerCase()} ${/^at$/i.test(preposition) ? purpose : purposeOf(purpose)}`
            : ''
        return terms(`${giverOf(giver)} ${verbs} ${object}${goal}`)
      },
    ],
    [
      new RegExp(
        `^${GIVER} (will |to |can |may )?(pay|pays|paying|cover|covers|help with|assist with) (some |all )?(?:of )?(?:the )?((?:buyer'?s?'? )?closing costs?.*)$`,
        'i',
      ),
      ([, giver = '', modal = '', verb = '', share = '', costs = '']) =>
        terms(
          `${giverOf(giver)} ${/^(?:can|may)/i.test(modal) ? modal.toLowerCase() : 'will '}${verb.toLowerCase().replace(/(?:s|ing)$/, '')} ${share.toLowerCase()}${purposeOf(costs)}`,
        ),
    ],
    [
      new RegExp(
        `^${OFFERED_AMOUNT} (?:is )?(?:offered |available |credit )?(?:toward|towards) (.+)$`,
        'i',
      ),
      ([, amount = '', purpose = '']) =>
        terms(`${amountOf(amount)} is offered toward ${purposeOf(purpose)}`),
    ],
    [
      new RegExp(
        `^(?:${OFFERED_AMOUNT} )?((?:seller|builder|preferred lender|lender|closing cost|[a-z]+) (?:credit|concession|allowance|incentive)|(?:[a-z]+[- ]){2,3}incentive)(?: (?:of )?${OFFERED_AMOUNT})?(?: (?:offered|available))?((?: (?:for|toward|with|at|through) .+)?)$`,
        'i',
      ),
      ([, before, kind = '', after, rest = '']) => {
        const amount = before ?? after
        if (
          !amount ||
          /^(?:good|excellent|strong|solid|decent|min(?:imum)?|tax|energy|wind|insurance|pet|TI)\b/i.test(
            kind,
          )
        )
          return null
        const named = kind.toLowerCase().replace('preferred lender', 'preferred-lender')
        return terms(
          `${articleFor(amountOf(amount))} ${amountOf(amount)} ${named.replace(/^(\w+) (\w+) (\w+)(?= incentive)/, '$1-$2-$3')} is offered${rest ? ` ${purposeOf(rest.trim())}` : ''}`,
        )
      },
    ],
    [
      /^(seller|builder)[- ]paid ((?:\d-\d )?(?:rate )?buy[- ]?down)$|^((?:\d-\d )?(?:rate )?buy[- ]?down)(?: (?:offered|available|paid))?(?: by (?:the )?(seller|builder))?$/i,
      ([, payer, paid, offered, by]) => {
        const what = (paid ?? offered ?? '').toLowerCase().replace(/buy[- ]down/, 'buydown')
        return terms(
          `a ${payer ? `${payer.toLowerCase()}-paid ` : ''}${what} is offered${by ? ` by the ${by.toLowerCase()}` : ''}`,
        )
      },
    ],
    [
      /^(seller|builder) concessions?(?: (?:are |is )?(available|offered|possible|considered))?$/i,
      ([, giver = '', state = 'available']) =>
        terms(`${giver.toLowerCase()} concessions are ${state.toLowerCase()}`),
    ],
  ],
}
