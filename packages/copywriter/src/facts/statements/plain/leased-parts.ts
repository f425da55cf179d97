import { dateOf, isDate } from '../../figures/dates.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { tenancy } from '../wording/kinds.ts'

/** A unit, by its name or by the number of its door. */
const PART =
  '(unit [a-z0-9]+|\\d{3,5}|(?:the )?(?:ADU|ohana|casita|guest house|guest cottage|carriage house|(?:upper|lower|front|rear|basement|garage) (?:unit|apartment)))'
const LEASED = new RegExp(
  `^${PART}(?: is)? (leased|rented)( long[- ]term| LT| month[- ]to[- ]month)?(?: (?:through|thru|until|til) ([a-z0-9 /]+?))?(?: (?:at|for|@))? (\\$\\d[\\d,]*(?<!,))(?: ?(?:\\/ ?|a |per )(?:mo|month))?(,? (?:and )?(?:the )?tenant would (?:love|like) to stay)?$`,
  'i',
)

/** Who holds a part of the property, until when and for how much: 'ADU leased month to month $1,750'. */
export const LEASED_PARTS: SubjectRules = {
  lines: [
    [
      LEASED,
      (match) => {
        const [typed, part = '', state = '', manner = '', end = '', sum = '', stays] = match
        // What it rents for alone is told as income.
        if ((end && !isDate(end)) || !(end || manner || stays)) return null
        const how = manner
          .replace(/^ LT$/i, ' long-term')
          .toLowerCase()
          .replace('long term', 'long-term')
        const until = end ? ` through ${dateOf(end)}` : ''
        const often = /(?:\/ ?|a |per )(?:mo|month)\b/i.test(typed) ? ' a month' : ''
        const wish = stays
          ? `, and the tenant would ${/ love /i.test(stays) ? 'love' : 'like'} to stay`
          : ''
        return tenancy(
          `${partOf(part)} is ${state.toLowerCase()}${how}${until} at ${sum}${often}${wish}`,
          end ? dateOf(end) : '',
        )
      },
    ],
  ],
}

/** 'unit 2' and '3930' are names; 'the ADU' is a thing. */
const partOf = (typed: string): string => {
  const part = typed.replace(/^the /i, '')
  if (/^\d/.test(part)) return `number ${part}`
  return /^unit /i.test(part)
    ? part.replace(/^u/i, 'u')
    : `the ${part.replace(/^(?!ADU)./, (first) => first.toLowerCase())}`
}
