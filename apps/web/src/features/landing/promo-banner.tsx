import { FOUNDING_OFFER, type TimeLeft } from '@listwright/contracts'
import { formatCount } from '@/lib/format.ts'
import { useTimeLeft } from './use-time-left.ts'

const ending = ({ days, hasEnded }: TimeLeft) => {
  if (hasEnded) return 'This offer has ended.'
  return days === 0 ? 'Ends today.' : `Ends in ${formatCount(days, 'day')}.`
}

export const PromoBanner = () => {
  const left = useTimeLeft()
  return (
    <aside aria-label="Founding Agent offer" className="bg-night text-on-night">
      <div className="page-width flex flex-wrap items-center justify-center gap-x-5 gap-y-1 py-2.5 text-center text-xs">
        <p>
          <strong className="font-semibold text-on-night-brass">Founding Agent offer.</strong> Pro
          at ${FOUNDING_OFFER.price} per month for life, or {FOUNDING_OFFER.discount}.{' '}
          {ending(left)}
        </p>
        <p
          role="timer"
          aria-label="Time left"
          className="figures flex divide-x divide-night-line text-on-night-muted"
        >
          <span className="pr-3">{formatCount(left.days, 'day')}</span>
          <span className="pl-3">{formatCount(left.hours, 'hour')}</span>
        </p>
      </div>
    </aside>
  )
}
