import { includedInFee } from '../included-in-fee.ts'
import { series } from '../numerals.ts'
import { listed, lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { DOLLARS, MONTHLY, refundable } from './wording/amounts.ts'

const UTILITY =
  '(?:utilities|water|sewer|trash|garbage|recycling|gas|heat|hot water|electric(?:ity)?|internet|cable|wi-?fi)'

const UTILITIES = `(${UTILITY}(?:(?:, and |, | and |\\/| & | \\+ )${UTILITY})*)`

/** Two utilities are paid, one is. */
const paid = (typed: string | undefined): string => {
  const things = listed(lower(typed)).map((thing) => thing.replace(/^electric$/, 'electricity'))
  const isOne = things.length === 1 && things[0] !== 'utilities'
  return `${series(things)} ${isOne ? 'is' : 'are'}`
}

const taxes = (sum: string | undefined, exemption: string | undefined) => ({
  kind: 'fee' as const,
  concept: null,
  statement: `property taxes are $${sum} with the ${lower(exemption)} exemption`,
})

const cleaning = (sum: string | undefined, kind: string | undefined, work: string | undefined) => ({
  kind: 'fee' as const,
  concept: null,
  statement: `the ${refundable(kind)} ${lower(work).replace(/^admin$/, 'administrative')} fee is $${sum}`,
})

/** Charges of a building, an association or a landlord: each told by its own name. */
export const CHARGES_PAID: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^special assessment(?: of| is)? ${DOLLARS},? (?:the )?seller (?:to|will) pay(?: it)?$`,
        'i',
      ),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the seller will pay the special assessment of $${match[1]}`,
      }),
    ],
    [
      new RegExp(`^(cat|dog) (fee|rent|deposit):?(?: of| is)? ${DOLLARS}${MONTHLY}?$`, 'i'),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `the ${lower(match[1])} ${lower(match[2])} is $${match[3]}${match[4] ? ' a month' : ''}`,
      }),
    ],
    [
      new RegExp(
        `^((?:garage |covered |assigned )?parking|storage|garage)(?: is)? ${DOLLARS}${MONTHLY}? extra$`,
        'i',
      ),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `${/^garage$/i.test(match[1] ?? '') ? 'the garage' : lower(match[1])} is extra, at $${match[2]}${match[3] ? ' a month' : ''}`,
      }),
    ],
    [
      new RegExp(
        `^move[- ]?(in|out) fee:?(?: of| is)? ${DOLLARS}(?:,? (?:(?:paid )?to (?:the )?(HOA|association|building|management)|(in lieu of (?:an? )?(?:security )?deposit)|((?:non-?)?refundable)))?$`,
        'i',
      ),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${match[5] ? `${refundable(match[5])} ` : ''}move-${lower(match[1])} fee is $${match[2]}${match[3] ? `, paid to the ${/HOA/i.test(match[3]) ? 'HOA' : lower(match[3])}` : ''}${match[4] ? `, ${lower(match[4]).replace(/of (?=deposit|security)/, 'of a ')}` : ''}`,
      }),
    ],
    [
      /^([\d.]+) ?(?:%|percent) (?:HOA )?transfer(?: fee)?(?: (?:paid )?to (?:the )?(HOA|association|community))?( at closing)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `a transfer fee of ${match[1]} percent ${match[2] ? `goes to the ${/HOA/i.test(match[2]) ? 'HOA' : lower(match[2])}` : 'is charged'}${lower(match[3])}`,
      }),
    ],
    [
      new RegExp(
        `^HOA(?: fees?| dues)?:? ${DOLLARS}${MONTHLY}? (?:condo|sub(?:[- ]?association)?|townhome|villa)(?: and| \\+| &|,) ${DOLLARS}${MONTHLY}? master(?: association)?$`,
        'i',
      ),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `HOA dues are $${match[1]}${match[2] ? ' a month' : ''} for the ${/condo/i.test(match[0]) ? 'condo association' : 'subassociation'} and $${match[3]}${match[4] ? ' a month' : ''} for the master association`,
      }),
    ],
    [
      new RegExp(
        `^HOA(?: fees?| dues)?:?(?: is| are)? ${DOLLARS}(${MONTHLY.slice(1, -1)}|\\/ ?yr|\\/ ?year| a year| annually)? (?:is |are )?for (?:the )?((?:common|shared|private|road|gate|pool|pond|lake|snow|landscap|entrance|amenit)[a-z -]*)$`,
        'i',
      ),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `HOA dues are $${match[1]}${match[2] ? (/y|annual/i.test(match[2]) ? ' a year' : ' a month') : ''} for ${lower(match[3])}`,
      }),
    ],
    [
      new RegExp(
        `^(?:mo\\.?|month|monthly) (?:fee|dues|assessment)(?: of| is)? ${DOLLARS}(?::| includes| covers| for) (.+)$`,
        'i',
      ),
      (match) => {
        const included = includedInFee(` includes ${match[2]}`, '')
        return included.length === 0
          ? null
          : {
              kind: 'fee',
              concept: null,
              statement: `the monthly fee is $${match[1]} and includes ${series(included)}`,
              list: included,
            }
      },
    ],
    [
      /^HOA (EQ|earthquake|flood|master|hazard|fire)(?: policy)? ins(?:urance)?\.? (?:is )?included$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `HOA dues include ${lower(match[1]).replace(/^eq$/, 'earthquake')} insurance`,
      }),
    ],
    [
      /^(owner|tenant|landlord|buyer)s? pays? ((?!only)[a-z][\w ,&/]*?) only$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the ${lower(match[1])} pays only ${series(listed((match[2] ?? '').replace(/\belectric\b/gi, 'electricity')))}`,
      }),
    ],
    [
      new RegExp(
        `^(?:property |annual )?taxes (?:with|after) (?:the )?(homeowner|homestead|senior|owner-occupied)'?s?(?: ex(?:\\.|emption)?| credit)? ${DOLLARS}(?: a year|\\/yr)?$`,
        'i',
      ),
      (match) => taxes(match[2], match[1]),
    ],
    [
      new RegExp(
        `^(?:property |annual )?taxes ${DOLLARS}(?: a year|\\/yr)? (?:with|after) (?:the )?(homeowner|homestead|senior|owner-occupied)'?s?(?: ex(?:\\.|emption)?| credit)?$`,
        'i',
      ),
      (match) => taxes(match[1], match[2]),
    ],
    [
      /^(?:(city|state|local|county) )?(rental|sales|lodging|occupancy) tax(?: of)? ([\d.]+) ?(?:%|percent) (?:is )?added( to (?:the )?rent)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `a ${match[1] ? `${lower(match[1])} ` : ''}${lower(match[2])} tax of ${match[3]} percent is added${match[4] ? ' to the rent' : ''}`,
      }),
    ],
    [
      new RegExp(
        `^${DOLLARS} ((?:non-?)?refundable) (cleaning|carpet cleaning|admin(?:istrative)?|redecorating|turnover)(?: fee| charge)?$`,
        'i',
      ),
      (match) => cleaning(match[1], match[2], match[3]),
    ],
    [
      new RegExp(
        `^${DOLLARS} (cleaning|carpet cleaning|admin(?:istrative)?|redecorating|turnover) fee,? ((?:non-?)?refundable)$`,
        'i',
      ),
      (match) => cleaning(match[1], match[3], match[2]),
    ],
    [
      new RegExp(
        `^(?:flat )?${DOLLARS}${MONTHLY}?(?: flat)?(?: fee| rate)?(?: for)? ${UTILITIES}$`,
        'i',
      ),
      (match) =>
        /\bflat\b/i.test(match[0])
          ? {
              kind: 'fee',
              concept: null,
              statement: `${paid(match[3])} $${match[1]}${match[2] ? ' a month' : ''}, flat`,
            }
          : null,
    ],
    [
      new RegExp(
        `^(?:${DOLLARS} app(?:lication)? fee|app(?:lication)? fee(?: of| is)? ${DOLLARS})(?:,)? (?:per|each|for each) (applicant|person)$`,
        'i',
      ),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the application fee is $${match[1] ?? match[2]} per ${lower(match[3])}`,
      }),
    ],
    [
      new RegExp(
        `^((?:small |large )?(?:pets|dogs|cats|animals)),? ${DOLLARS} ((?:non-?)?refundable )?(?:pet )?(deposit|fee)$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${lower(match[1])} are allowed with a $${match[2]} ${refundable(match[3])}${lower(match[4])}`,
      }),
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
      new RegExp(
        `^pet rent:?(?: of| is)? ${DOLLARS}${MONTHLY}?(?:,? (each|per pet|per dog|per cat))?$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `pet rent is $${match[1]}${match[2] ? ' a month' : ''}${match[3] ? ` for each ${/dog|cat/i.exec(match[3])?.[0].toLowerCase() ?? 'pet'}` : ''}`,
      }),
    ],
    [
      /^(?:all )?utilities (?:are )?paid,? (?:except|but)(?: for)? ([a-z][a-z ]+)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `all utilities are paid except ${lower(match[1]).replace(/^electric$/, 'electricity')}`,
      }),
    ],
    [
      new RegExp(`^${UTILITIES} (?:is |are )?paid$`, 'i'),
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `${paid(match[1])} paid`,
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
}
