import type { TimeLeft } from '@listwright/contracts'

/** How the banner says what is left of the offer. */
export const offerWords = ({ days, hours, hasEnded }: TimeLeft) => ({
  ending: endingOf(days, hasEnded),
  days: counted(days, 'day'),
  hours: counted(hours, 'hour'),
})

const endingOf = (days: number, hasEnded: boolean) => {
  if (hasEnded) return 'This offer has ended.'
  return days === 0 ? 'Ends today.' : `Ends in ${counted(days, 'day')}.`
}

// Not lib/format: making its number formats would take longer than all else that the page runs at its start.
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
