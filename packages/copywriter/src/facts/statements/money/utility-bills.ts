import { series } from '../../figures/numerals.ts'
import { be, listed, lower, type Told, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import {
  AMOUNT,
  DOLLARS,
  dollars,
  grouped,
  MONTHLY,
  PERIOD_OF_RENT,
  per,
  sum,
} from '../wording/amounts.ts'
import { fee, income, system, utilities } from '../wording/kinds.ts'

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

const UTILITY =
  '(?:utilities|water|sewer|trash|garbage|recycling|gas|heat|hot water|electric(?:ity)?|internet|cable|wi-?fi)'

const UTILITIES = `(${UTILITY}(?:(?:, and |, | and |\\/| & | \\+ )${UTILITY})*)`

/** Two utilities are paid, one is. */
const paid = (typed: string | undefined): string => {
  const things = listed(lower(typed)).map((thing) => thing.replace(/^electric$/, 'electricity'))
  const isOne = things.length === 1 && things[0] !== 'utilities'
  return `${series(things)} ${isOne ? 'is' : 'are'}`
}

const FLAT_SERVICES =
  '((?:water|sewer|garbage|trash|electric|gas|heat|utility|utilities|internet|recycling|cable)(?:(?:, and |, | and |\\/| )(?:water|sewer|garbage|trash|electric|gas|heat|internet|recycling|cable))*)'

const flatFee = (services: string | undefined, sum = '', period = ''): Told => {
  const named = lower(services)
    .replace(/\butility\b/, 'utilities')
    .replace(/\belectric\b/, 'electricity')
    .split(/, and |, | and |\/| /)
  return fee(`there is a flat fee of ${sum}${period ? ' a month' : ''} for ${series(named)}`)
}

const utility = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^electric$/, 'electricity')
    .replace(/^pest$/, 'pest control')

/** Utility bills: how much they are and who pays them. */
export const UTILITY_BILLS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^((?:[A-Z][A-Za-z&]+ )?(?:city |average )?(?:electric|electricity|power|gas|water|utility|energy|heating)?(?: ?bills?)?|(?:[Cc]ity )?[Uu]tilities),? (?:avg\\.?|averages?|averaging|run|runs)(?: about)? ${AMOUNT}${PERIOD_OF_RENT}$`,
      ),
      (match) => billed(match[1] ?? '', sum(match[2]), per(match[3])),
    ],
    [
      /^(landlord|owner|seller|tenant|HOA)s? (?:pays|covers) (water|sewer|trash|heat|gas|electric(?:ity)?|taxes|insurance|water and sewer|water and trash) only$/i,
      (match) =>
        income(
          `the ${lower(match[1]).replace('hoa', 'HOA')} pays only ${lower(match[2]).replace(/^electric$/, 'electricity')}`,
        ),
    ],
    [
      /^((?:water|sewer|trash|heat|gas|electric|pest control|lawn care|cable|internet|taxes|insurance)(?:(?:,| and|, and) (?:water|sewer|trash|heat|gas|electric|pest control|lawn care|cable|internet|taxes|insurance))+) (?:are )?paid by (?:the )?(owner|landlord|HOA|tenant|seller)s?$/i,
      (match) =>
        income(
          `${lower(match[1]).replace(/\belectric\b/, 'electricity')} are paid by the ${lower(match[2]).replace('hoa', 'HOA')}`,
        ),
    ],
    [
      /^tenants? pays? all (bills|utility bills|expenses)$/i,
      (match) => income(`the tenants pay all ${lower(match[1])}`),
    ],
    [
      /^(electric(?:ity)?|gas|utilities|water|[A-Z]{2,5}|heat)(?: account| bill)?s? (?:is |are )?in (?:the )?tenant(?:'?s|s')? names?$/i,
      (match) => {
        const service = /^[A-Z]{2,5}$/.test(match[1] ?? '')
          ? `the ${match[1]} account`
          : lower(match[1]).replace(/^electric$/, 'electricity')
        return income(
          `${service} ${/^utilities/.test(service) ? 'are' : 'is'} in the tenant's name`,
        )
      },
    ],
    [
      /^(owners?|landlord|tenants?|sellers?|buyers?) (pays?) (?:for )?((?!only)[a-z][a-z, ]+) only$/i,
      (match) =>
        income(
          `the ${lower(match[1])} ${/s$/i.test(match[1] ?? '') ? 'pay' : 'pays'} only ${lower(match[3]).replace(/\belectric$/, 'electricity')}`,
        ),
    ],
    [
      /^((?:gas|electric|oil|propane|steam|heat pump|baseboard) heat|heat|gas|electric(?:ity)?|water|utilities),? tenants? pays?$/i,
      (match) => ({
        kind: 'income',
        concept: 'tenant pays utilities',
        statement: `the tenant pays for ${lower(match[1]).replace(/^electric$/, 'electricity')}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:heat|heating|hot water|water|electric|gas|laundry))(?:,| is| at) (?:the )?(landlord|owner|tenant)s?'?s? (cost|expense|account)$/i,
      (match) =>
        system(
          `${lower(match[1]).replace(/^electric$/, 'electricity')} is ${/account/i.test(match[3] ?? '') ? 'on' : 'at'} the ${lower(match[2])}'s ${lower(match[3])}`,
        ),
    ],
    [
      /^(owner|landlord|tenant)s? pays? ([a-z][a-z ,/]+?),? (?:avg|average|averages|averaging|about) (\$[\d,]+)(\/mo\w*| a month| per month|\/yr| a year)?$/i,
      (match) => {
        const things = listed(lower(match[2])).map((thing) =>
          thing.replace(/^electric$/, 'electricity'),
        )
        return income(
          `the ${lower(match[1])} pays ${series(things)}, which ${things.length > 1 ? 'average' : 'averages'} ${match[3]}${match[4] ? ` a ${/y/.test(match[4]) ? 'year' : 'month'}` : ''}`,
        )
      },
    ],
    [
      /^(owner|tenant|landlord|buyer)s? pays? ((?!only)[a-z][\w ,&/]*?) only$/i,
      (match) =>
        income(
          `the ${lower(match[1])} pays only ${series(listed((match[2] ?? '').replace(/\belectric\b/gi, 'electricity')))}`,
        ),
    ],
    [
      new RegExp(
        `^(?:flat )?${DOLLARS}${MONTHLY}?(?: flat)?(?: fee| rate)?(?: for)? ${UTILITIES}$`,
        'i',
      ),
      (match) =>
        /\bflat\b/i.test(match[0])
          ? fee(`${paid(match[3])} $${match[1]}${match[2] ? ' a month' : ''}, flat`)
          : null,
    ],
    [
      /^(?:all )?utilities (?:are )?paid,? (?:except|but)(?: for)? ([a-z][a-z ]+)$/i,
      (match) =>
        utilities(
          `all utilities are paid except ${lower(match[1]).replace(/^electric$/, 'electricity')}`,
        ),
    ],
    [
      new RegExp(`^${UTILITIES} (?:is |are )?paid$`, 'i'),
      (match) => utilities(`${paid(match[1])} paid`),
    ],
  ],
  commaLines: [
    [
      /^tenants? pays? all(?: the)? utilities (?:except|but)(?: for)? ([a-z][a-z ]+)$/i,
      (match) => income(`the tenants pay all utilities except ${lower(match[1])}`),
    ],
    [
      new RegExp(
        `^(?:flat ${FLAT_SERVICES} fee|flat fee for ${FLAT_SERVICES}|${FLAT_SERVICES}(?: (?:is|are))?,? (?:an? )?flat(?: fee)?(?: of)?),? (\\$[\\d,]+)( ?\\/ ?mo\\w*| monthly| a month| per month)?$`,
        'i',
      ),
      (match) => flatFee(match[1] ?? match[2] ?? match[3], match[4], match[5]),
    ],
    [
      new RegExp(
        `^${FLAT_SERVICES},? (\\$[\\d,]+)( ?\\/ ?mo\\w*| monthly| a month| per month)? flat(?: fee| rate)?$`,
        'i',
      ),
      (match) => flatFee(match[1], match[2], match[3]),
    ],
  ],
  figures: [
    [
      /^(gas|water|trash|sewer|electric|pest|internet|cable)((?:, (?:and )?(?:gas|water|trash|sewer|electric|pest|internet|cable))+) = \$([\d,]+)( flat)?((?:\/mo\w*| a month)?)$/i,
      (match) =>
        fee(
          `${series(listed(`${match[1]}${match[2]}`).map(utility))} are $${match[3]}${match[5] ? ' a month' : ''}${match[4] ? ' flat' : ''}`,
        ),
    ],
    [
      /^tenants pay only (electric|gas|heat|water)(?:ity)?$/i,
      (match) => income(`the tenants pay only ${utility(match[1] ?? '')}`),
    ],
    [
      /^W\/S\/[GT],? \$([\d,]+)((?:\/mo\w*| a month)?)$|^water,? sewer,?(?: and)? (?:garbage|trash),? \$([\d,]+)((?:\/mo\w*| a month)?)$/i,
      (match) =>
        fee(
          `water, sewer, and ${/\/T|trash/i.test(match[0]) ? 'trash' : 'garbage'} are $${match[1] ?? match[3]}${match[2] || match[4] ? ' a month' : ''}`,
        ),
    ],
    [
      /^(utilities|water|water bill|electric|electricity|electric bill|gas|gas bill|heat|heating|heating bill) (?:bills? )?(?:avg|average|averages?|averaging) (?:about )?\$?([\d,]+)(?:\/mo\w*| a month| monthly)?$|^(utilities|water|electric|electricity|gas|heat) \$?([\d,]+) average(?: a month)?$/i,
      (match) => {
        const what = lower(match[1] ?? match[3]).replace(/^electric$/, 'electricity')
        return fee(
          `${/bill/.test(what) ? 'the ' : ''}${what} ${/^utilities/.test(what) ? 'average' : 'averages'} $${grouped(match[2] ?? match[4])}${/mo/i.test(match[0]) ? ' a month' : ''}`,
        )
      },
    ],
    [
      /^tenants? pays? (?:for )?(?:all|everything)(?: costs)? (?:but|except)(?: for)? (?:the )?(.+)$/i,
      (match) => income(`the tenant pays everything but the ${match[1]?.toLowerCase()}`),
    ],
    [
      /^(gas|oil|electric) heat (?:is )?(?:paid )?by (?:the )?(tenants?|owner|landlord)$/i,
      (match) =>
        income(`the ${match[1]?.toLowerCase()} heat is paid by the ${match[2]?.toLowerCase()}`),
    ],
    [
      /^tenants? pays? all$/i,
      (match) => ({
        kind: 'income',
        concept: 'tenant pays utilities',
        statement: `the ${/tenants/i.test(match[0]) ? 'tenants pay' : 'tenant pays'} all utilities`,
      }),
    ],
    [
      /^(owner|landlord|tenant)-paid (heat|water|gas|electric(?:ity)?|utilities|trash|hot water)$/i,
      (match) =>
        income(
          `the ${match[1]?.toLowerCase()} pays ${(match[2] ?? '').toLowerCase().replace(/^electric$/, 'electricity') === 'utilities' ? 'utilities' : `for ${(match[2] ?? '').toLowerCase().replace(/^electric$/, 'electricity')}`}`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:gas|electric|water|heating|utility) bills? (?:avg|average|averages?)(?: of)? \$?(\d[\d,]*)(?:\/mo\w*)?$/i,
      (match) => fee(`the ${match[0].split(' ')[0]?.toLowerCase()} bill averages $${match[1]}`),
    ],
    [/^RUBS(?: in place)?$/i, told('income', null, 'utilities are billed back through RUBS')],
  ],
  lastStatements: [
    [
      /^(tenants?) pays? (?:for )?(all )?(?:the )?(?:utilities|utils?),? incl(?:uding|udes?|\.)? (.+)$/i,
      ([, who = '', all, services]) => ({
        kind: 'income',
        concept: null,
        statement: `the ${/s$/i.test(who) ? 'tenants pay' : 'tenant pays'} ${all ? 'all ' : ''}utilities, including ${series(listed(lower(services)).map(utility))}`,
      }),
    ],
    [
      /^tenants? pays? (?:for )?(?:their own |its own |own |all )?(.+)$/i,
      (match) => {
        const isAll = /^(?:utilities|all utilities|everything)$/i.test(match[1] ?? '')
        const list = isAll
          ? []
          : listed(match[1] ?? '').map((each) => each.replace(/^electric$/i, 'electricity'))
        const subject = /^tenants/i.test(match[0]) ? 'the tenants pay' : 'the tenant pays'
        return {
          kind: 'income',
          concept: 'tenant pays utilities',
          statement: `${subject} ${isAll ? `${/own/i.test(match[0]) ? 'their own ' : /all/i.test(match[0]) ? 'all ' : ''}utilities` : `${/\bown\b/i.test(match[0]) ? 'their own ' : /\ball utilities (?:except|but)\b/i.test(match[0]) ? 'all ' : ''}${series(list)}`}`,
          list,
        }
      },
    ],
    [
      /^(?:owner|landlord|ll|seller) pays? (?:for )?(.+)$/i,
      (match) => {
        if (/assessment|closing|commission|agent|points|buydown/i.test(match[1] ?? '')) return null
        const list = listed(match[1] ?? '')
        return {
          kind: 'income',
          concept: 'owner pays',
          statement: `the ${/land|ll/i.test(match[0]) ? 'landlord' : 'owner'} pays ${series(list)}`,
          list,
        }
      },
    ],
  ],
  sums: [
    [
      /^(?:utilities|water|electric(?:ity)?|gas|heat) capped(?: at)? \$?([\d,]+)(?:\/(mo\w*))?$/i,
      (match) => {
        const what =
          match[0]
            .split(' ')[0]
            ?.toLowerCase()
            .replace(/^electric$/, 'electricity') ?? 'utilities'
        return fee(
          `${what} ${be(what)} capped at ${dollars(match[1])}${match[2] ? ' a month' : ''}`,
        )
      },
    ],
  ],
}
