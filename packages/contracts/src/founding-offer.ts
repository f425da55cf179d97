/** Pro for life at the founding price, until the end moment in the visitor's own time zone. */
export const FOUNDING_OFFER = {
  price: 49,
  discount: '40% off for life',
  priceId: 'listwright_pro_founding_monthly',
  endsAt: '2025-04-26T23:59:59',
} as const

export interface TimeLeft {
  days: number
  hours: number
  hasEnded: boolean
}

const HOUR = 3_600_000

/** Whole days and hours until the offer ends, never negative; an unreadable end has passed. */
export const timeLeft = (now: Date, endsAt: string = FOUNDING_OFFER.endsAt): TimeLeft => {
  const remaining = Math.max(0, new Date(endsAt).getTime() - now.getTime() || 0)
  const hours = Math.floor(remaining / HOUR)
  return { days: Math.floor(hours / 24), hours: hours % 24, hasEnded: remaining === 0 }
}
