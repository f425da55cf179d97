import { articleFor } from '@listwright/reviewer/language'
import { dateOf, isDate } from '../../figures/dates.ts'
import { ordinal } from '../../figures/numerals.ts'
import { withMoneyWords } from '../../money/words.ts'
import { lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, PERIOD_OF_RENT, per, RENT, sum, WHOLE_DOLLARS } from '../wording/amounts.ts'
import { count, countOrOne } from '../wording/counts.ts'
import { GROUP_DATE } from '../wording/dates.ts'
import { tenancy } from '../wording/kinds.ts'
import { UNIT, unitOf } from '../wording/units.ts'

/** '2nd floor', 'second-floor' as 'second-floor'. */
const floorOf = (floor: string | undefined): string =>
  `${ordinal((floor ?? '').toLowerCase())}-floor`

const PLACE =
  '(in (?:the )?(?:rear|front|back|upper|lower|corner|basement) (?:suite|unit|space|bay)|upstairs|downstairs)'

/** Tenants: who is in place, for how long and on what terms. */
export const TENANTS: SubjectRules = {
  lines: [
    [
      new RegExp(`^(?:(?:the|current) )?tenants? pays? ${AMOUNT}${PERIOD_OF_RENT}$`, 'i'),
      (match) =>
        tenancy(
          `the ${/tenants/i.test(match[0]) ? 'tenants pay' : 'tenant pays'} ${sum(match[1])}${per(match[2])}`,
        ),
    ],
    [
      new RegExp(
        `^current lease (?:through|thru|until|till?|to|ends|expires) ${GROUP_DATE},? tenants? pays? ${AMOUNT}${PERIOD_OF_RENT}$`,
        'i',
      ),
      (match) =>
        isDate(match[1] ?? '')
          ? tenancy(
              `the current lease runs through ${dateOf(match[1] ?? '')}, and the ${/tenants/i.test(match[0]) ? 'tenants pay' : 'tenant pays'} ${sum(match[2])}${per(match[3])}`,
              dateOf(match[1] ?? ''),
            )
          : null,
    ],
    [
      new RegExp(`^tenants? (?:through|thru) ${GROUP_DATE}$`, 'i'),
      (match) =>
        isDate(match[1] ?? '')
          ? tenancy(
              `${/^tenants/i.test(match[0]) ? 'tenants are' : 'a tenant is'} in place through ${dateOf(match[1] ?? '')}`,
            )
          : null,
    ],
    [
      new RegExp(
        `^tenants? in place (?:through|thru|to) ${GROUP_DATE}, (?:at |@ ?)?${AMOUNT}${PERIOD_OF_RENT}$`,
        'i',
      ),
      (match) =>
        isDate(match[1] ?? '')
          ? tenancy(
              `${/^tenants/i.test(match[0]) ? 'tenants are' : 'a tenant is'} in place through ${dateOf(match[1] ?? '')} at ${sum(match[2])}${per(match[3])}`,
              dateOf(match[1] ?? ''),
            )
          : null,
    ],
    [
      new RegExp(
        `^tenant[- ]occupied,? (?:month[- ]to[- ]month|m-t-m|mtm),? (?:at |@ ?)?${AMOUNT}${PERIOD_OF_RENT}$`,
        'i',
      ),
      (match) =>
        tenancy(`it is tenant-occupied, month to month, at ${sum(match[1])}${per(match[2])}`),
    ],
    [
      /^((?:1st|2nd|3rd|4th)|first|second|third|fourth)[- ]floor tenant at will,? (?:at )?\$([\d,]+)(\/mo\w*| a month)?$/i,
      (match) =>
        tenancy(
          `the ${floorOf(match[1])} tenant is at will and pays $${match[2]}${match[3] ? ' a month' : ''}`,
        ),
    ],
    [
      new RegExp(
        `^(?:the )?((?:other|left|right|north|south|east|west|front|rear|one|upper|lower|downstairs|upstairs) (?:side|unit|half)),? (?:has )?(?:an? )?tenants?(?: is| are)? in place (?:through|thru|until|till) ([A-Z][a-z]+(?: \\d{4})?|\\d{4})(?:,? (?:at|for|paying) ${RENT})?$`,
        'i',
      ),
      (match) =>
        tenancy(
          `the ${lower(match[1])} has a tenant in place through ${match[2]}${match[3] ? ` at $${match[3]}${/mo/i.test(match[0].split('$')[1] ?? '') ? ' a month' : ''}` : ''}`,
        ),
    ],
    [
      new RegExp(`^(?:currently )?tenant[- ]occupied(?: at| for)?,? ${RENT}$`, 'i'),
      (match) =>
        tenancy(
          `it is tenant-occupied at $${match[1]}${/mo/i.test(match[0].split('$')[1] ?? '') ? ' a month' : ''}`,
        ),
    ],
    [
      /^sold with (?:an? |the )?tenant(?: in place)? (?:through|until) ([a-z]+(?: \d{1,4})?|\d{4})$/i,
      (match) => tenancy(`it is sold with a tenant in place through ${dateOf(match[1] ?? '')}`),
    ],
    [
      /^tenant[- ]occupied,? (?:with )?(\d{2,3})[- ]days?'? notice(?: (?:required|needed))?$/i,
      (match) => tenancy(`it is tenant-occupied, with ${match[1]} days' notice`),
    ],
    [
      new RegExp(
        `^month[- ]to[- ]month tenant ${PLACE} (?:@|at|pays|paying) ${WHOLE_DOLLARS}(\\/mo\\w*| a month)?$`,
        'i',
      ),
      (match) =>
        tenancy(
          `a month-to-month tenant ${lower(match[1]).replace(/^in (?!the)/, 'in the ')} pays $${match[2]}${match[3] ? ' a month' : ''}`,
        ),
    ],
    [
      new RegExp(
        `^${UNIT}:? (?:has )?(?:an? )?(long[- ]term )?tenant since ((?:19|20)\\d\\d)(?:,? (?:at )?(?:a )?(below|under|at)[- ]market(?: rent)?)?$`,
        'i',
      ),
      (match) =>
        tenancy(
          `${unitOf(match[1])} has had a ${match[2] ? 'long-term ' : ''}tenant since ${match[3]}${match[4] ? `, at a ${/at/i.test(match[4]) ? 'market' : 'below-market'} rent` : ''}`,
        ),
    ],
    [
      /^long[- ]term tenants in (\d|two|three|four|five) of (?:the )?(\d|two|three|four|five|six|eight)(?: units)?$/i,
      (match) =>
        tenancy(
          `there are long-term tenants in ${countOrOne(match[1])} of the ${countOrOne(match[2])} units`,
        ),
    ],
    [
      /^tenants? (?:do|does|handles?|maintains?|cares? for|takes? care of) (?:their |his |her )?own (yard(?: work)?|lawn(?: care)?|snow(?: removal)?|mowing)(?: (?:and|&) (snow(?: removal)?|lawn(?: care)?|yard))?$/i,
      (match) =>
        tenancy(
          `the tenants take care of their own ${[match[1], match[2]]
            .filter(Boolean)
            .map((work) => lower(work).replace(/^snow$/, 'snow removal'))
            .join(' and ')}`,
        ),
    ],
  ],
  figures: [
    [
      /^((?:current|existing|long[- ]term|present) )?((?:long[- ]term )?)(tenants?) (?:is |are )?(?:on )?(?:a )?month[- ]to[- ]month(?: lease| basis)?$/i,
      ([, which = '', term = '', who = '']) =>
        which || term
          ? tenancy(
              `the ${`${which}${term}`.toLowerCase().replace('long term', 'long-term')}${who.toLowerCase()} ${/s$/i.test(who) ? 'are' : 'is'} month to month`,
            )
          : null,
    ],
    [
      /^tenants on (leases|month[- ]to[- ]month(?: leases)?)$/i,
      (match) => tenancy(`the tenants are on ${lower(match[1])}`),
    ],
    [
      /^(?:(upstairs|downstairs|upper|lower) )?tenant(?: (upstairs|downstairs|up|down))?,? (?:is )?(?:month[- ]to[- ]month|mtm|m2m)(?: at)? \$?([\d,]+)(?:\/mo\w*| a month)?$/i,
      (match) => {
        const floor = (match[1] ?? match[2] ?? '').toLowerCase().replace(/^(up|down)$/, '$1stairs')
        return tenancy(
          `the ${floor ? `${floor} ` : ''}tenant pays $${match[3]} a month, month to month`,
        )
      },
    ],
    [
      /^(?:the )?(?:current )?tenants? (?:vacates?|leaves?|moves? out|out) (?:in |by |on )?(.+)$/i,
      (match) => {
        const date = match[1] ?? ''
        return isDate(date) ? tenancy(`the tenant leaves in ${dateOf(date)}`) : null
      },
    ],
    [
      /^(?:one |a )?tenants? (?:in place )?until ([a-z]+(?: \d{4})?)$/i,
      (match) => tenancy(`a tenant is in place until ${match[1] ?? ''}`),
    ],
    [
      /^tenants? (?:wants?|would like|hopes?|is willing|willing|happy|prefers?) to (stay|renew|remain)$/i,
      (match) =>
        tenancy(
          `the ${/^tenants/i.test(match[0]) ? 'tenants' : 'tenant'} would like to ${match[1]?.toLowerCase()}`,
        ),
    ],
    [
      /^(month[- ]to[- ]month|long[- ]term|section 8|one-year) tenants? (?:in|on|at) (?:the )?(upper|lower|first floor|second floor|third floor|garden|front|rear|basement|back|one side)(?: unit| apartment)?$/i,
      (match) =>
        tenancy(
          `there is a ${match[1]?.toLowerCase().replace(/ /g, '-')} tenant ${/^one side$/i.test(match[2] ?? '') ? 'on one side' : /floor$/i.test(match[2] ?? '') ? `on the ${match[2]?.toLowerCase()}` : `in the ${match[2]?.toLowerCase()} unit`}`,
        ),
    ],
    [
      /^tenants? (?:in place )?since ((?:19|20)\d\d)$|^tenants? in place since ((?:19|20)\d\d)$/i,
      (match) =>
        tenancy(
          `${/tenants/i.test(match[0]) ? 'the tenants have' : 'the tenant has'} been in place since ${match[1] ?? match[2]}`,
        ),
    ],
  ],
  statements: [
    [
      /^(long[- ]?term )?tenants? (upstairs|downstairs|in place upstairs|in place downstairs)$/iu,
      ([, long = '', floor = '']) =>
        tenancy(
          `a ${long ? 'long-term ' : ''}tenant is in place ${floor.replace(/^in place /i, '').toLowerCase()}`,
        ),
    ],
    [
      /^(?:(?:a )?(retail|office|national|restaurant|medical|anchor|single|credit) )?tenants? (?:in place )?(?:to|through|thru|until) ((?:19|20)\d\d),? (?:with|at) (?:an? )?(.+)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${withArticle(`${match[1] ? `${match[1].toLowerCase()} ` : ''}tenant`)} is in place through ${match[2]}, with ${match[3]}`,
        date: match[2] ?? '',
      }),
    ],
    [
      /^(long[- ]term |same |current )?tenants?(?: for| of| in place)? (\d+|one|two|three|four|five|six|seven|eight|nine|ten)\+? years?$/i,
      (match) =>
        tenancy(
          `the ${(match[1] ?? '').toLowerCase().replace('long term', 'long-term')}${/tenants/i.test(match[0]) ? 'tenants have' : 'tenant has'} been in place ${count(match[2])} ${/^(?:1|one)$/i.test(match[2] ?? '') ? 'year' : 'years'}`,
        ),
    ],
    [/^(?:all )?(?:tenants? )(?:are )?at will$/i, told('tenancy', null, 'the tenants are at will')],
    [
      /^(.+?) \$?([\d,]+)(?:\/mo)?,? month to month$/i,
      (match) => {
        const amount = `$${match[2]}`
        const subject = (match[1] ?? '').replace(/^(upper|lower|garden|front|rear)$/i, '$1 unit')
        return tenancy(`the ${subject} rents for ${amount} a month, month to month`)
      },
    ],
    [
      /^(long[- ]term|existing|stable|established) tenants?$/i,
      (match, setting) => ({
        kind: 'tenancy',
        concept: setting === 'commercial' ? 'tenant in place, commercial' : 'tenant-occupied',
        statement: `${/tenants$/i.test(match[0]) ? '' : 'a '}${(match[1] ?? '').toLowerCase().replace(' ', '-')} ${/tenants$/i.test(match[0]) ? 'tenants are' : 'tenant is'} in place`,
      }),
    ],
    [
      /^(?:(long[- ]term|existing|current|national|single|good|great|month[- ]to[- ]month|reliable|paying) )?tenants? (?:is |are )?(?:in place|occupied|in)?,?(?: (?:through|thru|until|till|to) (.+?))?(?: at (\$?[\d,]+ ?\/ ?mo\w*))?$|^tenant[- ]occupied(?: (?:through|thru|until) (.+))?$/i,
      (match, setting) => {
        const typedDate = match[2] ?? match[4] ?? ''
        const date = typedDate ? dateOf(typedDate) : ''
        const rent = match[3] ? ` at ${withMoneyWords(match[3])}` : ''
        const isMany = /tenants/i.test(match[0])
        const adjective = /long|existing|current|national|single|month/i.test(match[1] ?? '')
          ? `${(match[1] ?? '')
              .toLowerCase()
              .replace('long term', 'long-term')
              .replace(/month to month/, 'month-to-month')} `
          : ''
        if (/^tenants? (?:occupied)?$/i.test(match[0]) && !/occupied/i.test(match[0])) return null
        const subject = isMany
          ? `${adjective}tenants are`
          : `${adjective ? articleFor(adjective) : 'a'} ${adjective}tenant is`
        const statement =
          /occupied/i.test(match[0]) && !date
            ? 'it is tenant-occupied'
            : `${subject} in place${date ? ` ${/\b(?:until|till)\b/i.test(match[0]) ? 'until' : 'through'} ${date}` : ''}${rent}`
        return {
          kind: 'tenancy',
          concept: date
            ? 'lease through date'
            : setting === 'commercial'
              ? 'tenant in place, commercial'
              : 'tenant-occupied',
          statement,
          date,
        }
      },
    ],
    [
      /^(?:tenants? |leases? )?(?:is |are )?month[- ]to[- ]month(?: tenants?| leases?| tenancy)?$|^tenants? at will$/i,
      (match) => ({
        kind: 'tenancy',
        concept: 'month-to-month',
        statement: /will/i.test(match[0])
          ? 'the tenancy is at will'
          : 'the tenancy is month to month',
      }),
    ],
  ],
}
