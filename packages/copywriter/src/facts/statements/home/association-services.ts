import { series } from '../../figures/numerals.ts'
import { listed, lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { community } from '../wording/kinds.ts'

const SERVICE =
  '(?:snow(?: removal| plowing)?|mowing|lawn(?: care| mowing| maintenance)?|yard ?work|landscaping|plowing|exterior(?: maintenance| paint)?|roof(?: repairs?)?|trash(?: pickup)?|leaf removal|road maintenance|gutter cleaning|driveway(?: sealing)?|irrigation)'
const LIST = `(${SERVICE}(?:(?:,| and| &| \\+|\\/|, and) ?${SERVICE})*)`
const KEEPER = '(HOA|POA|association|condo association)'

const servicesIn = (typed: string): string =>
  series(
    listed(lower(typed)).map((service) =>
      service
        .replace(/^snow$/, 'snow removal')
        .replace(/^lawn$/, 'lawn care')
        .replace(/^(roof|driveway|exterior)$/, 'the $1'),
    ),
  )

const keeperOf = (typed: string): string =>
  `the ${/^[HP]OA$/i.test(typed) ? typed.toUpperCase() : lower(typed)}`

/** What the association does around the house. */
export const ASSOCIATION_SERVICES: SubjectRules = {
  lines: [
    // Who covers it was not typed.
    [
      /^(exterior|lawn|grounds|yard|landscape|road) (maintenance|care|upkeep) (?:is )?covered$/i,
      ([, what, work]) => community(`${lower(what)} ${lower(work)} is covered`),
    ],
    [
      new RegExp(
        `^${LIST} (?:is |are )?(?:done |handled |provided |maintained )?by (?:the )?${KEEPER}$`,
        'i',
      ),
      ([, services = '', keeper = '']) =>
        community(`${keeperOf(keeper)} takes care of ${servicesIn(services)}`),
    ],
    [
      new RegExp(`^(?:the )?${KEEPER} (?:does|takes care of|provides) (?:the |all )?${LIST}$`, 'i'),
      ([, keeper = '', services = '']) =>
        community(`${keeperOf(keeper)} takes care of ${servicesIn(services)}`),
    ],
    [
      /^(?:guard[- ])?gated(?: community| neighborhood| entry| entrance)?(?: with|,) (?:an? )?((?:24[- ]hour |24\/7 |manned |staffed |live |roving |full-time )*)(guards?|security|guard ?house|guard ?gate|gate ?house|attendant|patrol)$/i,
      ([, sort = '', noun = '']) =>
        community(
          `it is gated, with ${/s$|security|patrol/i.test(noun) ? '' : /^8/.test(sort) ? 'an ' : 'a '}${lower(sort).replace('24 hour', '24-hour')}${lower(noun)}`,
        ),
    ],
  ],
}
