import { articleFor } from '@listwright/reviewer/language'
import { ordinal } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { countOrTyped } from '../wording/counts.ts'
import { building, condition, restriction, terms, zoning } from '../wording/kinds.ts'

/** Licenses, and which units are legal. */
export const LICENSES: SubjectRules = {
  lines: [
    [
      /^(?:currently )?(?:has|with) (?:an? )?(rental (?:letter of compliance|license|permit|certificate|registration))$/i,
      (match) => terms(`it has a ${match[1]?.toLowerCase()}`),
    ],
    [
      /^(?:the )?(2nd|3rd|4th|second|third|fourth|basement|attic|garage) unit (?:is )?(non-?conforming|not legal|unpermitted|grandfathered|legal)$/i,
      (match) =>
        condition(
          `the ${/^\d/.test(match[1] ?? '') ? ordinal(lower(match[1])) : lower(match[1])} unit is ${lower(match[2]).replace('nonconforming', 'non-conforming')}`,
        ),
    ],
    [
      /^(legal (?:duplex|triplex|fourplex|two-family|three-family|four-unit|ADU)) per (?:the )?(city|county|town) (letter|records?)$/i,
      (match) =>
        building(
          `it is a ${lower(match[1]).replace('adu', 'ADU')}, per ${/letter/i.test(match[3] ?? '') ? 'a ' : ''}${lower(match[2])} ${lower(match[3])}`,
        ),
    ],
  ],
  statements: [
    [
      /^(.+?) (license|permit|certificate) type:? (.+)$/i,
      (match) =>
        restriction(
          `it has ${articleFor(match[3] ?? '')} ${match[3]}-type ${(match[1] ?? '').replace(/^short term/i, 'short-term')} ${(match[2] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(?:STR|short[- ]term rental) (permit|license)(?: is)?,? \(?(not transferable|non-?transferable|does not transfer|not assignable)\)?$/i,
      (match) =>
        restriction(
          `the short-term rental ${(match[1] ?? '').toLowerCase()} is not ${/assign/i.test(match[2] ?? '') ? 'assignable' : 'transferable'}`,
        ),
    ],
    [
      /^(?:STR|short[- ]term rental) (permit|license)(?: \((not transferable|transferable|in hand)\))?$/i,
      (match) => ({
        kind: 'income',
        concept: 'short-term rental allowed',
        statement: `there is a short-term rental ${(match[1] ?? '').toLowerCase()}${match[2] ? `, ${match[2].toLowerCase()}` : ''}`,
      }),
    ],
    [
      /^(?:certificate of occupancy|c of o)(?: is)?(?: for)?(?: a)? (\d|two|three|four|five|six)[- ]?(family|unit)s?$/i,
      (match) =>
        zoning(
          `the certificate of occupancy is for ${countOrTyped(match[1] ?? '')} ${/fam/i.test(match[2] ?? '') ? 'families' : 'units'}`,
        ),
    ],
  ],
}
