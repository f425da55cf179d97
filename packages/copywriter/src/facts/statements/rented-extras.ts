import { articleFor } from '@listwright/reviewer/language'
import { periodOf } from '../sums.ts'
import { withArticles } from '../with-articles.ts'
import { RATED, rateAt } from './rate.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const RENTED_SPACE =
  '((?:extra |additional |second |2nd |rental |optional )?(?:storage(?: (?:cage|unit|locker|bin|space|room|closet))?|locker|garage(?: (?:space|stall|spot|parking))?|carport|parking (?:space|spot|stall)|boat slip|slip|(?:bike|boat|RV|kayak|trailer) storage|RV parking|boat parking))'

/** What may be rented beside the home, and for how much. */
export const RENTED_EXTRAS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${RENTED_SPACE}((?: (?:below|above|nearby|on site|next door|across the street|in (?:the )?building))?)(?: is| are)?(?: available| avail)?(?: for| at)? (?=\\$)${RATED}( extra)?$`,
        'i',
      ),
      (match) => {
        const [, name = '', place = ''] = match
        const often = periodOf(match[5] ?? '')
        if (!often && !/available|avail/i.test(match[0])) return null
        const thing = lower(name).replace(/^2nd/, 'second')
        const article = /storage$|parking$/.test(thing)
          ? ''
          : /^(?:extra|additional|second|rental|optional)/.test(thing)
            ? `${articleFor(thing)} `
            : 'the '
        return {
          kind: /storage|locker/.test(thing) ? 'fee' : 'parking',
          concept: null,
          statement: `${article}${thing}${withArticles(lower(place))} is ${/available|avail/i.test(match[0]) ? 'available for ' : ''}${rateAt(match, 3)}${lower(match[6])}`,
        }
      },
    ],
    [
      new RegExp(
        `^((?:garage |deck |covered |valet |rental )?parking|storage|garage) (?:is )?(leased|rented)(?: at| for)? (?=\\$)${RATED}((?: (?:in|at|from|across|next) .+)?)$`,
        'i',
      ),
      (match) => ({
        kind: /storage/i.test(match[1] ?? '') ? 'storage' : 'parking',
        concept: null,
        statement: `${/^garage$/i.test(match[1] ?? '') ? 'the ' : ''}${lower(match[1])} is ${lower(match[2])} at ${rateAt(match, 3)}${withArticles(match[6] ?? '')}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )*(?:pool|gym|fitness center|storage|parking|garage|laundry|boat slip|slips?|golf|tennis|club|cable|internet|concierge|carport))(?: \((?:extra|extra fee|extra cost|additional fee|additional|fee|for a fee)\)|,? (?:at |for )?(?:an? )?(?:extra|additional) (?:fee|cost|charge))$/i,
      (match) => {
        const thing = lower(match[1])
        return {
          kind: /parking|garage|carport/.test(thing) ? 'parking' : 'building',
          concept: null,
          statement: `the ${thing} ${/s$/.test(thing) && !/tennis$/.test(thing) ? 'cost' : 'costs'} extra`,
        }
      },
    ],
  ],
}
