import { articleFor } from '@listwright/reviewer/language'
import { dateOf } from '../../figures/dates.ts'
import { WEEKDAYS } from '../../figures/weekdays.ts'
import { isPluralNoun } from '../../nouns/head-nouns.ts'
import { be, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { SHORT_MONTH } from '../wording/dates.ts'
import { amenity, building, community, parking, utilities } from '../wording/kinds.ts'

const DAYS: Readonly<Record<string, string>> = {
  'm-f': 'Monday through Friday',
  'mon-fri': 'Monday through Friday',
  weekdays: 'on weekdays',
  daytime: 'by day',
}

/** The staff of a building, its opening hours, and what can be reserved in it. */
export const STAFF_AND_HOURS: SubjectRules = {
  lines: [
    // Maintenance at such hours is a service, not the monthly charge of a co-op.
    [
      /^(24[- ]?(?:hour|hr)|24\/7|round-the-clock|on-site|in-house|same-day)((?: emergency)?) maintenance(?: (?:service|staff|team|crew))?$/i,
      ([, when = '', urgent = '']) =>
        building(
          `there is ${lower(when).replace(/^24[- ]?h(?:ou)?r$/, '24-hour')}${lower(urgent)} maintenance`,
        ),
    ],
    [
      /^24[- ]hour (emergency )?maintenance$/i,
      ([, emergency]) => building(`there is 24-hour ${lower(emergency)}maintenance`),
    ],
    [
      /^(doorman|concierge|front desk|security|valet|gym|pool)(?: hours| is open| open| on duty)?:? (?:from )?(\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|noon|midnight) ?(?:to|-|until|through) ?(\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|noon|midnight)$/i,
      (match) => {
        const time = (typed: string | undefined) =>
          (typed ?? '')
            .toLowerCase()
            .replace(
              /^(\d[\d:]*) ?([ap])\.?m\.?$/,
              (_, hour: string, half: string) => `${hour} ${half.toUpperCase()}M`,
            )
        const who = (match[1] ?? '').toLowerCase()
        const isPlace = /^(?:gym|pool)$/.test(who)
        return building(
          `${isPlace ? `the ${who} is open` : who === 'security' ? 'security is on duty' : `${articleFor(who)} ${who} is on duty`} from ${time(match[2])} to ${time(match[3])}`,
        )
      },
    ],
    [
      /^((?:quiet|office|pool|gym|business|club|clubhouse|kitchen|winter|summer|store|gate|visiting|service) hours)(?: are)?:? (?:from )?(\d{1,2}(?::\d\d)?(?: ?[ap]m)?) ?(?:to|-|until|through) ?(\d{1,2}(?::\d\d)?(?: ?[ap]m)?)$/i,
      (match) => building(`${lower(match[1])} are from ${match[2]} to ${match[3]}`),
    ],
    [
      /^((?:quiet|office|pool|gym|business|club|clubhouse|kitchen|winter|summer|store|gate|visiting|service) hours)(?: are)?:?( only)? (?:from )?(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.? ?(?:to|-|through|thru) ?(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?( only)?$/i,
      (match) =>
        building(
          `${lower(match[1])} are ${WEEKDAYS[lower(match[3])]} through ${WEEKDAYS[lower(match[4])]}${match[2] || match[5] ? ' only' : ''}`,
        ),
    ],
    [/^fire[- ]sprinklered$/i, told('system', null, 'it has fire sprinklers')],
    [
      /^(concierge|doorman|front desk|manager|super|security|valet|shuttle|guard),? (?:on duty |available |service )?\(?(M-F|Mon-Fri|Monday(?:-| through | to )Friday|weekdays|daytime)\)?$/i,
      (match) => {
        const who = lower(match[1])
        const when = DAYS[lower(match[2])] ?? 'Monday through Friday'
        return building(
          `${/^security/.test(who) ? who : `${articleFor(who)} ${who}`} is on duty ${when}`,
        )
      },
    ],
    [
      /^(laundry(?: room)?|trash(?: room| chute)?|storage(?: room)?|mail(?: room| boxes)?) (?:is )?down (?:the )?hall(?:way)?$/i,
      (match) =>
        building(
          `${/^(?:laundry|trash|storage|mail)$/i.test(match[1] ?? '') ? '' : 'the '}${lower(match[1])} ${be(lower(match[1]))} down the hall`,
        ),
    ],
    [
      /^(?:building|complex|community)(?:-wide)? wi-?fi(?: (?:is )?(included|free))?$/i,
      (match) =>
        building(
          `the building has ${match[1] ? `${lower(match[1])} ` : ''}Wi-Fi`.replace(
            'included Wi-Fi',
            'Wi-Fi, which is included',
          ),
        ),
    ],
    [
      /^((?:[a-z-]+ )*(?:room|center|gym|pool|spa|hot tub|lounge|clubhouse|office|desk|laundry|gate|sauna)) (?:is )?open (?:from )?(\d{1,2})(?::00)? ?([ap])\.?m?\.? ?(?:-|to|until) ?(\d{1,2})(?::00)? ?([ap])\.?m\.?$/i,
      (match) =>
        building(
          `the ${lower(match[1])} is open from ${match[2]} ${lower(match[3])}m to ${match[4]} ${lower(match[5])}m`,
        ),
    ],
    [
      new RegExp(
        `^((?:[a-z-]+ )*(?:pool|spa|beach|marina|clubhouse|road|golf course)) (?:is )?open (?:from )?(${SHORT_MONTH}) ?(?:-|to|through) ?(${SHORT_MONTH})$`,
        'i',
      ),
      (match) =>
        amenity(
          `the ${lower(match[1])} is open from ${dateOf(match[2] ?? '')} to ${dateOf(match[3] ?? '')}`,
        ),
    ],
    [
      /^((?:boat|RV|car)? ?(?:slips?|storage|parking|docks?|garages?|lockers?|guest suites?|clubhouse))(?: is| are)? (rentable|for rent|available|can be rented) (?:through|from) (?:the )?(HOA|association|marina|building)$/i,
      (match) => {
        const thing = (match[1] ?? '').trim()
        const several = isPluralNoun(lower(thing).split(' ').at(-1) ?? '')
        const verb = /available/i.test(match[2] ?? '')
          ? `${several ? 'are' : 'is'} available`
          : 'can be rented'
        return community(
          `${withArticle(lower(thing).replace(/^rv\b/, 'RV'))} ${verb} through the ${/HOA/i.test(match[3] ?? '') ? 'HOA' : lower(match[3])}`,
        )
      },
    ],
  ],
  figures: [
    [
      /^(concierge|doorman|front desk|security|super|porter|shuttle|valet|trash pickup),? (weekdays|weekends|evenings|days|nights|24\/7|daily)(?: only)?$/i,
      (match) =>
        building(
          `there is ${withArticle((match[1] ?? '').toLowerCase())} ${/^(?:days|nights|evenings|weekdays|weekends)$/i.test(match[2] ?? '') ? `on ${match[2]?.toLowerCase()}`.replace(/on (days|nights|evenings)/, (_, when: string) => (when === 'evenings' ? 'in the evenings' : when === 'nights' ? 'at night' : 'by day')) : match[2]?.toLowerCase()}`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:a )?(.{3,30}?)(?: by)? waitlist$/i,
      (match) => parking(`there is a waiting list for the ${(match[1] ?? '').toLowerCase()}`),
    ],
    [
      /^(bear|raccoon|rodent|critter)[- ]?proof (trash|trash cans?|garbage|bins?|dumpsters?)$/i,
      (match) =>
        utilities(
          `the ${(match[2] ?? '').toLowerCase().replace(/^trash$/, 'trash bin')} ${be(match[2] ?? '')} ${(match[1] ?? '').toLowerCase()}-proof`,
        ),
    ],
    [
      /^(?:a )?(guest suite|guest rooms?|storage|garage spaces?|parking|boat slips?|cabana|party room) (?:is |are )?rentable(?: in (?:the )?(building|community|complex))?$|^rentable (guest suite|storage|cabana|party room)$/i,
      (match) => {
        const what = (match[1] ?? match[3] ?? '').toLowerCase()
        const isMany = isPluralNoun(what.split(' ').at(-1) ?? '')
        return building(
          `${isMany || /^(?:storage|parking)$/.test(what) ? '' : 'a '}${what} in the ${(match[2] ?? 'building').toLowerCase()} can be rented`,
        )
      },
    ],
  ],
}
