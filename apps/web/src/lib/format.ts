const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const number = new Intl.NumberFormat('en-US')
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** @example formatPrice(589000) // '$589,000' */
export const formatPrice = (amount: number): string => price.format(amount)

/** @example formatNumber(2480) // '2,480' */
export const formatNumber = (value: number): string => number.format(value)

/** @example formatDate('2025-04-26T12:00:00Z') // 'Apr 26, 2025' */
export const formatDate = (moment: string | Date): string => date.format(new Date(moment))

/** @example formatCount(1, 'bed') // '1 bed' */
export const formatCount = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
