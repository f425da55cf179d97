import type { TimeLeft } from '@listwright/contracts'
import { formatCount } from '@/lib/format.ts'

/** How the banner says what is left of the offer. */
export const offerWords = ({ days, hours, hasEnded }: TimeLeft) => ({
  ending: endingOf(days, hasEnded),
  days: formatCount(days, 'day'),
  hours: formatCount(hours, 'hour'),
})

const endingOf = (days: number, hasEnded: boolean) => {
  if (hasEnded) return 'This offer has ended.'
  return days === 0 ? 'Ends today.' : `Ends in ${formatCount(days, 'day')}.`
}
