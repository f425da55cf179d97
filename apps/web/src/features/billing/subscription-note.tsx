import { PAST_DUE_GRACE_DAYS, PLAN_CARDS, planOf } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { type Subscription, subscriptionQuery } from '@/data/plan/queries.ts'
import { formatDate } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'

/** A note about an upcoming change of the plan, if there is one. */
export const SubscriptionNote = () => {
  const { client } = useAuth()
  const { data: subscription } = useQuery(subscriptionQuery(client))
  const note = subscription && noteOn(subscription)
  return (
    note && <p className="rounded-md border border-brass bg-finding/35 px-4 py-3 text-sm">{note}</p>
  )
}

const DAY_MS = 86_400_000

/** Exported for its test. */
export const noteOn = (subscription: Subscription): string | null => {
  const { status, plan, paidPlan, paidUntil, pastDueSince, cancelAtPeriodEnd } = subscription
  if (status === 'past_due' && pastDueSince) {
    const end = new Date(Date.parse(pastDueSince) + PAST_DUE_GRACE_DAYS * DAY_MS)
    return `Your last payment did not go through. Check your card under Manage Billing by ${formatDate(end)} to keep your plan.`
  }
  if (!paidUntil) return null
  if (cancelAtPeriodEnd) {
    return `Cancelled. The ${PLAN_CARDS[planOf(paidPlan)].name} is yours until ${formatDate(paidUntil)}; nothing you saved is deleted.`
  }
  if (paidPlan !== plan) {
    return `The ${PLAN_CARDS[planOf(paidPlan)].name} is yours until ${formatDate(paidUntil)}, the ${PLAN_CARDS[planOf(plan)].name} from then on.`
  }
  return null
}
