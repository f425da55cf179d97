import { dateOf, isDate } from '../figures/dates.ts'
import type { TermClause } from './term-clause.ts'

const WHEN = String.raw`((?:(?:early|mid|late) )?(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|[a-z]{3,9}\.?(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?))`
const LIMIT =
  '(only|maybe sooner|possibly sooner|or sooner|or before|sooner possible|or later|maybe|flexible|negotiable|firm)'
const NOTE = new RegExp(`^available(?: on)? ${WHEN}(?: or ${WHEN})?(?:,? ${LIMIT})?$`, 'i')

const LIMITS: Readonly<Record<string, string>> = {
  'maybe sooner': 'or possibly sooner',
  'possibly sooner': 'or possibly sooner',
  'sooner possible': 'or possibly sooner',
  'or before': 'or sooner',
}

/** When a home can be had, with a second date or a limit: 'it is available September 1, or possibly sooner'. */
export const availableClause = (text: string): TermClause | null => {
  const [, first = '', second = '', limit = ''] = NOTE.exec(text) ?? []
  if (!first || !(second || limit) || ![first, second].every((date) => !date || isWhen(date)))
    return null
  const word = limit.toLowerCase()
  const dates = `it is available ${whenOf(first)}`
  // 'or 9/15 maybe': the doubt is about the second date.
  if (second)
    return {
      statement: `${dates} or ${word === 'maybe' ? 'perhaps ' : ''}${whenOf(second)}${word && word !== 'maybe' ? endOf(word) : ''}`,
      kind: 'availability',
    }
  return word === 'maybe' ? null : { statement: `${dates}${endOf(word)}`, kind: 'availability' }
}

const endOf = (limit: string): string => {
  if (limit === 'only') return ' only'
  if (limit === 'firm') return ', firm'
  if (/^(?:flexible|negotiable)$/.test(limit)) return `, and the date is ${limit}`
  return `, ${LIMITS[limit] ?? limit}`
}

const isWhen = (typed: string): boolean => /^now$/i.test(typed) || isDate(typed)

const whenOf = (typed: string): string => (/^now$/i.test(typed) ? 'now' : dateOf(typed))
