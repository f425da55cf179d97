import { group } from '@listwright/reviewer/language'
import { dateOf, isDate } from '../../figures/dates.ts'
import { measured } from '../../figures/measures.ts'
import { isPlural, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { tenancy } from '../wording/kinds.ts'

interface Lease {
  tenant: string
  rent: string
  through: string
  /** 'month to month', 'triple net'. */
  terms: readonly string[]
}

const EMPTY: Lease = { tenant: '', rent: '', through: '', terms: [] }

const DATE = String.raw`(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}\/\d{4}|(?:early |mid |late )?\p{L}{3,9}\.?(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?|(?:19|20)\d\d)`

const END = String.raw`(?= (?:through|thru|until|at|@|for|month|NNN|triple|modified|gross|\$|expir)|,|$)`

/** A trade takes its article, a name none. */
const tenantOf = (typed: string): string =>
  /^\p{Lu}/u.test(typed) && !/^CPA$/.test(typed)
    ? typed
    : withArticle(/^CPA$/.test(typed) ? 'CPA' : typed.toLowerCase())

/** What may be said of a lease, in any order. */
const PARTS: readonly [RegExp, (match: RegExpExecArray, lease: Lease) => Lease | null][] = [
  [
    new RegExp(`^(?:lease )?(?:through|thru|until|expires|ends|to) ${DATE}(?=[ ,]|$)`, 'iu'),
    (match, lease) =>
      isDate(match[1] ?? '') ? { ...lease, through: dateOf(match[1] ?? '') } : null,
  ],
  [
    new RegExp(String.raw`^to (?:an? |the )?([\p{L}][\p{L}'&. -]*?)${END}`, 'iu'),
    (match, lease) => ({ ...lease, tenant: tenantOf(match[1] ?? '') }),
  ],
  [
    /^(?:at |@ ?|for )?\$ ?([\d,]+(?:\.\d+)?)(?: ?\/ ?| (?:per|a) )?(mo(?:nth)?|yr|year)?(?![\w])/i,
    (match, lease) => ({
      ...lease,
      rent: `$${group(Number((match[1] ?? '').replace(/,/g, '')))} a ${/^y/i.test(match[2] ?? '') ? 'year' : 'month'}`,
    }),
  ],
  [
    /^(?:month[- ]to[- ]month|m-t-m|m2m|mtm)(?=[ ,]|$)/i,
    (_, lease) => ({ ...lease, terms: [...lease.terms, 'month to month'] }),
  ],
  [
    /^(?:NNN|triple[- ]net)(?=[ ,]|$)/i,
    (_, lease) => ({ ...lease, terms: [...lease.terms, 'triple net'] }),
  ],
  [
    /^(modified gross|gross)(?=[ ,]|$)/i,
    (match, lease) => ({ ...lease, terms: [...lease.terms, (match[1] ?? '').toLowerCase()] }),
  ],
]

const leaseOf = (typed: string): Lease | null => {
  let rest = typed.trim()
  let lease: Lease | null = EMPTY
  while (rest && lease) {
    let next: Lease | null = null
    for (const [pattern, read] of PARTS) {
      const match = pattern.exec(rest)
      next = match && read(match, lease)
      if (!match || !next) continue
      rest = rest.slice(match[0].length).replace(/^[\s,;-]+/, '')
      break
    }
    lease = next
  }
  return lease === EMPTY ? null : lease
}

const PREMISES =
  /\b(?:units?|apartments?|suites?|sides?|floors?|spaces?|bays?|retail|offices?|shops?|storefronts?|warehouse|restaurant|upstairs|downstairs|house|cottage|studio|building|garages?|stalls?|half|level|pasture|field|billboard|dwelling|flat|rear|front|upper|lower|up|down)\b/i

/** 'up' is the upper unit, '2,600 square feet retail on ground floor' its space there. */
const premisesOf = (typed: string): string => {
  const text = typed
    .trim()
    .replace(/^(?:up|upstairs|upper)(?: unit)?$/i, 'upper unit')
    .replace(/^(?:down|downstairs|lower)(?: unit)?$/i, 'lower unit')
    .replace(/^([\d,]+)[ -]?square[- ](?:feet|foot) (?!of )/i, '$1 square feet of ')
    .replace(
      /^([\d,]+ square feet of (?:retail|office|warehouse|industrial|flex))\b(?! space)/i,
      '$1 space',
    )
    .replace(
      / (on|in) (?=(?:ground|first|second|third|top|main|lower|upper) (?:floor|level)\b)/i,
      ' $1 the ',
    )
  if (/^(?:one|each|every) /i.test(text)) return text.toLowerCase()
  if (/^[\d,]+ square feet of /i.test(text)) return `the ${text}`
  return subjectOf(text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))
}

const LET = /^(.+?),? (?:(?:is|are|currently) )*(leased|rented|rents|let|occupied)(?: out)? (.+)$/i

const saidOf = (premises: string, verb: string, lease: Lease): string => {
  const { tenant, rent, through, terms } = lease
  const isMany = isPlural(premises.replace(/^the /, '')) && !/^(?:one|each|every) /.test(premises)
  const tail = terms.map((term) => `, ${term}`).join('')
  if (tenant || !rent)
    return `${premises} ${isMany ? 'are' : 'is'} ${/^rents$/i.test(verb) ? 'rented' : verb.toLowerCase()}${tenant ? ` to ${tenant}` : ''}${through ? ` through ${through}` : ''}${rent ? ` at ${rent}` : ''}${tail}`
  return `${premises} ${isMany ? 'rent' : 'rents'} for ${rent}${through ? `, leased through ${through}` : ''}${tail}`
}

/** Who leases which part, for how much and until when: 'suite B leased to CPA thru 2026'. */
export const LET_PREMISES: SubjectRules = {
  lines: [
    // 'two storefronts, one leased through 2026 at $2,100 a month'
    [
      /^(\d|two|three|four|five|six) ((?:[a-z]+ )?(?:storefronts|units|spaces|suites|offices|bays|buildings|shops|apartments|flats|cottages|cabins)),? (?:with )?(?:one|1) (leased|rented|occupied)(?: out)? (.+)$/i,
      (match) => {
        const lease = leaseOf(match[4] ?? '')
        return (
          lease &&
          tenancy(
            `there are ${count(match[1])} ${lower(match[2])}, and ${saidOf('one', match[3] ?? '', lease)}`,
            lease.through,
          )
        )
      },
    ],
    [
      /^(?:the )?((?:\d(?:st|nd|rd|th)|first|second|third|other|rear|front|corner|end|upper|lower) (?:space|unit|suite|storefront|bay|floor|building)) (?:is )?vacant,? (?:and )?(?:was|formerly|previously|last) (?:an? )?([a-z][a-z ]+?)(?: with (?:an? )?([a-z ]+))?$/i,
      ([, premises, use = '', thing]) =>
        tenancy(
          `${subjectOf(measured(lower(premises)))} is vacant and was ${withArticle(lower(use))}${thing ? ` with ${withArticle(lower(thing))}` : ''}`,
        ),
    ],
  ],
  figures: [
    [
      /^(tenant|owner)[- ]occ(?:upied)? (.+)$/i,
      (match) => {
        const lease = leaseOf(match[2] ?? '')
        if (!lease || lease.tenant) return null
        return {
          kind: 'tenancy',
          concept: null,
          statement: saidOf('it', `${match[1]?.toLowerCase()}-occupied`, lease).replace(
            / rents for /,
            ' is tenant-occupied at ',
          ),
          date: lease.through,
        }
      },
    ],
    [
      LET,
      (match, setting) => {
        const premises = match[1] ?? ''
        if (
          setting === 'land' ||
          !PREMISES.test(premises) ||
          /^(?:both|all|two|three)\b|^(?:storefront|shop|office|retail)$/i.test(premises)
        )
          return null
        const lease = leaseOf(match[3] ?? '')
        // A rent with its unit is read with the money.
        const isTold = lease && [lease.tenant, lease.rent, lease.through].filter(Boolean).length > 1
        if (!isTold || (!lease.tenant && !/^(?:up|down)(?:stairs)?$/i.test(premises))) return null
        return {
          kind: lease.rent ? 'income' : 'tenancy',
          concept: null,
          statement: saidOf(premisesOf(premises), match[2] ?? '', lease),
          date: lease.through,
        }
      },
    ],
    [
      new RegExp(
        `^(.+?) (?:is |will be |to be |delivered )*vacant (?:on |by |as of |after )?${DATE}$`,
        'iu',
      ),
      (match) =>
        PREMISES.test(match[1] ?? '') && isDate(match[2] ?? '')
          ? {
              kind: 'tenancy',
              concept: null,
              statement: `${premisesOf(match[1] ?? '')} will be vacant ${/^\p{L}+$|^\d{4}$/u.test(match[2] ?? '') ? 'in ' : ''}${dateOf(match[2] ?? '')}`,
              date: dateOf(match[2] ?? ''),
            }
          : null,
    ],
    [
      /^((?:[a-z]+ ){0,4}(?:shop|suite|space|office|building|warehouse|storefront|restaurant|bay)) for lease(?:,? (?:at |@ ?)?\$?([\d,]+(?:\.\d+)?)(?:\/(mo(?:nth)?|yr|sf)| a month| per month))?(?: (NNN|triple net|gross|modified gross))?(?:,? (?:NNN )?est(?:imated)?\.?(?: at)? \$?(\d?\.\d+))?$/i,
      (match) => {
        const rent = match[2]
          ? ` at $${group(Number(match[2].replace(/,/g, '')))} a ${/^y/i.test(match[3] ?? '') ? 'year' : /^sf/i.test(match[3] ?? '') ? 'square foot' : 'month'}`
          : ''
        const net = match[4] ? `, ${match[4].replace(/^NNN$/i, 'triple net').toLowerCase()}` : ''
        const charges = match[5]
          ? `, with charges estimated at $${match[5].replace(/^\./, '0.')}`
          : ''
        return tenancy(
          `${withArticle((match[1] ?? '').toLowerCase())} is for lease${rent}${net}${charges}`,
        )
      },
    ],
    [
      /^(?:(existing|current|all|future) )?(bookings|reservations|rentals|leases|rental contracts|bookings and leases) (?:are )?to be honored(?: (through|thru|until) (.+))?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${match[1] ? `${lower(match[1])} ` : ''}${lower(match[2])} must be honored${match[4] ? ` through ${match[4]}` : ''}`,
      }),
    ],
  ],
}
