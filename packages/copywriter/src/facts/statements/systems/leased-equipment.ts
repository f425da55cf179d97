import { be, lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { terms } from '../wording/kinds.ts'

const EQUIPMENT =
  '(solar(?: panels| system| panel system)?|propane tank|water softener|softener|water heater|alarm system|security system|equipment|HVAC|furnace)'

const ASSUMES =
  '(?:,| -|;|,? and)? (?:the )?buyers? (?:is to |to |must |will |would |shall )?(?:assumes?|take over|takes over)(?: (?:the )?(?:solar )?(?:lease|payments?|lease payments?|contract|agreement|it))?'

const RATE = String.raw`(?:,? (?:at |for )?\$?([\d,.]+)(?: ?\/ ?mo(?:nth)?\.?| a month| per month| monthly| mo))?`

/** Equipment that is leased. */
export const LEASED_EQUIPMENT: SubjectRules = {
  lines: [
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
    [
      /^((?:\p{Lu}\p{L}+ )?(?:water heater|hot water heater|softener|water softener|propane tank|alarm system|security system|furnace)) (?:is )?(rented|leased)$/iu,
      (match) =>
        terms(
          `the ${(match[1] ?? '').replace(/^(?:Water|Hot|Softener|Propane|Alarm|Security|Furnace)\b/, lower)} is ${lower(match[2])}`,
        ),
    ],
  ],
}
