const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** A typed date in words, without a year that was not typed. @example dateOf('6/1') // 'June 1' */
export const dateOf = (typed: string): string => {
  const text = typed.trim().replace(/^(?:on|starting|from|the) /i, '')
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(text)
  if (slashed) {
    const month = MONTHS[Number(slashed[1]) - 1]
    const year = slashed[3] ? `, ${fullYear(slashed[3])}` : ''
    if (month && Number(slashed[2]) >= 1 && Number(slashed[2]) <= 31)
      return `${month} ${Number(slashed[2])}${year}`
  }
  const monthYear = /^(\d{1,2})\/((?:20)\d{2})$/.exec(text)
  if (monthYear) {
    const month = MONTHS[Number(monthYear[1]) - 1]
    if (month) return `${month} ${monthYear[2]}`
  }
  return text
    .replace(/\b(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\b\.?/gi, (word) => {
      const month = MONTHS.find(
        (name) => name.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase(),
      )
      return month ?? word
    })
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, '$1')
    .replace(/^summer|^fall|^spring|^winter/i, (word) => word.toLowerCase())
}

const fullYear = (digits: string): string => (digits.length === 2 ? `20${digits}` : digits)

/** Whether a text is a date: '6/1', 'June 1', 'March 2027'. */
export const isDate = (text: string): boolean =>
  /^(?:on |starting |from )?(?:\d{1,2}\/\d{1,4}(?:\/\d{2,4})?|(?:early |mid |late )?(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?|\d{4}|(?:early |mid |late )?(?:spring|summer|fall|winter)(?: \d{4})?)$/i.test(
    text.trim(),
  )
