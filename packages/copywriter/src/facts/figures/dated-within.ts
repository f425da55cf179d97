import { dateOf, isDate } from './dates.ts'

const IN_MONTH =
  /(?<![\w/])(\d{1,2}\/|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? )((?:19|20)\d\d)(?!\/)/i

const IN_SEASON =
  /(?<= )(?:in )?(?:the )?(spring|summer|fall|autumn|winter|early|mid|late)(?:[- ]|(?: of)? )((?:19|20)\d\d)$/i

interface DatedWithin {
  dated: string
  year: string
  /** The month, season or part of the year: 'March 2022', 'the summer of 2024', 'early 2023'. */
  date: string
}

/**
 * The month, the season or the part of a year in which something was done.
 * @example datedWithin('exterior painted summer 2024') // year '2024', date 'the summer of 2024'
 */
export const datedWithin = (text: string): DatedWithin | null => {
  const [season, part = '', seasonYear = ''] = IN_SEASON.exec(text) ?? []
  if (season) {
    const name = part.toLowerCase()
    const date = /^(?:early|mid|late)$/.test(name)
      ? `${name}${name === 'mid' ? '-' : ' '}${seasonYear}`
      : `the ${name} of ${seasonYear}`
    return { dated: season, year: seasonYear, date }
  }
  const [month, , year = ''] = IN_MONTH.exec(text) ?? []
  return month && isDate(month.trim()) ? { dated: month, year, date: dateOf(month.trim()) } : null
}
