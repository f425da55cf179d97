import { dateOf } from '../../figures/dates.ts'
import { fee, RATED, rateAt } from '../rate.ts'
import { isPlural, lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import {
  AMOUNT,
  DOLLARS,
  dollars,
  PERIOD_OF_CHARGE,
  PERIODS,
  per,
  sum,
} from '../wording/amounts.ts'

const LEVIED =
  '((?:(?:special|city|county|sewer|water|utility|road|street|paving|sidewalk|HOA|condo|association|roof|irrigation|CDD)(?: and | & |, | |\\/))*)'

const PAID = '(?:is |are |has been |have been |were |was |to be |will be )?paid'

const whose = (levied: string): string =>
  lower(levied)
    .replace(/ & |\//g, ' and ')
    .replace(/, $/, ' ')
    .replace(/\b(hoa|cdd)\b/g, (name) => name.toUpperCase())

/** What the seller pays is still to be paid, the rest has been. */
const paid = (isOne: boolean, isPresent: boolean): string => {
  if (isPresent) return isOne ? 'is paid' : 'are paid'
  return isOne ? 'has been paid' : 'have been paid'
}

/** Special assessments and districts: what is owed and what has been paid. */
export const ASSESSMENTS: SubjectRules = {
  lines: [
    // 'special assessments paid down 2022'
    [
      /^(?:the )?((?:special )?assessments?) (?:was |were )?(paid(?: down| off| in full)?|lifted|ended|passed|approved|levied)(?: in)? ((?:19|20)\d\d)$/i,
      ([, what = '', deed, year]) =>
        fee(`the ${lower(what)} ${isPlural(what) ? 'were' : 'was'} ${lower(deed)} in ${year}`),
    ],
    [
      /^(?:special )?assessment (?:of |is )?(\$\d[\d,]*)(?: for)? (?:the )?(roof|elevator|siding|garage|windows|lobby|boiler|facade|balconies),? (?:is |to be )?(?:(?:the )?(seller|buyer|owner) (?:pays|will pay|to pay)|paid by (?:the )?(seller|buyer|owner))$/i,
      ([, sum, work, payer, other]) =>
        fee(`the ${sum} assessment for the ${lower(work)} is paid by the ${lower(payer ?? other)}`),
    ],
    [
      new RegExp(
        `^CDD(?: fee)?(?: is| of)? ${AMOUNT}${PERIOD_OF_CHARGE},? (?:included )?(?:in|on) (?:the )?tax(?:es| bill)$`,
        'i',
      ),
      (match) =>
        fee(`the CDD fee is ${sum(match[1])}${per(match[2])} and is included in the tax bill`),
    ],
    [
      /^(sellers?|owners?) (to pay|will pay|pays?|paying)(?: off)?(?: the| all| any)?( special)? (assessments?)$/i,
      ([, who = '', pay = '', special = '', what = '']) => ({
        kind: 'fee',
        concept: 'assessment paid',
        statement: `the ${lower(who)} ${/^(?:to|will)/i.test(pay) ? 'will pay' : /s$/i.test(who) ? 'pay' : 'pays'} the${lower(special)} ${lower(what)}`,
      }),
    ],
    [
      /^no (special assessments|assessments|liens|violations|claims|offers|litigation|increases)( (?:pending|planned|outstanding|known|open|on record))$/i,
      (match) => ({
        kind: /assess|increase/i.test(match[1] ?? '') ? 'fee' : 'condition',
        concept: null,
        statement: `no ${lower(match[1])} ${isPlural(match[1] ?? '') ? 'are' : 'is'}${lower(match[2])}`,
      }),
    ],
    [
      /^no (pending|planned|upcoming|open|current|outstanding|known) ((?:special )?assessments|dues increases|litigation|liens)$/i,
      (match) => ({
        kind: /assess|increase/i.test(match[2] ?? '') ? 'fee' : 'condition',
        concept: null,
        statement: `there ${isPlural(match[2] ?? '') ? 'are' : 'is'} no ${lower(match[1])} ${lower(match[2])}`,
      }),
    ],
    [
      new RegExp(
        `^(?:the )?(elevator|roof|concrete|balcony|window|seawall|dock|pool|siding|garage|painting|milestone|restoration) assessment(?: is| of|:)? ${AMOUNT}${PERIOD_OF_CHARGE}(?:,? (?:through|thru|until|ends|to) ([A-Za-z]* ?\\d{4}))?$`,
        'i',
      ),
      (match) =>
        fee(
          `the ${lower(match[1])} assessment is ${sum(match[2])}${per(match[3])}${match[4] ? ` through ${dateOf(match[4].trim())}` : ''}`,
        ),
    ],
    [
      /^no specials(?: (?:remaining|due|owed))?$/i,
      told('fee', null, 'there are no special assessments'),
    ],
    [/^low specials$/i, told('fee', null, 'the special assessments are low')],
    [
      /^specials (?:are )?paid(?: off)?$/i,
      told('fee', null, 'the special assessments are paid off'),
    ],
    [
      /^(PID|MUD|CDD|Mello-?Roos|HOA|POA)(?: tax| fee| dues)?:? none$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `there is no ${(match[1] ?? '').replace(/^(?:pid|mud|cdd|hoa|poa)$/i, (code) => code.toUpperCase())}`,
      }),
    ],
    [
      new RegExp(
        `^(all |the |recent )?${LEVIED}(assessments?)(?: for (?:the |an? )?([a-z\\d][a-z\\d ]+?))? ${PAID}( in full| off)?( by (?:the )?seller)?( at clos(?:ing|e))?$`,
        'i',
      ),
      (match) => {
        const [, all, levied = '', noun = '', work, how = '', seller, closing] = match
        const which = /^all/i.test(all ?? '')
          ? 'all'
          : /^recent/i.test(all ?? '')
            ? 'the recent'
            : 'the'
        const name = `${which} ${whose(levied)}${lower(noun)}${work ? ` for the ${lower(work)}` : ''}`
        const isOne = /t$/i.test(noun)
        const isPlain = isOne && which === 'the' && !work && !how && !seller && !closing
        if (closing && !seller) return null
        const statement = closing
          ? `the seller will pay ${name} at closing`
          : `${name} ${paid(isOne, Boolean(seller) || isPlain)}${lower(how)}${seller ? ' by the seller' : ''}`
        return {
          kind: 'fee',
          concept: isPlain && /^(?:special )?$/i.test(levied) ? 'assessment paid' : null,
          statement,
        }
      },
    ],
    [
      /^specials (?:of )?(?:about |approximately |approx\.? )?\$?([\d,.]+)(k?) (?:remaining|left|balance|unpaid)$/i,
      (match) => {
        const value = Number((match[1] ?? '').replace(/,/g, '')) * (match[2] ? 1000 : 1)
        return Number.isFinite(value)
          ? {
              kind: 'fee',
              concept: null,
              statement: `special assessments of about $${value.toLocaleString('en-US')} remain`,
            }
          : null
      },
    ],
    [
      /^(?:the )?((?:[a-z]+ )+assessment) paid(?: in full| off)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${lower(match[1])} has been paid in full`,
      }),
    ],
    [
      new RegExp(
        `^(front[- ]foot (?:fee|assessment|benefit)|sewer betterment|betterment|sewer assessment|water assessment|paving assessment|street assessment)(?: is| of)? ${RATED}(?: (to|through|thru|until|till) ((?:19|20)\\d\\d))?$`,
        'i',
      ),
      (match) =>
        fee(
          `the ${lower(match[1]).replace('front foot', 'front-foot')} is ${rateAt(match, 2)}${match[6] ? ` ${/^th/i.test(match[5] ?? '') ? 'through' : 'until'} ${match[6]}` : ''}`,
        ),
    ],
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
      /^no (SID|LID|CDD|PID|MUD|Mello-Roos)s?(?:\/| or | and |, )(SID|LID|CDD|PID|MUD|Mello-Roos)s?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `there is no ${match[1]?.toUpperCase().replace('MELLO-ROOS', 'Mello-Roos')} or ${match[2]?.toUpperCase().replace('MELLO-ROOS', 'Mello-Roos')}`,
      }),
    ],
  ],
  figures: [
    [
      /^CDD (?:is )?(already )?paid(?: off)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the CDD is ${match[1] ? 'already ' : ''}paid off`,
      }),
    ],
    [
      /^special assessment \$?([\d,.]+)(k)? (?:through|thru|until) ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the special assessment is ${dollars(match[1], match[2])}, through ${match[3]}`,
      }),
    ],
  ],
  statements: [[/^low CDD(?: fees?)?$/i, told('fee', null, 'CDD fees are low')]],
  sums: [
    [
      /^(?:special )?assessment \$?([\d,]+)\/(?:mo\w*) (?:through|thru|until) (\S+)$/i,
      (match) => ({
        kind: 'fee',
        concept: 'special assessment',
        statement: `the special assessment is ${dollars(match[1])} a month through ${dateOf((match[2] ?? '').replace(/^(\d{1,2})\/(\d\d)$/, '$1/20$2'))}`,
      }),
    ],
    [
      /^(?:special )?assessment(?: of)? \$?([\d,]+) remaining$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `${dollars(match[1])} of the special assessment remains`,
      }),
    ],
    [
      /^(CDD|HOA|insurance|water|sewer)(?: fee| dues)? \$?([\d,]+)\/(yr|year|mo\w*),? includ(?:ed|ing) in (?:the )?(taxes|rent|tax bill|dues)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${match[1]} fee is ${dollars(match[2])} ${PERIODS[(match[3] ?? '').toLowerCase()] ?? 'a month'}, included in the ${match[4]?.toLowerCase()}`,
      }),
    ],
    [
      /^(?:special )?assessment(?: of)? \$?([\d,.]+)(k)?,? (?:is |has been |was |to be |will be )?paid(?: off| in full)?(?: by (?:the )?(seller|owner))?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${/special/i.test(match[0]) ? 'special ' : ''}assessment of ${dollars(match[1], match[2])} ${/to be|will be/i.test(match[0]) ? 'will be' : 'is'} paid${match[3] ? ` by the ${match[3].toLowerCase()}` : ''}`,
      }),
    ],
  ],
}
