import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { be, isPlural, lower, subjectOf } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, sum } from '../wording/amounts.ts'
import { terms, update } from '../wording/kinds.ts'

const WARRANTY = String.raw`((?:(?:fully|lifetime|limited|transferable|\d+[- ]year|manufacturer'?s?) )+warranty)`

const DONE =
  'repaired|replaced|installed|done|redone|leveled|stabilized|encapsulated|waterproofed|sealed|added|rebuilt|completed|repiped|relined'

const warrantyOf = (typed: string): string => {
  const warranty = measured(typed).toLowerCase()
  return `${articleFor(warranty)} ${warranty}`
}

const done = (typed: string, verb: string, year: string | undefined): string => {
  const subject = subjectOf(typed)
  const aux = year ? (isPlural(typed) ? 'were' : 'was') : isPlural(typed) ? 'have been' : 'has been'
  return `${subject} ${aux} ${verb.toLowerCase()}${year ? ` in ${year}` : ''}`
}

/** Warranties. */
export const WARRANTIES: SubjectRules = {
  lines: [
    [
      /^(?!.*\b(?:19|20)\d\d\b)((?:[a-z\d-]+ ){0,5}?[a-z]+?)(?:,| with| has| have)? (?:an? )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ](years?|months?)(?: of)?(?: (transferable|manufacturer'?s?|builder'?s?|roof|parts))? warranty (?:left|remaining)(?: on (?:it|roof|the roof))?$/i,
      ([, thing = '', count = '', unit = '', sort]) =>
        terms(
          `${subjectOf(thing)} ${isPlural(thing) ? 'have' : 'has'} ${numeral(numberOf(count) ?? 0)} ${lower(unit).replace(/s?$/, numberOf(count) === 1 ? '' : 's')} of ${sort ? `${lower(sort)} ` : ''}warranty left`,
        ),
    ],
    [
      new RegExp(
        `^(?:a )?(?:one[- ]year )?home warranty(?: (?:is )?(?:offered|included|provided))?,? (up to )?${AMOUNT}$`,
        'i',
      ),
      (match) =>
        terms(
          match[1]
            ? `a home warranty of up to ${sum(match[2])} is ${/included/i.test(match[0]) ? 'included' : 'offered'}`
            : `${articleFor(sum(match[2]))} ${sum(match[2])} home warranty is ${/included/i.test(match[0]) ? 'included' : 'offered'}`,
        ),
    ],
    [
      /^((?:[a-z]+ ){0,3}(?:pack|unit|roof|furnace|HVAC|AC|heat pump|water heater|appliances|windows|system|generator|refrigerator|dishwasher)) (?:is |are )?(still )?under (?:an? |the )?((?:manufacturer'?s? |builder'?s? |factory )?warranty)(?: (?:through|thru|until|til|to) ((?:19|20)\d\d))?$/i,
      (match) =>
        terms(
          `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} ${lower(match[2])}under ${lower(match[3])}${match[4] ? ` through ${match[4]}` : ''}`,
        ),
    ],
    [
      /^((?:a )?(?:few|\d+|one|two|three|four|five|six|seven|eight|nine|ten)) (years?|months?) (?:left|remaining|remain) on (?:the |a )?(.+)$/i,
      (match) => {
        const count = numberOf(match[1] ?? '')
        const isOne = count === 1
        return terms(
          `${count === null ? lower(match[1]) : numeral(count)} ${lower(match[2])} ${isOne ? 'remains' : 'remain'} on the ${match[3]}`,
        )
      },
    ],
    [
      /^builder(?:'s)? warranty (?:remaining |remains |good )?on (?:the )?(structure|roof|foundation|systems|structural|home) (?:through|until) ((?:19|20)\d\d)$/i,
      (match) =>
        terms(
          `the builder warranty on the ${lower(match[1]).replace('structural', 'structure')} runs through ${match[2]}`,
        ),
    ],
  ],
  figures: [
    [
      new RegExp(
        `^(.+?) (${DONE})(?: in)?(?: ((?:19|20)\\d\\d))?,? (?:with |and |has |comes with )?(?:a |an )?${WARRANTY}$`,
        'i',
      ),
      ([, thing = '', verb = '', year, warranty = '']) =>
        update(`${done(thing, verb, year)}, with ${warrantyOf(warranty)}`),
    ],
    [
      new RegExp(
        `^(?:new )?(.+?)(?: in)? ((?:19|20)\\d\\d),? (?:with |and )?(?:a )?${WARRANTY}$`,
        'i',
      ),
      ([whole, thing = '', year = '', warranty = '']) =>
        update(
          `${subjectOf(thing)} ${isPlural(thing) ? 'were' : 'was'} ${/^new /i.test(whole) ? 'new in' : 'done in'} ${year}, with ${warrantyOf(warranty)}`,
        ),
    ],
    [
      new RegExp(`^(?!seller|builder|owner)([a-z][a-z -]+?),? with (?:a )?${WARRANTY}$`, 'i'),
      ([, thing = '', warranty = '']) =>
        terms(
          `${subjectOf(thing)} ${isPlural(thing) ? 'carry' : 'carries'} ${warrantyOf(warranty)}`,
        ),
    ],
    [
      /^(?:the )?(?:remainder|balance|rest) of (?:the )?((?:\d+[- ]year )?(?:builder'?s?|structural|home|manufacturer'?s?|new home) warranty)$|^(?:remaining )?((?:\d+[- ]year )?(?:builder'?s?|structural|new home|manufacturer'?s?) warranty) (?:remaining|remains|still (?:in effect|active|applies))$|^remaining ((?:builder'?s?|structural) warranty)$/i,
      (match) =>
        terms(
          `part of the ${measured((match[1] ?? match[2] ?? match[3] ?? '').toLowerCase())} remains`,
        ),
    ],
  ],
  statements: [
    [
      /^((?:\d+-\d+-\d+|builder|structural|transferable|\d+[- ]year|\w+-year)(?: \w+)? warranty)$/i,
      (match) => ({
        kind: 'terms',
        statement: `it comes with a ${measured(match[1] ?? '')}`,
      }),
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
      /^(?:includes |with )?(?:a )?((?:one|1|two|2|ten|10)[- ]?(?:year|yr) )?(home|builder'?s?|structural|roof|limited) warranty(?: included)?$/i,
      (match) => ({
        kind: 'terms',
        concept: /home/i.test(match[2] ?? '') ? 'home warranty' : null,
        statement: `it comes with a ${match[1] ? `${measured(`${match[1].trim()} x`).replace(/ x$/, '')} ` : ''}${(match[2] ?? '').toLowerCase()} warranty`,
      }),
    ],
    [
      /^(\d+-\d+(?:-\d+)?) (?:HBW|home buyers? warranty|warranty)$/i,
      (match) => terms(`it comes with a ${match[1]} home warranty`),
    ],
  ],
}
