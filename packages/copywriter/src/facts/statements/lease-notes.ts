import { dateOf } from '../dates.ts'
import { lower, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { WHOLE_DOLLARS } from './wording/amounts.ts'
import { SHORT_MONTH } from './wording/dates.ts'

const DATE = `(${SHORT_MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?)`

const PLACE =
  '(in (?:the )?(?:rear|front|back|upper|lower|corner|basement) (?:suite|unit|space|bay)|upstairs|downstairs)'

/** When a lease begins, how long it runs and under which rules. */
export const LEASE_NOTES: SubjectRules = {
  lines: [
    [
      /^sold with (?:an? |the )?tenant(?: in place)? (?:through|until) ([a-z]+(?: \d{1,4})?|\d{4})$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `it is sold with a tenant in place through ${dateOf(match[1] ?? '')}`,
      }),
    ],
    [
      /^no smoking (?:in|on) (?:the )?(units?|building|premises|property|apartment)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `smoking is not allowed ${/^p/i.test(match[1] ?? '') ? 'on' : 'in'} the ${lower(match[1])}`,
      }),
    ],
    [
      /^leases? (?:of |is |are )?(\d{1,2}) ?(?:-|to) ?(\d{1,2})[- ](?:mo|month)s?\.?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `leases are ${match[1]} to ${match[2]} months`,
      }),
    ],
    [
      new RegExp(
        `^(?:lease (?:start|starts|starting|begins)(?: date)?:? ${DATE}|${DATE} lease (?:start|starts)(?: date)?)$`,
        'i',
      ),
      (match) => ({
        kind: 'availability',
        concept: null,
        statement: `the lease starts ${dateOf(match[1] ?? match[2] ?? '')}`,
      }),
    ],
    [
      /^((?:\d{1,2}, ?)*\d{1,2}(?:,? or|,? and|\/) ?\d{1,2})[- ](?:mo|month)s?\.? (?:lease )?(?:terms?|leases?)(?: (?:ok|okay|available|offered))?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `lease terms are ${(match[1] ?? '').replace(/\//, ' or ')} months`,
      }),
    ],
    [
      /^subject to rent (control|stabilization)(?:,? (?:under |per )?([A-Z]{2} ?\d{3,4}))?$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `it is subject to rent ${lower(match[1])}${match[2] ? ` under ${match[2].toUpperCase()}` : ''}`,
      }),
    ],
    [
      /^no smoking(?: ?\/ ?| or | and |, )vaping(?: (?:on|in|anywhere on) (?:the )?(premises|property|building|unit))?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `smoking and vaping are not allowed${match[1] ? ` ${/unit|building/i.test(match[1]) ? 'in' : 'on'} the ${lower(match[1])}` : ''}`,
      }),
    ],
    [
      /^tenant[- ]occupied,? (?:with )?(\d{2,3})[- ]days?'? notice(?: (?:required|needed))?$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `it is tenant-occupied, with ${match[1]} days' notice`,
      }),
    ],
    [
      /^leased (NNN|triple[- ]net|gross|modified gross)? ?(?:through|thru|until|to) ([a-z]+ \d{4}|\d{1,2}\/\d{4}|\d{4})(?:,| with) ([\d.]+) ?(?:%|percent) (?:annual |yearly )?(bumps|increases|escalations|escalators)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `it is leased ${match[1] ? `${/NNN/i.test(match[1]) ? 'NNN' : lower(match[1])} ` : ''}through ${dateOf(match[2] ?? '')}, with ${/annual|yearly/i.test(match[0]) ? 'annual ' : ''}rent increases of ${match[3]} percent`,
        date: dateOf(match[2] ?? ''),
      }),
    ],
    [
      new RegExp(
        `^month[- ]to[- ]month tenant ${PLACE} (?:@|at|pays|paying) ${WHOLE_DOLLARS}(\\/mo\\w*| a month)?$`,
        'i',
      ),
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `a month-to-month tenant ${lower(match[1]).replace(/^in (?!the)/, 'in the ')} pays $${match[2]}${match[3] ? ' a month' : ''}`,
      }),
    ],
    [
      new RegExp(
        `^current tenant: ([a-z][a-z' ]+?)(?:, (?:at |pays |@ ?)?${WHOLE_DOLLARS}(\\/mo\\w*| a month)?( gross| NNN| net)?)?$`,
        'i',
      ),
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `the current tenant is ${withArticle(lower(match[1]))}${match[2] ? ` at $${match[2]}${match[3] ? ' a month' : ''}${/NNN/i.test(match[4] ?? '') ? ' NNN' : lower(match[4])}` : ''}`,
      }),
    ],
    [
      /^available (\d{2,3}) days (?:from|after) (signing|lease signing|closing|notice)$/i,
      (match) => ({
        kind: 'availability',
        concept: null,
        statement: `it is available ${match[1]} days ${/signing/i.test(match[2] ?? '') ? 'from' : 'after'} ${lower(match[2])}`,
      }),
    ],
    [
      /^investor[- ]owned$/i,
      () => ({ kind: 'condition', concept: null, statement: 'it is investor-owned' }),
    ],
    [
      /^(?:the )?seller (?:has )?never (occupied|lived in)(?: (?:it|(?:the )?(?:property|home|house)))?$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `the seller has never ${lower(match[1])} it`,
      }),
    ],
  ],
}
