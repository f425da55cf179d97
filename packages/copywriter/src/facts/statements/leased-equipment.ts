import { be, lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const EQUIPMENT =
  '(solar(?: panels| system| panel system)?|propane tank|water softener|softener|water heater|alarm system|security system|equipment|HVAC|furnace)'

const ASSUMES =
  '(?:,| -|;|,? and)? (?:the )?buyers? (?:is to |to |must |will |would |shall )?(?:assumes?|take over|takes over)(?: (?:the )?(?:solar )?(?:lease|payments?|lease payments?|contract|agreement|it))?'

const RATE = String.raw`(?: (?:at|for)?,? ?\$?([\d,.]+)(?: ?\/ ?mo(?:nth)?\.?| a month| per month| monthly| mo))?`

/** What is leased, and that the buyer takes the lease over. */
export const LEASED_EQUIPMENT: SubjectRules = {
  lines: [
    [
      /^(?:the )?buyers? (?:is to |to |must |will |shall )?(?:assumes?|take over|takes over) (?:the )?solar (lease|loan|payments|contract)$|^(?:the )?solar (lease|loan|payments|contract) (?:is |are )?(?:to be )?assumed by (?:the )?buyer$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the buyer assumes the solar ${lower(match[1] ?? match[2])}`,
      }),
    ],
    [
      /^(?:owned solar|solar)(?: panels| system)?(?: is| are)?(?: owned)?(?:,| -|;| and) (paid off|paid in full|no lease(?: to assume)?|not leased)$/i,
      (match) => {
        if (!/owned/i.test(match[0])) return null
        const rest = lower(match[1])
        return {
          kind: 'system',
          concept: null,
          statement: `the solar panels are owned${/^no lease/.test(rest) ? `, with ${rest}` : /^not/.test(rest) ? ', not leased' : ` and ${rest}`}`,
        }
      },
    ],
    [
      new RegExp(
        `^(?:the )?(?:${EQUIPMENT}(?: is| are)?,? (?:lease|leased|rented|on (?:a )?lease)|leased ${EQUIPMENT})${RATE}${ASSUMES}$`,
        'i',
      ),
      (match) => {
        const typed = lower(match[1] ?? match[2]).replace(/^hvac$/, 'HVAC')
        const thing = /^solar/.test(typed) && !/system/.test(typed) ? 'solar panels' : typed
        return {
          kind: match[3] ? 'fee' : 'terms',
          concept: null,
          statement: `the ${thing} ${be(thing)} leased${match[3] ? ` at $${match[3]} a month` : ''}, and the buyer assumes the lease`,
        }
      },
    ],
  ],
}
