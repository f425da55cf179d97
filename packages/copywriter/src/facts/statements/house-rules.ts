import { numberOf, numeral } from '../numerals.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { restriction } from './wording/kinds.ts'

/** The rules and services of a building. */
export const HOUSE_RULES: SubjectRules = {
  lines: [
    [
      /^(?:a )?(renters?'?s?|homeowners?|liability|flood|HO-?6|condo) ins(?:urance|\.)?(?: policy)? (?:is )?(required|needed|mandatory)$/i,
      (match) => {
        const isOfTenant = /^renter/i.test(match[1] ?? '')
        return {
          kind: isOfTenant ? 'terms' : 'restriction',
          concept: isOfTenant ? 'renters insurance' : null,
          statement: `${lower(match[1])
            .replace(/^renter.*$/, "renter's")
            .replace(/^ho-?6$/, 'HO-6')
            .replace(/^homeowner.*$/, "homeowner's")} insurance is ${lower(match[2])}`,
        }
      },
    ],
    [
      /^(?:in )?(?:an? )?water[- ]privileged community$/i,
      () => ({
        kind: 'community',
        concept: null,
        statement: 'it is in a water-privileged community',
      }),
    ],
    [
      /^(party wall|shared well|shared driveway|road maintenance|cross easement) agreement(?: (?:is )?(?:in place|recorded))?$/i,
      (match) =>
        restriction(
          `there is a ${lower(match[1]).replace('party wall', 'party-wall')} agreement${/recorded$/i.test(match[0]) ? ' on record' : ''}`,
        ),
    ],
    [
      /^(one|1|two|2|three|3)(?: car)? (parking (?:space|spot|stall)s?|garage (?:space|spot|stall)s?|carports?|storage (?:unit|locker)s?) (?:is |are )?(assigned|deeded|reserved|included)$/i,
      (match) => {
        const count = numberOf(match[1] ?? '') ?? 1
        return {
          kind: /storage/i.test(match[2] ?? '') ? 'storage' : 'parking',
          concept: null,
          statement: `${numeral(count)} ${lower(match[2])} ${count > 1 ? 'are' : 'is'} ${lower(match[3])}`,
        }
      },
    ],
    [
      /^(guest|visitor|street|off-street|surface) parking,? (?:is )?(plenty|ample|plentiful|available)$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `there is ${/^av/i.test(match[2] ?? '') ? '' : 'plenty of '}${lower(match[1])} parking`,
      }),
    ],
    [
      /^(?:wall|window)[- ](?:unit )?(?:ACs?|air conditioners?),? (\d|two|three|four)$|^(\d|two|three|four) (wall|window)[- ](?:unit )?ACs?$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `there are ${numeral(numberOf(match[1] ?? match[2] ?? '') ?? 2)} ${/window/i.test(match[0]) ? 'window' : 'wall'} air conditioners`,
      }),
    ],
  ],
}
