import { dateOf, isDate } from '../../figures/dates.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'

export const YEAR = String.raw`(?:19|20)\d\d`
export const GROUP_YEAR = `(${YEAR})`

export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
/** A month that may be cut short anywhere after its third letter. */
export const SHORT_MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\\.?'

/** A day, a month or a year, as a group. */
export const GROUP_DATE = String.raw`(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}\/\d{4}|[A-Z][a-z]{2,8}\.?(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?|(?:19|20)\d\d)`

export const dateOrTyped = (typed: string): string => (isDate(typed) ? dateOf(typed) : typed)

const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A lease to '5/26' ends in May 2026, one to '8/31' on the last day of August. */
export const leaseEnd = (typed: string): string => {
  const [, month = '', end = ''] = /^(\d{1,2})\/(2[4-9]|3\d)$/.exec(typed) ?? []
  return month && LAST_DAYS[Number(month) - 1] !== Number(end)
    ? dateOf(`${month}/20${end}`)
    : dateOf(typed)
}

/** 'in October', 'last year', 'eight years ago', 'in March 2024'. */
export const whenOf = (typed: string | undefined): string => {
  const text = (typed ?? '').trim()
  if (/^(?:last|this)\b/i.test(text)) return text.toLowerCase()
  const ago = /^(\S+) (.+ ago)$/i.exec(text)
  if (ago) {
    const count = numberOf(ago[1] ?? '')
    return /^couple/i.test(text)
      ? `a ${lower(text)}`
      : `${count === null ? lower(ago[1]) : numeral(count)} ${lower(ago[2])}`
  }
  const short = /^(\d{1,2})\/(\d\d)$/.exec(text)
  if (short) return `in ${dateOf(`${short[1]}/20${short[2]}`)}`
  return `in ${dateOf(text.replace('.', ''))}`
}
