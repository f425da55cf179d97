import { group } from '@listwright/reviewer/language'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { periodOf, sumOf } from '../../money/sums.ts'
import { lower } from '../rule.ts'

/** Patterns of sums with their dollar sign. The first has the sign in its group, the others have it outside. */
export const AMOUNT = String.raw`(\$ ?\d[\d,]*(?:\.\d+)?k?)`
export const DOLLARS = String.raw`\$ ?([\d,]*\d(?:\.\d\d)?)`
export const WHOLE_DOLLARS = String.raw`\$ ?([\d,]+)`

/** A sum that may name its month: '$1,900', '1900/mo'. */
export const RENT = String.raw`\$([\d,]+)(?:\/mo(?:nth)?| a month| per month| monthly)?`

/** How often a sum is due, as a group that may be empty. */
export const MONTHLY = String.raw`(\/ ?mo\w*\.?| a month| per month| monthly)`
export const PERIOD_OF_CHARGE = String.raw`((?: ?(?:\/|per|a) ?(?:mo(?:nth)?|mth|yr|year|qtr|quarter|wk|week)\b\.?| (?:monthly|mo|month|annually|annual|yearly|yr|year|quarterly|qtr|weekly)\b\.?)?)`
export const PERIOD_OF_RENT = String.raw`((?: ?(?:\/|per|a) ?(?:mo(?:nth)?|mth|yr|year|qtr|quarter|wk|week)\b\.?| (?:monthly|mo|annually|yearly|yr|year)\b\.?)?)`

/** What joins a second sum to the first. */
export const PLUS = String.raw`(?:,? \+ |,? plus |,? and |, )(?:an? )?`

/** 'a month' for 'mo'. */
export const PERIODS: Record<string, string> = {
  night: 'a night',
  wk: 'a week',
  week: 'a week',
  mo: 'a month',
  month: 'a month',
  yr: 'a year',
  year: 'a year',
}

/** '$1,750', '$15,000' for a match of `AMOUNT`. */
export const sum = (typed: string | undefined): string => {
  const [, digits, scale] = /(\d[\d,]*(?:\.\d+)?)(k)?/i.exec(typed ?? '') ?? []
  return sumOf(digits, scale)
}

/** ' a month' for '/mo', with its space; empty where no period was typed. */
export const per = (typed: string | undefined): string => {
  const period = periodOf((typed ?? '').replace(/mth/i, 'month'))
  return period ? ` ${period}` : ''
}

/** ' a square foot' for '/sf': rents are also told by their area. */
export const perPeriodOrArea = (typed: string | undefined): string => {
  if (!typed) return ''
  return /mo/i.test(typed) ? ' a month' : /sf/i.test(typed) ? ' a square foot' : ' a year'
}

/** '$2,500' for '2500' and for '2.5' with the scale 'k'. */
export const dollars = (digits: string | undefined, scale?: string): string => sumOf(digits, scale)

/** '2,500' for '2500'. */
export const grouped = (typed: string | undefined): string =>
  (typed ?? '').replaceAll(',', '').replace(/\B(?=(?:\d{3})+$)/g, ',')

/** '12,000' for '12' with the scale 'k': areas and counts, which have no dollar sign. */
export const thousands = (digits: string | undefined, scale: string | undefined): string =>
  group(Number((digits ?? '').replace(/,/g, '')) * (scale ? 1000 : 1))

/** '$5,000', '2 percent', 'up to $3,000'. */
export const amountOf = (typed: string): string => {
  const [, limit = '', digits = '', unit = ''] =
    /^(up to )?\$?(\d[\d,]*(?:\.\d+)?) ?(k|%|percent)?$/i.exec(typed.trim()) ?? []
  return `${limit}${/%|percent/i.test(unit) ? `${digits} percent` : sumOf(digits, unit)}`
}

/** "one month's", "two months'". */
export const monthsOf = (typed: string | undefined): string => {
  const count = numberOf(typed ?? '') ?? 1
  return `${numeral(count)} month${count === 1 ? "'s" : "s'"}`
}

/** 'administrative' for 'admin fee'. */
export const feeNamed = (typed: string): string =>
  lower(typed)
    .replace(/ fee$/, '')
    .replace(/^admin$/, 'administrative')

export const refundable = (typed: string | undefined): string =>
  lower(typed).replace(/^non-?refundable/, 'non-refundable')
