import { dateOf } from '../figures/dates.ts'
import { leaseEnd } from '../statements/wording/dates.ts'

/**
 * A typed end in words, with the preposition of a verb where it is asked for.
 * @example endOf('7/31', true) // 'on July 31'
 */
export const endOf = (typed: string, withPreposition: boolean): string => {
  const date = spelled(typed.replace(/^the /i, '').replace(/^mid-/i, 'mid '))
  if (!withPreposition) return date
  if (/^(?:the )?end of /i.test(date))
    return `at the end of ${date.replace(/^(?:the )?end of /i, '').replace(/^(?=month$|year$)/i, 'the ')}`
  return / \d{1,2}(?:,|$)/.test(date) ? `on ${date}` : `in ${date}`
}

const spelled = (typed: string): string => {
  if (/^\d{1,2}\/\d{2}$/.test(typed)) return leaseEnd(typed)
  if (/^\d{4} [a-z]/.test(typed)) return `the ${typed}`
  return dateOf(typed).replace(/^(?:Early|Mid|Late|End of) /, (word) => word.toLowerCase())
}
