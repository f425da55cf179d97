import { FOUNDING_OFFER, timeLeft } from '@listwright/contracts'
import { enhancePromoBanner } from './enhance-promo-banner.ts'
import { offerWords } from './offer-words.ts'

/**
 * The founding offer. Without scripts it says what was left when the page was built. Once it has ended it is folded to one
 * short line: nobody can buy it any more.
 */
export const PromoBanner = () => {
  const left = timeLeft(new Date(import.meta.env.VITE_BUILT_AT))
  const { ending, days, hours } = offerWords(left)
  return (
    <aside
      ref={enhancePromoBanner}
      data-enhance="promo-banner"
      aria-label="Founding Agent offer"
      data-ended={left.hasEnded ? '' : undefined}
      className="group bg-night text-on-night"
    >
      <div className="page-width flex flex-wrap items-center justify-center gap-x-5 gap-y-1 py-2.5 text-center text-xs group-data-ended:flex-nowrap group-data-ended:gap-x-3 group-data-ended:py-1.5 group-data-ended:whitespace-nowrap max-sm:group-data-ended:text-[0.6875rem]">
        <p>
          <strong className="font-semibold text-on-night-brass group-data-ended:font-medium group-data-ended:text-on-night-muted">
            Founding Agent<span className="group-data-ended:hidden"> offer</span>.
          </strong>{' '}
          <span className="group-data-ended:hidden">
            Pro at ${FOUNDING_OFFER.price} per month for life, or {FOUNDING_OFFER.discount}.{' '}
          </span>
          <span data-left="ending">{ending}</span>
        </p>
        <p
          role="timer"
          aria-label="Time left"
          className="figures flex divide-x divide-night-line text-on-night-muted"
        >
          <span data-left="days" className="pr-3 group-data-ended:pr-2">
            {days}
          </span>
          <span data-left="hours" className="pl-3 group-data-ended:pl-2">
            {hours}
          </span>
        </p>
      </div>
    </aside>
  )
}
