const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const number = new Intl.NumberFormat('en-US')
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** @example formatPrice(589000) // '$589,000' */
export const formatPrice = (amount: number): string => price.format(amount)

/** @example formatNumber(2480) // '2,480' */
export const formatNumber = (value: number): string => number.format(value)

/** @example formatDate('2025-04-26T12:00:00Z') // 'Apr 26, 2025' */
export const formatDate = (time: string | Date): string => date.format(new Date(time))

/** With the time of day. @example formatMoment('2025-04-26T12:00:00Z') // 'Apr 26, 2025, 12:00 PM' at Greenwich */
export const formatMoment = (time: string | Date): string => dateAndTime.format(new Date(time))

/** @example formatCount(1, 'bed') // '1 bed' */
export const formatCount = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
