import { timeLeft } from '@listwright/contracts'
import { loadEnv } from '@/lib/env.ts'
import { offerWords } from './offer-words.ts'

const REFRESH_MS = 60_000

/** Counts down in the visitor's own time, looking at the clock every minute. */
export const enhancePromoBanner = (banner: HTMLElement) => {
  let endsAt: string | undefined
  const look = () => {
    const left = timeLeft(clockTime(), endsAt)
    banner.toggleAttribute('data-ended', left.hasEnded)
    for (const [name, words] of Object.entries(offerWords(left))) {
      const place = banner.querySelector(`[data-left=${name}]`)
      if (place) place.textContent = words
    }
  }
  look()
  loadEnv().then(
    (env) => {
      endsAt = env.foundingOfferEndsAt
      look()
    },
    // Nothing else on the page needs the server: on failure the end known at build time is used.
    () => undefined,
  )
  const timer = setInterval(look, REFRESH_MS)
  return () => clearInterval(timer)
}

/** Rounded to whole seconds, so that at 21:59:59 two hours are left for the whole of that second. */
const clockTime = () => {
  const now = new Date()
  now.setMilliseconds(0)
  return now
}
