import { articleFor } from '@listwright/reviewer/language'
import { dateOf, isDate } from '../dates.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { AMOUNT, PERIOD_OF_RENT, per, sum } from './wording/amounts.ts'
import { inWords } from './wording/counts.ts'
import { GROUP_DATE } from './wording/dates.ts'
import { income, tenancy, terms } from './wording/kinds.ts'

const billed = (typed: string, amount: string, period: string) => {
  const what = typed.trim()
  if (!what) return null
  const name = /^[A-Z][a-z]+ (?:electric|gas|power|water)$/.test(what)
    ? `the ${what} bill`
    : lower(what).replace(/^electric$/, 'electricity')
  const isMany = /s$/.test(name)
  const article = / bill$/.test(name) && !/^the /.test(name) ? 'the ' : ''
  return {
    kind: 'fee' as const,
    concept: null,
    statement: `${article}${name} ${isMany ? 'average' : 'averages'} ${amount}${period}`,
  }
}

/** Rents, bills and incomes with their sums, and what is paid or given before a lease or a sale. */
export const EARNINGS: SubjectRules = {
  lines: [
    [
      new RegExp(`^(?:(?:the|current) )?tenants? pays? ${AMOUNT}${PERIOD_OF_RENT}$`, 'i'),
      (match) =>
        tenancy(
          `the ${/tenants/i.test(match[0]) ? 'tenants pay' : 'tenant pays'} ${sum(match[1])}${per(match[2])}`,
        ),
    ],
    [
      new RegExp(
        `^current lease (?:through|thru|until|till?|to|ends|expires) ${GROUP_DATE},? tenants? pays? ${AMOUNT}${PERIOD_OF_RENT}$`,
        'i',
      ),
      (match) =>
        isDate(match[1] ?? '')
          ? tenancy(
              `the current lease runs through ${dateOf(match[1] ?? '')}, and the ${/tenants/i.test(match[0]) ? 'tenants pay' : 'tenant pays'} ${sum(match[2])}${per(match[3])}`,
              dateOf(match[1] ?? ''),
            )
          : null,
    ],
    [
      new RegExp(
        `^tenants? in place (?:through|thru|to) ${GROUP_DATE}, (?:at |@ ?)?${AMOUNT}${PERIOD_OF_RENT}$`,
        'i',
      ),
      (match) =>
        isDate(match[1] ?? '')
          ? tenancy(
              `${/^tenants/i.test(match[0]) ? 'tenants are' : 'a tenant is'} in place through ${dateOf(match[1] ?? '')} at ${sum(match[2])}${per(match[3])}`,
              dateOf(match[1] ?? ''),
            )
          : null,
    ],
    [
      new RegExp(
        `^tenant[- ]occupied,? (?:month[- ]to[- ]month|m-t-m|mtm),? (?:at |@ ?)?${AMOUNT}${PERIOD_OF_RENT}$`,
        'i',
      ),
      (match) =>
        tenancy(`it is tenant-occupied, month to month, at ${sum(match[1])}${per(match[2])}`),
    ],
    [
      new RegExp(
        `^(?:fully|100%) (leased|rented|occupied),? (?:at |for )?${AMOUNT}${PERIOD_OF_RENT}(?: (?:in )?total)?$`,
        'i',
      ),
      (match) =>
        tenancy(
          `it is fully ${lower(match[1])} at ${sum(match[2])}${per(match[3])}${/total$/i.test(match[0]) ? ' in total' : ''}`,
        ),
    ],
    [
      new RegExp(
        `^(?:currently )?(leased|rented) by the room(?: (?:through|thru|until|to) ${GROUP_DATE})?$`,
        'i',
      ),
      (match) =>
        tenancy(
          `it is ${/^currently/i.test(match[0]) ? 'currently ' : ''}${lower(match[1])} by the room${match[2] ? ` through ${dateOf(match[2])}` : ''}`,
          match[2] ? dateOf(match[2]) : '',
        ),
    ],
    [
      /^leases? (?:end|ends|expire|expires|run|runs|up)(?: through| in)? ([a-z]{3,9})\.? (?:and|&|\+) ([a-z]{3,9})\.?$/i,
      (match) =>
        isDate(match[1] ?? '') && isDate(match[2] ?? '')
          ? tenancy(`the leases end in ${dateOf(match[1] ?? '')} and ${dateOf(match[2] ?? '')}`)
          : null,
    ],
    [
      new RegExp(
        `^rents? (?:are )?(below|under|above|at) market,? (?:at )?${AMOUNT} ?(?:-|to|–) ?${AMOUNT}${PERIOD_OF_RENT}$`,
        'i',
      ),
      (match) =>
        income(
          `rents are ${lower(match[1])} market, at ${sum(match[2])} to ${sum(match[3])}${per(match[4])}`,
        ),
    ],
    [
      new RegExp(
        `^(?:combined|total)(?: rents?| income)?(?: is| are| of|:)? ${AMOUNT}${PERIOD_OF_RENT}$`,
        'i',
      ),
      (match, setting) =>
        setting === 'multi'
          ? income(`the combined rent is ${sum(match[1])}${per(match[2])}`)
          : null,
    ],
    [
      new RegExp(
        `^(?:(villa|condo|cabin|unit|vacation|strong|proven|solid) )?rental history(?: of)?,? ${AMOUNT}( gross)?${PERIOD_OF_RENT}$`,
        'i',
      ),
      (match) =>
        income(
          `the ${match[1] ? `${lower(match[1])} ` : ''}rental history shows ${sum(match[2])}${per(match[4])}${match[3] ? ' gross' : ''}`,
        ),
    ],
    [
      new RegExp(
        `^projected(?: at)? ${AMOUNT}( gross| net)?(?: (?:income|rents?|revenue))?${PERIOD_OF_RENT}(?:,? (?:per|by|according to) ([A-Z][\\w.]+(?: [A-Z][\\w.]+)*))?$`,
        'i',
      ),
      (match) =>
        income(
          `projected${lower(match[2]) || ''} income is ${sum(match[1])}${per(match[3])}${match[4] ? `, according to ${match[4]}` : ''}`,
        ),
    ],
    [
      /^(?:rented|booked|occupied) (\d{1,3}) (weeks|nights|days)(?: in| during) ((?:19|20)\d\d)$/i,
      (match) =>
        income(
          `it was ${lower(match[0].split(' ')[0])} ${match[1]} ${lower(match[2])} in ${match[3]}`,
        ),
    ],
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
      new RegExp(
        `^(?:first|1st) month(?:'?s)?(?: rent)? (?:\\+|and|plus) (?:an? )?${AMOUNT} (?:security|sec)(?: deposit)?$`,
        'i',
      ),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `first month's rent and ${articleFor(sum(match[1]))} ${sum(match[1])} security deposit are required`,
      }),
    ],
    [
      /^(?:first|1st),? (?:and )?last,?(?: and| \+| plus) (?:a )?deposit(?: (?:required|due))?$/i,
      () => ({
        kind: 'fee',
        concept: null,
        statement: "first month's rent, last month's rent, and a deposit are required",
      }),
    ],
    [
      /^(\d|one|two|three|six) (months?|weeks?) free(?: rent)? (?:on|with) (?:an? )?(\d+|two|three|four|five|ten)[- ]?(?:yr|year)s?(?: lease| term)?$/i,
      (match) =>
        terms(
          `${inWords(match[1])} ${inWords(match[1]) === 'one' ? `${lower(match[2]).replace(/s$/, '')} of free rent is` : `${lower(match[2]).replace(/s?$/, 's')} of free rent are`} offered on a ${inWords(match[3])}-year lease`,
        ),
    ],
    [
      /^move-?in special:? (?:1\/2|half) off ([a-z]{3,9})\.?(?: rent)?$/i,
      (match) =>
        isDate(match[1] ?? '')
          ? terms(`the move-in special is half off the rent for ${dateOf(match[1] ?? '')}`)
          : null,
    ],
    [
      new RegExp(
        `^((?:[A-Z][A-Za-z&]+ )?(?:city |average )?(?:electric|electricity|power|gas|water|utility|energy|heating)?(?: ?bills?)?|(?:[Cc]ity )?[Uu]tilities),? (?:avg\\.?|averages?|averaging|run|runs)(?: about)? ${AMOUNT}${PERIOD_OF_RENT}$`,
      ),
      (match) => billed(match[1] ?? '', sum(match[2]), per(match[3])),
    ],
  ],
}
