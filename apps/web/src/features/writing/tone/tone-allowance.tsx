import { TONE_CARDS, TONES } from '@listwright/contracts'
import { Link } from 'react-router'
import type { ListingAllowance } from '@/data/plan/use-listing-allowance.ts'
import { formatDate } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'

/** What the plan still allows for this listing: how many tones are used, or that the month's listings are used up. */
export const ToneAllowance = ({ allowance }: { allowance: ListingAllowance | undefined }) => {
  if (!allowance) return null
  const { tones, isOutOfListings, usage } = allowance
  if (isOutOfListings) {
    return (
      <p className="mt-3 rounded-md border border-brass bg-finding/35 px-4 py-3 text-sm">
        All {usage.listings.allowed} listings of this month are written. This one is saved; its text
        can be written from {formatDate(usage.resetsAt)} on, or at once with a bigger plan.{' '}
        <PlansLink />
      </p>
    )
  }
  if (!tones) return null
  const { used, allowed } = tones
  return (
    <p className="mt-2 text-sm text-muted">
      <span className="figures font-semibold text-ink">
        {used.length} of {allowed} tones used
      </span>{' '}
      for this listing{used.length > 0 && `: ${used.map(shortName).join(', ')}`}.{' '}
      {used.length >= allowed && <PlansLink />}
    </p>
  )
}

const PlansLink = () => (
  <Link
    to={paths.plans}
    className="font-semibold text-ink underline decoration-brass underline-offset-4"
  >
    Compare plans
  </Link>
)

const shortName = (tone: string) => {
  const known = TONES.find((name) => name === tone)
  return known ? TONE_CARDS[known].label.split(' – ')[0] : tone
}
