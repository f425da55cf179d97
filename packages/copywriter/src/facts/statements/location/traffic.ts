import { group } from '@listwright/reviewer/language'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { dollars } from '../wording/amounts.ts'
import { location } from '../wording/kinds.ts'

/** Traffic counts and visibility. */
export const TRAFFIC: SubjectRules = {
  figures: [
    [
      /^(high|heavy|strong|steady|good) (foot|pedestrian|car|drive-by|vehicle|auto) traffic$/i,
      ([, amount = '', kind = '']) =>
        location(`${kind.toLowerCase()} traffic is ${amount.toLowerCase()}`),
    ],
    [
      /^(.+) visibility(?: from (.+))?$/i,
      (match, setting) =>
        setting === 'commercial' && /^(?:I-|US |US-|Highway|Hwy|Route)|\d/.test(match[1] ?? '')
          ? {
              kind: 'location',
              concept: null,
              statement: `it is visible from ${match[1]}`,
              place: match[1] ?? '',
            }
          : null,
    ],
    [
      /^(?:high )?traffic count (?:of )?([\d,]+)(k)(?: (?:cars|vehicles|vpd|aadt))?(?: (?:per|a) day)?$/i,
      (match) =>
        location(`the traffic count is ${dollars(match[1], match[2]).slice(1)} vehicles a day`),
    ],
  ],
  statements: [
    [
      /^(?:average )?daily traffic(?: count)?(?: (?:is|of))?( about| around| over)? (\d[\d,]+)(?: (?:cars|vehicles))?$/i,
      ([, about = '', count = '']) => ({
        kind: 'location',
        concept: about ? null : 'traffic count',
        statement: `the traffic count is${lower(about)} ${group(Number(count.replace(/,/g, '')))} vehicles a day`,
        count: Number(count.replace(/,/g, '')),
      }),
    ],
    [/^high traffic counts?$/i, () => location('the traffic count is high')],
    [
      /^(\d[\d,]*)(k)? ?ADT$/i,
      (match) => ({
        kind: 'location',
        concept: 'traffic count',
        statement: `the traffic count is ${numeral((numberOf(match[1] ?? '') ?? 0) * (match[2] ? 1000 : 1))} vehicles a day`,
        count: (numberOf(match[1] ?? '') ?? 0) * (match[2] ? 1000 : 1),
      }),
    ],
    [
      /^(?:traffic counts?:? (?:of |is )?)?((?:approx(?:imately)?|about|around) )?(\d[\d,]*)\+?(?: (?:vehicles|cars)(?: (?:per|a) day)?| AADT| ADT| daily traffic)?$/i,
      (match) => {
        const value = numberOf(match[2] ?? '')
        if (value === null || !/traffic|vehicles|cars|AADT|ADT/i.test(match[0])) return null
        const about = match[1] ? 'about ' : ''
        return {
          kind: 'location',
          concept: match[1] ? null : 'traffic count',
          statement: `the traffic count is ${about}${numeral(value)} vehicles a day`,
          count: value,
          text: `traffic count of ${about}${numeral(value)} vehicles a day`,
        }
      },
    ],
  ],
}
