import { dateOf, isDate } from '../../figures/dates.ts'
import { series } from '../../figures/numerals.ts'
import { listed, lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { condition } from '../wording/kinds.ts'

/** A building that is new, under construction or still to be built. */
export const CONSTRUCTION: SubjectRules = {
  figures: [
    [
      /^(?:brand )?new (?:construction|build|home),?(?: -)? (?:est(?:imated)?\.? )?completion (?:in |est(?:imated)? )?(.+)$/i,
      (match) =>
        condition(
          `it is new construction, with completion estimated for ${dateOf(match[1] ?? '')}`,
        ),
    ],
    [
      /^(?:there is )?still time (?:for (?:you|buyers?) )?to (?:pick|choose|select|customize) (?:your |the )?((?:own )?[a-z][a-z ,&+-]*)$/i,
      ([, things = '']) => condition(`the ${series(listed(lower(things)))} can still be chosen`),
    ],
  ],
  statements: [
    [
      /^(?:brand )?new (?:build|construction|home),? by (.+)$/i,
      (match) => condition(`it is new construction by ${match[1]}`),
    ],
    [
      /^(?:brand )?new (?:build|construction),? (?:for |ready |ready in |delivering )?((?:spring|summer|fall|winter|[a-z]{3,9})) (?:20|')?(\d\d)$/i,
      (match) =>
        isDate(`${match[1]} 20${match[2]}`)
          ? {
              kind: 'availability',
              concept: null,
              statement: `it is new construction for ${dateOf(`${match[1]} 20${match[2]}`)}`,
              date: dateOf(`${match[1]} 20${match[2]}`),
            }
          : null,
    ],
    [
      /^(?:choose|pick|select) (?:your )?(finishes|colors|cabinets|floors|options)(?: (before|until|by|through) (.+))?$/i,
      (match) =>
        match[3] && !isDate(match[3])
          ? null
          : condition(
              `the ${(match[1] ?? '').toLowerCase()} can still be chosen${match[3] ? ` ${(match[2] ?? '').toLowerCase()} ${dateOf(match[3])}` : ''}`,
            ),
    ],
    [
      /^(?:built|completed|constructed)(?: in)? (\d{4})$/i,
      (match) => ({
        kind: 'character',
        statement: `it was built in ${match[1]}`,
        year: Number(match[1]),
      }),
    ],
    [
      /^(?:it is |completely |truly )?(?:move[- ]in ready|turn[- ]?key|ready to move in(?:to)?|move right in)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'move-in ready',
        statement: /turn/i.test(match[0]) ? 'it is turnkey' : 'it is move-in ready',
      }),
    ],
    [
      /^new construction,?(?: -)? never (?:lived in|occupied)$/i,
      told('condition', null, 'it is new construction, never lived in'),
    ],
    [
      /^(?:brand )?new construction$|^new build$/i,
      told('condition', null, 'it is new construction'),
    ],
    [
      /^never (lived in|occupied|rented)$/i,
      (match) => ({
        kind: 'condition',
        statement: `it has never been ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:to be|will be) (built|completed)(?: (?:in|by) (.+))?$/i,
      (match) => ({
        kind: 'condition',
        statement: `it is to be ${(match[1] ?? '').toLowerCase()}${match[2] ? ` in ${dateOf(match[2])}` : ''}`,
      }),
    ],
    [/^under construction$/i, told('condition', null, 'it is under construction')],
    [
      /^(?:pick|choose|select) your (?:own )?(finishes|colors|cabinets|floors|lot)$/i,
      (match) => ({
        kind: 'condition',
        statement: `the ${(match[1] ?? '').toLowerCase()} can still be chosen`.replace(
          'finishes can',
          'finishes can',
        ),
      }),
    ],
    [
      /^(?:est(?:imated)?\.? |projected )?completion(?: (?:in|date|expected))?:? (.+)$/i,
      (match) =>
        isDate(match[1] ?? '')
          ? {
              kind: 'availability',
              statement: `completion is ${/^(?:est|proj)/i.test(match[0]) ? 'estimated for' : 'expected in'} ${dateOf(match[1] ?? '')}`,
              date: dateOf(match[1] ?? ''),
            }
          : null,
    ],
  ],
}
