import { FOUNDING_OFFER, timeLeft } from '@listwright/contracts'
import { enhancePromoBanner } from './enhance-promo-banner.ts'
import { offerWords } from './offer-words.ts'

/** The founding offer. Without scripts it says what was left when the page was built. */
export const PromoBanner = () => {
  const { ending, days, hours } = offerWords(timeLeft(new Date(import.meta.env.VITE_BUILT_AT)))
  return (
    <aside
      ref={enhancePromoBanner}
      data-enhance="promo-banner"
      aria-label="Founding Agent offer"
      className="bg-night text-on-night"
    >
      <div className="page-width flex flex-wrap items-center justify-center gap-x-5 gap-y-1 py-2.5 text-center text-xs">
        <p>
          <strong className="font-semibold text-on-night-brass">Founding Agent offer.</strong> Pro
          at ${FOUNDING_OFFER.price} per month for life, or {FOUNDING_OFFER.discount}.{' '}
          <span data-left="ending">{ending}</span>
        </p>
        <p
          role="timer"
          aria-label="Time left"
          className="figures flex divide-x divide-night-line text-on-night-muted"
        >
          <span data-left="days" className="pr-3">
            {days}
          </span>
          <span data-left="hours" className="pl-3">
            {hours}
          </span>
        </p>
      </div>
    </aside>
  )
}
