import { series } from '../numerals.ts'
import { be, listed, lower, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { thingWithPart } from './wording/things.ts'

/** A thing and, behind its comma, the state that it is in: told of that thing, in one clause. */
export const STATES_OF_THINGS: SubjectRules = {
  lines: [
    [
      /^(owned|leased) solar(?: panels| system)?, ([\d.]+) ?kw$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `the ${match[2]}-kW solar system is ${lower(match[1])}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:heat|heating|HVAC|air conditioning|cooling|irrigation|sprinklers|sound system)), zoned$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} zoned`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:garden|garden area|orchard|yard|fence|fencing)), (?:is )?(deer|dog|rabbit|elk)[- ]proof$/i,
      (match) => ({
        kind: 'outdoor place',
        concept: null,
        statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} ${lower(match[2])}-proof`,
      }),
    ],
    [
      /^solar (?:panels |system )?(?:are |is )?(owned outright|owned|paid off|leased), ([\d.]+) ?kw$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `the ${match[2]}-kW solar system is ${lower(match[1])}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:garage|carport|driveway|shop|barn|bay)), fits (?:up to )?(.+)$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `${thingWithPart(match[1])} fits ${withArticle(lower(match[2]))}`,
      }),
    ],
    [
      /^(new|newer|updated|upgraded|replaced) (electric(?:al)? )?panels,? (\d+) ?a(?:mps?)?,? (?:each|per unit|per side)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `the ${match[2] ? 'electrical ' : ''}panels ${/^new/i.test(match[1] ?? '') ? `are ${lower(match[1])}` : `have been ${lower(match[1])}`}, ${match[3]} amps each`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:heat|heating|hot water|water|electric|gas|laundry))(?:,| is| at) (?:the )?(landlord|owner|tenant)s?'?s? (cost|expense|account)$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `${lower(match[1]).replace(/^electric$/, 'electricity')} is ${/account/i.test(match[3] ?? '') ? 'on' : 'at'} the ${lower(match[2])}'s ${lower(match[3])}`,
      }),
    ],
    [
      /^(owner|landlord|tenant)s? pays? ([a-z][a-z ,/]+?),? (?:avg|average|averages|averaging|about) (\$[\d,]+)(\/mo\w*| a month| per month|\/yr| a year)?$/i,
      (match) => {
        const things = listed(lower(match[2])).map((thing) =>
          thing.replace(/^electric$/, 'electricity'),
        )
        return {
          kind: 'income',
          concept: null,
          statement: `the ${lower(match[1])} pays ${series(things)}, which ${things.length > 1 ? 'average' : 'averages'} ${match[3]}${match[4] ? ` a ${/y/.test(match[4]) ? 'year' : 'month'}` : ''}`,
        }
      },
    ],
    [
      /^manufactured(?: home)?,? converted to real property$/i,
      () => ({
        kind: 'building',
        concept: null,
        statement: 'it is a manufactured home that has been converted to real property',
      }),
    ],
  ],
}
