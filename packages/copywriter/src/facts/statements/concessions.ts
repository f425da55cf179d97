import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { numberOf, numeral } from '../numerals.ts'
import type { SubjectRules } from './subject-rules.ts'
import { amountOf } from './wording/amounts.ts'

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
  const stem = verb.replace(/(?:ing|s)$/, '')
  return verb.endsWith('ing')
    ? `${/s$/i.test(giver) ? 'are' : 'is'} ${verb}`
    : `will ${/^(?:contribut|provid|giv)$/.test(stem) ? `${stem}e` : stem}`
}

const creditOf = (kind: string, amount: string): string => `${articleFor(amount)} ${amount} ${kind}`

/** How long rent is free: 'the first month is', 'six weeks are'. */
const freeTime = (count: string, unit: string): string => {
  const noun = /^w/i.test(unit) ? 'week' : 'month'
  if (/^(?:first|1st)$/i.test(count)) return `the first ${noun} is`
  const value = numberOf(count) ?? 1
  return `${numeral(value)} ${value === 1 ? `${noun} is` : `${noun}s are`}`
}

/** ' with a 14-month lease'. */
const leaseOf = (typed: string): string =>
  measured(typed).replace(
    /^ (with|on|for) (?:a |an )?(?=([\w-]+-(?:month|year)) )/i,
    (_, word: string, term: string) => ` ${word.toLowerCase()} ${articleFor(term)} `,
  )

/** What a seller or a landlord gives: credits, costs that are paid, free rent. */
export const CONCESSIONS: SubjectRules = {
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
        return {
          kind: 'terms',
          concept: null,
          statement: `${giverOf(giver)} ${verbs} ${object}${goal}`,
        }
      },
    ],
    [
      new RegExp(
        `^${GIVER} (will |to |can |may )?(pay|pays|paying|cover|covers|help with|assist with) (some |all )?(?:of )?(?:the )?((?:buyer'?s?'? )?closing costs?.*)$`,
        'i',
      ),
      ([, giver = '', modal = '', verb = '', share = '', costs = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `${giverOf(giver)} ${/^(?:can|may)/i.test(modal) ? modal.toLowerCase() : 'will '}${verb.toLowerCase().replace(/(?:s|ing)$/, '')} ${share.toLowerCase()}${purposeOf(costs)}`,
      }),
    ],
    [
      new RegExp(
        `^${OFFERED_AMOUNT} (?:is )?(?:offered |available |credit )?(?:toward|towards) (.+)$`,
        'i',
      ),
      ([, amount = '', purpose = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `${amountOf(amount)} is offered toward ${purposeOf(purpose)}`,
      }),
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
        return {
          kind: 'terms',
          concept: null,
          statement: `${articleFor(amountOf(amount))} ${amountOf(amount)} ${named.replace(/^(\w+) (\w+) (\w+)(?= incentive)/, '$1-$2-$3')} is offered${rest ? ` ${purposeOf(rest.trim())}` : ''}`,
        }
      },
    ],
    [
      /^(seller|builder)[- ]paid ((?:\d-\d )?(?:rate )?buy[- ]?down)$|^((?:\d-\d )?(?:rate )?buy[- ]?down)(?: (?:offered|available|paid))?(?: by (?:the )?(seller|builder))?$/i,
      ([, payer, paid, offered, by]) => {
        const what = (paid ?? offered ?? '').toLowerCase().replace(/buy[- ]down/, 'buydown')
        return {
          kind: 'terms',
          concept: null,
          statement: `a ${payer ? `${payer.toLowerCase()}-paid ` : ''}${what} is offered${by ? ` by the ${by.toLowerCase()}` : ''}`,
        }
      },
    ],
    [
      /^(seller|builder) concessions?(?: (?:are |is )?(available|offered|possible|considered))?$/i,
      ([, giver = '', state = 'available']) => ({
        kind: 'terms',
        concept: null,
        statement: `${giver.toLowerCase()} concessions are ${state.toLowerCase()}`,
      }),
    ],
    [
      /^(?:get |receive )?(?:the )?(first|1st|one|two|three|four|six|eight|half|\d) ?(month|mo|week|wk)s?(?:'s?)?(?: of)?(?: rent)? free(?: rent)?((?: (?:with|on|for) .+)?)$/i,
      ([, count = '', unit = '', rest = '']) => ({
        kind: 'terms',
        concept: null,
        statement: /^half$/i.test(count)
          ? `half a month is free${leaseOf(rest)}`
          : `${freeTime(count, unit)} free${leaseOf(rest)}`,
      }),
    ],
    [
      /^(half|\$?\d[\d,]*|\d+ ?%) off (?:the )?(?:first|1st) months?'?s?(?: rent)?((?: (?:with|on) .+)?)$/i,
      ([, amount = '', rest = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `the first month's rent is ${/^half$/i.test(amount) ? 'half' : amountOf(amount)} off${leaseOf(rest)}`,
      }),
    ],
    [
      /^landlord (?:will |to )?(?:give|gives|giving|offers?) (one|two|three|\d+) mo(?:nth)?s?(?: free)?(?: rent)?(?: for (?:the )?(build[- ]?out))?$/i,
      ([whole, count = '', work]) => {
        const value = numberOf(count) ?? 1
        return {
          kind: 'terms',
          concept: null,
          statement: `the landlord will give ${numeral(value)} ${value === 1 ? 'month' : 'months'}${/free/i.test(whole) ? ' of free rent' : ''}${work ? ' for the buildout' : ''}`,
        }
      },
    ],
  ],
}
