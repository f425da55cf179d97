import { numeral } from '../../figures/numerals.ts'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { parking, restriction } from '../wording/kinds.ts'

const carsOf = (typed: string | undefined): string => lower(typed).replace(/^rvs$/, 'RVs')

/** Rules about vehicles and parking. */
export const RULES: SubjectRules = {
  lines: [
    // Such parking is in the street, and nothing that the home has: 'resident permit parking'.
    [
      /^(?:street )?(?:parking (?:by|with) )?(resident|residential|neighborhood|city|zone)(?:'?s'?)?(?: only)?[- ]permit(?: street)? ?(?:parking)?$/i,
      ([typed, sort = '']) =>
        /parking/i.test(typed)
          ? parking(
              `${/street/i.test(typed) ? 'street parking' : 'parking'} is by ${lower(sort).replace('residential', 'resident')} permit`,
            )
          : null,
    ],
    [
      /^((?:free |easy |on-?)?street parking) (?:with|by|requires|w\/) (?:an? )?(?:(city|resident|neighborhood|zone) )?(permit|sticker)$/i,
      (match) =>
        parking(
          `there is ${lower(match[1])} ${/permit/i.test(match[3] ?? '') ? 'by' : 'with a'} ${match[2] ? `${lower(match[2])} ` : ''}${lower(match[3])}`,
        ),
    ],
    [
      /^no (trucks|commercial vehicles|commercial trucks|RVs|boats|trailers|motorcycles|work vans)(?: (?:or|and) (trucks|commercial vehicles|RVs|boats|trailers|motorcycles|vans))?( overnight| on (?:the )?street| in (?:the )?driveways?)?$/i,
      (match) =>
        restriction(
          `${carsOf(match[1])}${match[2] ? ` and ${carsOf(match[2])}` : ''} are not allowed${lower(match[3]).replace(/ (on|in) (?!the)/, ' $1 the ')}`,
        ),
    ],
    [
      /^guest parking (?:is )?limited to (\d+) (hours?|hrs?|days?|nights?)$/i,
      (match) =>
        parking(
          `guest parking is limited to ${numeral(Number(match[1]))} ${lower(match[2])
            .replace(/^(?:hrs?|hour)$/, 'hours')
            .replace(/^(day|night)$/, '$1s')}`,
        ),
    ],
    [/^on-?street parking only$/i, told('parking', null, 'parking is on the street only')],
  ],
}
