import { articleFor, group, stateName } from '@listwright/reviewer/language'
import { series } from '../../figures/numerals.ts'
import { fee } from '../rate.ts'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, DOLLARS, feeNamed, monthsOf, PLUS, sum } from '../wording/amounts.ts'
import { count } from '../wording/counts.ts'

const MONTHS: Record<string, string> = {
  '1': "one month's",
  one: "one month's",
  two: "two months'",
  '1.5': "one and a half months'",
  '2': "two months'",
}

/** Deposits, and what is due before moving in. */
export const DEPOSITS: SubjectRules = {
  lines: [
    [
      /^(?:(?:the )?tenant pays |move[- ]in(?: is| requires)?:? )(?:first|1st),? (?:and )?last,?(?: and| \+| plus| &)? (?:a )?(?:sec|security)\.?(?: deposit)?$|^(?:first|1st), last, (?:sec|security)\.?(?: deposit)?$/i,
      () => {
        const list = ["first month's rent", "last month's rent", 'a security deposit']
        return { ...fee(`${series(list)} are required`), concept: 'deposit', list }
      },
    ],
    [
      new RegExp(
        `^(?:security )?deposit:?(?: is| of)? ${AMOUNT}${PLUS}${AMOUNT} (credit check|application|background check|cleaning|admin|pet|key|move-in)(?: fee| deposit)?$`,
        'i',
      ),
      (match) =>
        fee(
          `the deposit is ${sum(match[1])}, plus ${articleFor(sum(match[2]))} ${sum(match[2])} ${feeNamed(match[3] ?? '')} fee`,
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
      /^deposit (?:equals|is|equal to) (?:one|1) month(?:'?s)?(?: rent)?$/i,
      told('terms', null, "the deposit equals one month's rent"),
    ],
    [
      /^(?:first|1st) month(?:'s)?(?: rent)?(?:,| and|,? plus| \+| &) (?:a )?security(?: deposit)?(?: required| due)?$/i,
      told('terms', null, "first month's rent and a security deposit are required"),
    ],
    [
      /^first month(?:'s)?(?: rent)?(?:,| and| \+| &) (?:one|1|a)[- ]month(?:'s)? (?:security|deposit)(?: deposit)?$/i,
      told(
        'terms',
        null,
        "first month's rent and a security deposit of one month's rent are required",
      ),
    ],
    [
      /^(\d(?:\.5)?|one|two|three|one and a half)[- ]months?'? (?:sec|security)(?: dep(?:osit)?)?(?: (?:per|under) ([a-z]{2}|state) law)?$/i,
      (match) =>
        match[2]
          ? fee(
              `the security deposit is ${monthsOf(match[1])} rent, under ${/^state$/i.test(match[2]) ? 'state' : stateName(match[2].toUpperCase())} law`,
            )
          : null,
    ],
    [
      /^(?:first|1st)(?: month'?s?)?(?: rent)?(,? \+ last|, last| and last)?(?:, and| and|,? plus|,|,? \+) (?:a |one month )?(?:security|sec|deposit)(?: deposit)? (?:(?:is |are )?(?:required |due |needed )?)(to move[- ]in|at move[- ]in|at signing|at lease signing|at lease start)$/i,
      (match) => {
        const sums = [
          "first month's rent",
          ...(match[1] ? ["last month's rent"] : []),
          /sec/i.test(match[0]) ? 'a security deposit' : 'a deposit',
        ]
        return {
          ...fee(
            `${series(sums)} are required ${lower(match[2])
              .replace(/to move-in/, 'to move in')
              .replace(/at move in/, 'at move-in')}`,
          ),
          concept: 'deposit',
          list: sums,
        }
      },
    ],
    [
      /^(security )?(?:deposit|dep) ?(?:=|is|equals|equal to|of) ?(?:one|1) month(?:'?s)?(?: rent)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${match[1] ? 'security ' : ''}deposit is one month's rent`,
      }),
    ],
    [
      new RegExp(`^(security )?deposit ${DOLLARS},? (?:OAC|on approved credit)$`, 'i'),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${match[1] ? 'security ' : ''}deposit is $${match[2]} on approved credit`,
      }),
    ],
  ],
  commaLines: [
    [
      /^(?:first|1st)(?: month'?s?)?(?:,| and|,? \+) last(?: month'?s?)?(?: rent)?(?:, and| and|,? plus|,) (?:a |one month )?(?:security|sec)(?: deposit)?(?: (?:is |are )?(?:required|due))?$/i,
      () => ({
        kind: 'fee',
        concept: 'deposit',
        statement: "first month's rent, last month's rent, and a security deposit are required",
        list: ["first month's rent", "last month's rent", 'a security deposit'],
      }),
    ],
  ],
  figures: [
    [
      /^([\d.]+|one|two)[- ]months?'? security(?: deposit)?(?: required)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the security deposit is ${MONTHS[(match[1] ?? '').toLowerCase()] ?? `${match[1]} months'`} rent`,
      }),
    ],
    [
      /^(?:first|1st), last,?(?: and| \+)? half(?: a)?(?: month| broker'?s?)? fee$/i,
      told('fee', null, "first month's rent, last month's rent, and a half broker fee are due"),
    ],
    [
      /^(\d|one|two) ?(?:mo|month)s?'?(?: rent)?(?: security)? deposit(?: (on approved credit))?$/i,
      (match) => {
        const isOne = /^(?:1|one)$/i.test(match[1] ?? '')
        return match[2]
          ? {
              kind: 'fee',
              concept: null,
              statement: `the deposit is ${isOne ? "one month's" : "two months'"} rent, on approved credit`,
            }
          : null
      },
    ],
    [
      /^security deposit(?: of| is|:)? (\d|one|two) (?:mos?|months?)(?: rent)?$/i,
      (match) => ({
        kind: 'fee',
        concept: 'deposit',
        statement: `the security deposit is ${count(match[1])} ${/^(?:1|one)$/i.test(match[1] ?? '') ? "month's" : "months'"} rent`,
      }),
    ],
  ],
  statements: [
    [
      /^(?:first|1st)[ ,+&]*(?:and )?(?:last)[ ,+&]*(?:and )?(?:sec(?:urity)?)(?: deposit)?$/i,
      () => ({
        kind: 'fee',
        concept: 'deposit',
        statement: "first month's rent, last month's rent, and a security deposit are required",
        list: ["first month's rent", "last month's rent", 'a security deposit'],
      }),
    ],
    [
      /^(?:first|1st),? ?(?:last,? ?(?:month,? )?)?(?:and|\+|&)? ?(?:security|sec)(?: deposit)?(?: (?:required|due))?$/i,
      (match) => {
        const list = /last/i.test(match[0])
          ? ["first month's rent", "last month's rent", 'a security deposit']
          : ["first month's rent", 'a security deposit']
        return {
          kind: 'fee',
          concept: 'deposit',
          statement: `${series(list)} are required`,
          list,
        }
      },
    ],
    [
      /^(?:one|1)[- ]month'?s? (?:security )?deposit$|^security equal to (?:one|1) month(?:'s rent)?$/i,
      () => ({
        kind: 'fee',
        concept: 'deposit',
        statement: "the deposit is one month's rent",
        list: ["one month's rent"],
      }),
    ],
    [
      /^\$?(\d{2,5}) dep(?:osit)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the deposit is $${group(Number(match[1]))}`,
      }),
    ],
  ],
}
