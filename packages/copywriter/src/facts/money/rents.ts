import { group } from '@listwright/reviewer/language'
import type { Setting } from '../concepts/scopes.ts'
import { dateOf, isDate } from '../figures/dates.ts'
import { measured } from '../figures/measures.ts'
import { series } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isPluralNoun } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { PERIOD, periodOf, SUM, sumOf } from './sums.ts'

const RENT_LIST =
  /\brents?\b:?(?: are| of| at| for)?\s*((?:\$?\s?\d[\d,]*\s*(?:\/(?!\s*(?:mo|yr))|,|and|\+|&|-)?\s*(?:and\s+)?){2,})(.*)$/i

/** The rents of a building, or of one of its units. */
export const readRents = (text: string, setting: Setting): ItemFeature[] | null =>
  readRentList(text, setting) ?? readRentOf(text)

const readRentList = (text: string, setting: Setting): ItemFeature[] | null => {
  const match = RENT_LIST.exec(text)
  if (!match || /\b(?:gross|total|scheduled|market|pro ?forma|estimated|projected)\b/i.test(text))
    return null
  const sums = (match[1] ?? '')
    .match(/\d[\d,]*\d/g)
    ?.map((sum) => `$${group(Number(sum.replace(/,/g, '')))}`)
  if (!sums || sums.length < 2) return null
  // '14-17/sf' is a rent by the area.
  const isByArea = /^[ /]*(?:sf|psf|square)\b/i.test(match[2] ?? '')
  const period = isByArea ? 'a square foot' : periodOf(match[2] ?? '') || 'a month'
  const unlet = unletOf(match[2] ?? '')
  const isRange = sums.length === 2 && /\d\s*-\s*\$?\d/.test(match[1] ?? '')
  const told = isRange ? `from ${sums[0]} to ${sums[1]}` : series(sums)
  // The apartments over a shop have rents of their own.
  const all = /^(?:apts?|apartments)\b/i.test(text) ? 'the apartments rent for' : 'the rents are'
  return [
    itemFeature({
      text: `rents ${isRange ? '' : 'of '}${told}`.replace('  ', ' '),
      kind: 'income',
      concept: isRange || setting === 'land' ? null : 'rents',
      statement: isRange ? `rents run ${told} ${period}` : `${all} ${told} ${period}`,
      list: isRange ? [] : sums,
      money: {
        amount: isRange ? told : '',
        period: periodOf(match[2] ?? ''),
        label: 'rents',
        includes: [],
      },
    }),
    ...(unlet ? [itemFeature({ text: unlet, kind: 'tenancy', statement: unlet })] : []),
  ]
}

const FLOOR =
  '(?:(?:1st|2nd|3rd|4th|first|second|third|fourth|top|upper|lower|garden|basement)(?: (?:floor|unit|level))?|(?:unit|apartment) [A-Z\\d]{1,3}|(?:one|two|\\d) units?)'
const UNLET = new RegExp(
  `^[\\s/+,&-]*(?:and )?(?:(${FLOOR}) (?:is |are )?(vacant|owner[- ]occupied)|(vacant|owner[- ]occupied)(?: (${FLOOR}))?)$`,
  'i',
)

/** What follows the rents of the other units: '/ vacant 3rd floor', '/ owner occupied'. */
const unletOf = (typed: string): string | null => {
  const match = UNLET.exec(typed.trim())
  if (!match) return null
  const state = (match[2] ?? match[3] ?? '')
    .toLowerCase()
    .replace('owner occupied', 'owner-occupied')
  const unit = measured((match[1] ?? match[4] ?? 'one unit').toLowerCase())
  if (/^(?:one|two|\d) units?$/.test(unit))
    return `${unit} ${/s$/.test(unit) ? 'are' : 'is'} ${state}`
  if (/^(?:unit|apartment) /.test(unit))
    return `${unit.replace(/\w+$/, (name) => name.toUpperCase())} is ${state}`
  return `the ${unit}${/(?:floor|unit|level)$/.test(unit) ? '' : / ?(?:upper|lower|garden|basement)$/.test(unit) ? ' unit' : ' floor'} is ${state}`
}

const RENT_OF = new RegExp(
  `^(.+?) (?:currently )?(?:rents?|rented|leased|leases|is rented|is leased|rent)(?: for| at| out for| is)? ${SUM}${PERIOD}(.*)$`,
  'i',
)

/** 'upper' is the upper unit. */
const unitOf = (subject: string): string =>
  withArticles(
    subject.replace(/^the /i, '').replace(/^(upper|lower|garden|front|rear)$/i, '$1 unit'),
  )

/** What follows a rent: '+ utilities', 'lease through 8/31'. */
const conditionsOf = (typed: string): string => {
  const date =
    /\b(?:leased?|through|until)\b.*?(?:through|until|to) (\S+(?: \d{4})?)$/i.exec(typed)?.[1] ??
    /^,? ?(?:through|thru|until|till) (\S+(?: \d{1,2})?(?:,? \d{4})?)$/i.exec(typed)?.[1]
  if (date && isDate(date)) return `, leased through ${dateOf(date)}`
  const tenancy = /\b(month to month|tenants? at will)\b/i.exec(typed)?.[1]?.toLowerCase()
  if (tenancy) return `, ${/^m/.test(tenancy) ? tenancy : 'to a tenant at will'}`
  const extra = /^\s*(?:\+|plus|and) (.+)$/i.exec(typed)?.[1]
  return extra ? ` plus ${extra}` : ''
}

/** 'upstairs apartment rents 1250/mo' */
const readRentOf = (text: string): ItemFeature[] | null => {
  const match = RENT_OF.exec(text)
  const subject = match?.[1]
  if (
    !match ||
    !subject ||
    !/\b(?:apartment|unit|suite|adu|casita|cottage|house|studio|side|floor|room|billboard|tower|space|bay|garage|upstairs|downstairs|flat|upper|lower|garden|front|rear)s?\b/i.test(
      subject,
    )
  )
    return null
  const isMany = !/^(?:each|every|one)\b/i.test(subject) && isPluralNoun(headOf(subject))
  // 'rented at $900 and $1,050' has a rent for each.
  if (isMany && /^,? ?(?:and|&|\/) ?\$?\d{3}/.test(match[5] ?? '')) return null
  // '2 suites leased 1 vacant' counts suites.
  if (Number((match[2] ?? '').replace(/,/g, '')) < 50 && !/\$/.test(text)) return null
  const amount = sumOf(match[2], match[3])
  const period = periodOf(match[4] ?? '') || 'a month'
  return [
    itemFeature({
      text: `${subject}, rented for ${amount} ${period}`,
      kind: 'income',
      statement: `${/^(?:each|every|one)\b/i.test(subject) ? '' : 'the '}${unitOf(subject)} ${isMany ? 'rent' : 'rents'} for ${amount} ${period}${conditionsOf(match[5] ?? '')}`,
      money: { amount, period, label: 'rent', includes: [] },
    }),
  ]
}
