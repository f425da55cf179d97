import { dateOf } from '../../figures/dates.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { DOLLARS } from '../wording/amounts.ts'
import { count, countOrTyped } from '../wording/counts.ts'
import { leaseEnd, MONTH } from '../wording/dates.ts'
import {
  availability,
  building,
  condition,
  income,
  parking,
  tenancy,
  terms,
} from '../wording/kinds.ts'

const DATE = String.raw`(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|${MONTH}(?: \d{1,2})?(?:,? \d{4})?|20\d\d)`
const MONTHLY = String.raw`( ?\/ ?mo(?:nth)?\.?| a month| monthly| per month)`
const LEVEL = '(street|ground|upper|lower|first|second|main)(?:[- ](?:level|floor))'
const PREMISES =
  '(retail|office|restaurant|storefront|shop|commercial|space|apartment|unit|suite)(?: space)?'

/** '6 or 12', '6 to 12' */
const lengthOf = (typed: string): string =>
  typed
    .split(/ ?(?:-|\/|or|to) ?/i)
    .map((each) => countOrTyped(each))
    .join(/\/|or/i.test(typed) ? ' or ' : ' to ')

/** Leases, tenants, rents and what a renter asks first, each with the condition that it was typed with. */
export const LEASE_NOTES: SubjectRules = {
  lines: [
    // 'leased til 3/31, tenant at $4,100'
    [
      new RegExp(
        `^(?:currently )?(leased|rented|occupied) (?:until|through|to) ${DATE}(?:,| -|;|:| with| by)? (?:an? |the )?tenant (?:in place )?(?:at|paying|pays|@) ${DOLLARS}${MONTHLY}?$`,
        'i',
      ),
      ([, how = '', end = '', rent, monthly]) =>
        tenancy(
          `it is ${lower(how)} through ${leaseEnd(end)} to a tenant at $${rent}${monthly ? ' a month' : ''}`,
          leaseEnd(end),
        ),
    ],
    // 'rented thru 6/27 @ $2,200, tnt pays gas'
    [
      new RegExp(
        `^(leased|rented) (?:until|through|to) ${DATE},? (?:at|@|for) ${DOLLARS}${MONTHLY}?(?:, (?:and )?(?:the )?tenant pays ([a-z]+(?: (?:and|\\+|&) [a-z]+)?))?$`,
        'i',
      ),
      ([, how = '', end = '', rent, monthly, paid]) =>
        tenancy(
          `it is ${lower(how)} through ${leaseEnd(end)} at $${rent}${monthly ? ' a month' : ''}${paid ? `, and the tenant pays for ${lower(paid).replace(/ [+&] /, ' and ')}` : ''}`,
          leaseEnd(end),
        ),
    ],
    // 'St lvl retail leased to shoe store, $1,850/mo thru 12/28'
    [
      new RegExp(
        `^(?:the )?${LEVEL} ${PREMISES} (?:is )?(leased|rented) to (?:an? |the )?([a-z][a-z' -]*|\\p{Lu}[\\p{L}' &.-]*?)(?:,| at| for| @|,? at) ${DOLLARS}${MONTHLY}(?:,? (?:through|until|to) ${DATE})?$`,
        'iu',
      ),
      ([, level = '', what = '', how = '', who = '', rent, , end]) =>
        tenancy(
          `the ${levelOf(level)} ${lower(what)} space is ${lower(how)} to ${/^\p{Lu}/u.test(who) ? who : withArticle(lower(who))} at $${rent} a month${end ? ` through ${leaseEnd(end)}` : ''}`.replace(
            /\b(space|unit|suite|shop|apartment|storefront) space\b/,
            '$1',
          ),
          end ? leaseEnd(end) : '',
        ),
    ],
    // 'NNN, tenant does own HVAC maint'
    [
      /^(NNN|triple[- ]net|modified gross|gross)(?: lease)?,? (?:the )?tenants? (does|do|handles?|pays?(?: for)?) (?:its |their |his )?own ([a-z]+(?: [a-z]+){0,2})$/i,
      ([, lease = '', does = '', what = '']) =>
        tenancy(
          `the lease is ${/^(?:nnn|triple)/i.test(lease) ? 'triple net' : lower(lease)}, and the tenant ${verbOfOne(does)} its own ${lower(what).replace(/\bhvac\b/, 'HVAC')}`,
        ),
    ],
    // 'gross rents $6,950/mo, all tenants at will'
    [
      new RegExp(
        `^(?:gross |total )?rents?(?: are| is|:)? ${DOLLARS}${MONTHLY},? (?:and )?(?:all |both )?(?:the )?tenants (?:are )?(at will|month to month|on leases|in place|long[- ]term)$`,
        'i',
      ),
      ([typed, rent, , how = '']) =>
        income(
          `${/^gross/i.test(typed) ? 'gross ' : ''}rents are $${rent} a month, and ${/\bboth\b/i.test(typed) ? 'both' : /\ball\b/i.test(typed) ? 'all' : 'the'} tenants are ${lower(how)}`,
        ),
    ],
    // '1BR avail 8/15, 12 mo lease'
    [
      new RegExp(
        `^(?:(?:\\d bedroom(?: \\d bath)?|studio) )?available (now|${DATE.slice(1, -1)})(?:,| on| with| for)? (?:an? )?(\\d{1,2}(?: ?(?:-|/|or|to) ?\\d{1,2})?) ?(?:mo|month)s?\\.? lease(?: min(?:imum)?)?$`,
        'i',
      ),
      ([, when = '', months = '']) =>
        availability(
          `it is available ${/^now$/i.test(when) ? 'now' : dateOf(when)} on ${/ (?:or|to) /.test(lengthOf(months)) ? `a lease of ${lengthOf(months)} months` : `${articleOf(lengthOf(months))} ${lengthOf(months)}-month lease`}`,
        ),
    ],
    // '2BR no fee, 9/1 move in'
    [
      new RegExp(
        `^(?:(?:\\d bedroom|studio) )?no (?:broker(?:'s)? )?fee,? (?:and )?(?:${DATE} move[- ]?in|move[- ]?in (?:is )?(?:on )?${DATE})$`,
        'i',
      ),
      ([, one, other]) => terms(`there is no fee, and move-in is ${dateOf(one ?? other ?? '')}`),
    ],
    // '1st, last, security 1/2 mo'
    [
      /^(?:first|1st)(?: month)?(?:,| \+| and|\/) ?last(?: month)?(?:,| \+| and|,? and|\/) ?(?:an? )?(?:(half|1\/2|one|1|two|2)[- ](?:mo|month)s?\.? (?:security|deposit|security deposit)|(?:security|deposit|security deposit) (?:of )?(half|1\/2|one|1|two|2)[- ](?:mo|month)s?\.?)$/i,
      ([, one, other]) =>
        terms(
          `the first month, the last month, and a ${depositOf(one ?? other ?? '')} security deposit are due`,
        ),
    ],
    // 'no smoking, pkg avail $175/mo waitlist'
    [
      new RegExp(
        `^parking (?:is )?available(?: at| for| @|,)? ${DOLLARS}${MONTHLY},? (?:by |with (?:an? )?)?wait(?:ing)?[- ]?list$`,
        'i',
      ),
      ([, rent]) => parking(`parking is available at $${rent} a month, by waitlist`),
    ],
    // 'grossed $71k rent in '24, 11 wks'
    [
      new RegExp(
        `^(?:it )?grossed ${DOLLARS}(?: in)?(?: rent(?:al|als|s)?(?: income)?)?(?: in)? (20\\d\\d)(?:,| over| in) (\\d{1,2}) (weeks|months|nights)$`,
        'i',
      ),
      ([, sum, year, many, spans = '']) =>
        income(`it grossed $${sum} in rent over ${count(many)} ${lower(spans)} in ${year}`),
    ],
    // 'some wks already booked for summer, must honor leases'
    [
      /^(?:some|several|most) (weeks|weekends|nights|dates) (?:are )?(?:already )?booked(?: for| in| this)? (?:the )?(summer|fall|winter|spring|season)(?:,|;| and| -)? (?:buyer )?must honor (?:the |existing )?(leases|bookings|reservations)$/i,
      ([typed, spans = '', season = '', what = '']) =>
        tenancy(
          `${lower(/^\w+/.exec(typed)?.[0])} ${lower(season)} ${lower(spans)} are already booked, and the ${lower(what)} must be honored`,
        ),
    ],
    // '4BR sleeps 12'
    [
      /^(?:\d bedrooms? )?sleeps (\d{1,2}|four|six|eight|ten|twelve)$/i,
      ([, many]) => condition(`it sleeps ${count(lower(many))}`),
    ],
    [
      /^(?:\d (?:bedroom|bed|bath)s?,? )?(?:the )?(owner|landlord) pays (?:for )?(?:the )?(water|heat|gas|trash|electric|sewer),? (?:about|~|approx\.?) ?\$([\d,]+) ?(?:\/|per |an? )(quarter|qtr|month|mo|year|yr)$/i,
      ([, who = '', what = '', sum, period = '']) =>
        income(
          `the ${lower(who)} pays for ${lower(what).replace('electric', 'electricity')}, about $${sum} a ${PERIODS[lower(period).charAt(0)]}`,
        ),
    ],
    [
      /^(NNN|CAM|triple[- ]net)(?: charges)?(?: of| at|:)? ?\$([\d.]+)\/(?:sf|square feet) est(?:imated)?\.?,? (?:the )?base(?: rent)?(?: of| at| is)? ?\$([\d.]+)(?:\/(?:sf|square feet))?$/i,
      ([, charge = '', sum, base]) =>
        income(
          `the base rent is $${base} a square foot, with ${/^triple/i.test(charge) ? 'NNN' : charge.toUpperCase()} charges estimated at $${sum} a square foot`,
        ),
    ],
    [
      /^(?:no lead|lead[- ](?:safe|free)) cert(?:ificate)?s? (?:on|for) (?:units? )?#?(\d) (?:and|&|\+) #?(\d)( only)?$/i,
      ([typed, one, other, only]) =>
        building(
          `${only ? 'only ' : ''}units ${one} and ${other} have lead-${/free/i.test(typed) ? 'free' : 'safe'} certificates`,
        ),
    ],
  ],
}

const PERIODS: Readonly<Record<string, string>> = { q: 'quarter', m: 'month', y: 'year' }

const levelOf = (typed: string): string =>
  `${lower(typed)}-${/^(?:first|second)$/i.test(typed) ? 'floor' : 'level'}`

const verbOfOne = (typed: string): string =>
  lower(typed)
    .replace(/^do$/, 'does')
    .replace(/^(handle|pay)(?!s)/, '$1s')

const articleOf = (length: string): string => (/^(?:eight|11|18)/.test(length) ? 'an' : 'a')

const depositOf = (typed: string): string =>
  /^(?:half|1\/2)$/i.test(typed) ? 'half-month' : `${count(lower(typed))}-month`
