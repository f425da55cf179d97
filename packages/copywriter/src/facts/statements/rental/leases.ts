import { dateOf, isDate } from '../../figures/dates.ts'
import { numberOf, ordinal } from '../../figures/numerals.ts'
import { isPlural, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { dollars, perPeriodOrArea } from '../wording/amounts.ts'
import { count, countOrTyped } from '../wording/counts.ts'
import { dateOrTyped, leaseEnd, SHORT_MONTH } from '../wording/dates.ts'
import { availability, tenancy, terms } from '../wording/kinds.ts'

const DATE = `(${SHORT_MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}\\/\\d{1,2}(?:\\/\\d{2,4})?)`

const inDate = (typed: string): string => {
  const date = dateOf(typed)
  return /\d{1,2}(?:,|$)(?! ?\d)/.test(date) && !/^\d{4}$/.test(date) && !/ \d{4}$/.test(date)
    ? `on ${date}`
    : `in ${date}`
}

const netOf = (typed: string | undefined): string =>
  typed ? `, ${/^(?:NNN|triple net)$/i.test(typed) ? 'NNN' : typed.toLowerCase()}` : ''

/** Leases: when they begin and end. */
export const LEASES: SubjectRules = {
  lines: [
    [
      /^leases? (?:end|ends|expire|expires|run|runs|up)(?: through| in)? ([a-z]{3,9})\.? (?:and|&|\+) ([a-z]{3,9})\.?$/i,
      (match) =>
        isDate(match[1] ?? '') && isDate(match[2] ?? '')
          ? tenancy(`the leases end in ${dateOf(match[1] ?? '')} and ${dateOf(match[2] ?? '')}`)
          : null,
    ],
    [
      /^(?:all |both )?leases (?:end|expire)(?: on| in)? ([a-z]{3,9}\.? \d{1,2}(?:, (?:19|20)\d\d)?|[a-z]{3,9}\.? (?:19|20)\d\d|(?:19|20)\d\d)$/i,
      ([, date = '']) =>
        isDate(date.split(' ')[0] ?? '') || /^\d/.test(date)
          ? tenancy(`the leases end ${/ \d{1,2}(?:,|$)/.test(date) ? '' : 'in '}${dateOf(date)}`)
          : null,
    ],
    [
      /^(NNN|triple net|gross|modified gross|ground) lease (?:through|thru|until|to|till) ((?:[A-Z][a-z]+ )?(?:19|20)\d\d) (?:on|for) (?:the )?([a-z ]+)$/i,
      (match) =>
        tenancy(
          `the ${lower(match[3])} is on ${/^n/i.test(match[1] ?? '') ? 'an NNN' : `a ${lower(match[1]).replace('triple net', 'triple-net')}`} lease through ${match[2]}`,
        ),
    ],
    [
      /^((?:(?:first|second|third|ground|top|1st|2nd|3rd) floor|(?:front|rear|upper|lower) (?:unit|suite|space)|storefront|retail)) (?:is )?(?:leased|rented) to (?:an? |the )?([a-z ]+), (?:on (?:an? )?)?month[- ]to[- ]month$/i,
      (match) =>
        tenancy(
          `the ${lower(match[1]).replace(/^(\d\w\w)/, (figure) => ordinal(figure))} is leased to a ${lower(match[2])}, month to month`,
        ),
    ],
    [
      /^(?:(?:the )?(?:new )?lease) (starts|begins|ends|expires|commences)(?: on)? ((?:[A-Z][a-z]+\.? \d{1,2}(?:st|nd|rd|th)?)|\d{1,2}\/\d{1,2})$/,
      (match) => terms(`the lease ${lower(match[1])} ${dateOf(match[2] ?? '')}`),
    ],
    [
      /^((?:farm|hunting|hay|grazing|cell tower|billboard|ground|land|solar|timber) lease) (starts|begins|ends|expires|runs through)(?: on)? (\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)$/i,
      (match) =>
        terms(
          `the ${lower(match[1])} ${lower(match[2])}${/through/i.test(match[2] ?? '') ? '' : ' on'} ${dateOf(match[3] ?? '')}`,
        ),
    ],
    [
      new RegExp(
        `^(?:lease (?:start|starts|starting|begins)(?: date)?:? ${DATE}|${DATE} lease (?:start|starts)(?: date)?)$`,
        'i',
      ),
      (match) => availability(`the lease starts ${dateOf(match[1] ?? match[2] ?? '')}`),
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
  ],
  figures: [
    [
      /^lease (?:to|through|until) (\d{1,2}\/\d{1,2}) only$/i,
      (match) => tenancy(`the lease runs only to ${dateOf(match[1] ?? '')}`),
    ],
    [
      /^(?:the )?(?:office |retail |commercial |space )?leases? (modified gross|triple net|full service|absolute net|gross|NNN)$/i,
      (match) =>
        terms(
          `the lease is ${/^NNN$/i.test(match[1] ?? '') ? 'NNN' : (match[1] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(?:currently )?(?:leased|rented) to (\S+(?: \d{4})?)$/i,
      (match, setting) =>
        isDate(match[1] ?? '')
          ? tenancy(
              `${setting === 'multi' ? 'the leases run' : 'it is leased'} through ${dateOf(match[1] ?? '')}`,
            )
          : null,
    ],
    [
      /^(?:current |the )?(leases?) (?:ends?|expires?|runs? (?:to|through|until)|through|is up|up)(?: in| on)? (\S+(?: \d{4})?)(?:,? (?:with )?(\d|one|two|three) (\d+|three|five|ten)[- ]years? (?:renewal )?options?)?$/i,
      (match) =>
        isDate(match[2] ?? '') && (match[3] || !/^\S+ through/i.test(match[0]))
          ? {
              kind: 'tenancy',
              concept: match[3] ? null : 'lease through date',
              date: dateOf(match[2] ?? ''),
              statement: `the ${match[1]?.toLowerCase()} ${/s$/i.test(match[1] ?? '') ? 'end' : 'ends'} ${inDate(match[2] ?? '')}${match[3] ? `, with ${count(match[3])} ${count(match[4])}-year ${numberOf(match[3]) === 1 ? 'option' : 'options'}` : ''}`,
            }
          : null,
    ],
    [
      /^(?:currently |fully |100% )?(?:leased|rented)(?: to ([^$\d]+?))?,? (?:through|thru|until|to|till) (\S+(?: \d{4})?),? (?:(?:at|for|@) ?\$?|\$)(\d[\d,.]*)(\/mo\w*|\/sf|\/yr|\/year| a month| per month)?(?:,? (NNN|triple net|gross|modified gross|absolute net))?$/i,
      (match) =>
        isDate(match[2] ?? '')
          ? tenancy(
              `it is leased${match[1] ? ` to ${match[1]}` : ''} through ${dateOrTyped(match[2] ?? '')} at ${dollars(match[3])}${perPeriodOrArea(match[4])}${netOf(match[5])}`,
            )
          : null,
    ],
    [
      /^(?:currently |fully |100% )?(?:leased|rented) (?:at|for|@) ?\$?(\d[\d,.]*)(\/mo\w*|\/sf|\/yr|\/year| a month| per month)?(?:,? (NNN|triple net|gross|modified gross|absolute net))?,? (?:through|thru|until|to|till) (\S+(?: \d{4})?)$/i,
      (match) =>
        isDate(match[4] ?? '')
          ? tenancy(
              `it is leased at ${dollars(match[1])}${perPeriodOrArea(match[2])}${netOf(match[3])} through ${dateOrTyped(match[4] ?? '')}`,
            )
          : null,
    ],
    [
      /^leases? (?:through|thru|until|to|end|ends|expires?) (\d{1,2}\/(?:2[4-7]))$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `the lease${/^leases/i.test(match[0]) ? 's run' : ' runs'} through ${leaseEnd(match[1] ?? '')}`,
        date: leaseEnd(match[1] ?? ''),
      }),
    ],
    [
      /^lease (?:exp|expires?|through|thru|ends|until) ((?:19|20)\d\d),? (?:with|\+|and) (\d|one|two|three|four) options?(?: to renew)?$/i,
      (match) =>
        tenancy(
          `the lease runs through ${match[1]}, with ${count(match[2])} ${/^(?:1|one)$/i.test(match[2] ?? '') ? 'option' : 'options'} to renew`,
        ),
    ],
  ],
  statements: [
    [
      /^leases? (?:exp|expire|expires|expiring|end|ends)(?: in)? (\d{4})(?:\/|, | and | & | \+ )(\d{4})$/i,
      (match) => tenancy(`the leases expire in ${match[1]} and ${match[2]}`),
    ],
    [
      /^(?:currently )?leased (?:through|thru|until|till) (next (?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|fall|winter|year))$/i,
      (match) => tenancy(`it is leased through ${(match[1] ?? '').replace(/^Next/, 'next')}`),
    ],
    [
      /^(?:currently )?(?:leased?|lease in place|leases?|under lease|tenant lease|lease (?:ends|expires|runs))(?: (?:is|are))? (?:through|thru|until|till|to|ends|expires|in)? ?(.+)$/i,
      (match, setting) => {
        const date = match[1] ?? ''
        if (!isDate(date)) return null
        const kind = setting === 'land' ? 'tenancy' : 'tenancy'
        return {
          kind,
          concept: 'lease through date',
          statement: `it is leased through ${dateOf(date)}`,
          date: dateOf(date),
        }
      },
    ],
    [
      /^lease (?:through|thru|until) (\S+(?: \d{1,4})?)(?: with (?:an? )?(.+))?$/i,
      (match) =>
        isDate(match[1] ?? '')
          ? {
              kind: 'tenancy',
              concept: match[2] ? null : 'lease through date',
              statement: `the lease runs through ${dateOf(match[1] ?? '')}${match[2] ? `, with ${withArticle(match[2])}` : ''}`,
              date: dateOf(match[1] ?? ''),
            }
          : null,
    ],
    [
      /^(?:all )?leases? (?:expire|expires|exp|end|ends|run) (?:in |through |to )(.+)$/i,
      (match) =>
        tenancy(
          `${/^all/i.test(match[0]) ? 'all leases' : isPlural((match[0] ?? '').split(' ')[0] ?? '') ? 'the leases' : 'the lease'} ${/^(?:all )?leases/i.test(match[0]) ? 'expire' : 'expires'} in ${dateOf(match[1] ?? '')}`,
        ),
    ],
    [
      /^leases (?:through|thru|to) (\d{1,2})\/(\d{2}) and (\d{1,2})\/(\d{2})$/i,
      (match) =>
        tenancy(
          `the leases run through ${dateOf(`${match[1]}/20${match[2]}`)} and ${dateOf(`${match[3]}/20${match[4]}`)}`,
        ),
    ],
    [
      /^(?:seller |owner )?(?:needs |wants )?lease ?back,? (?:for )?(\d+) (?:months?|mos?)$/i,
      (match) => terms(`a leaseback of ${countOrTyped(match[1] ?? '')} months is part of the sale`),
    ],
  ],
}
