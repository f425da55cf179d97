import { PAST_DUE_GRACE_DAYS, PLAN_CARDS, planOf } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { type Subscription, subscriptionQuery } from './queries.ts'

/** What is about to happen to the plan, when something is. */
export const SubscriptionNote = () => {
  const { client } = useAuth()
  const { data: subscription } = useQuery(subscriptionQuery(client))
  const note = subscription && noteOn(subscription)
  return (
    note && (
      <p className="mb-6 rounded-md border border-brass bg-finding/35 px-4 py-3 text-sm">{note}</p>
    )
  )
}

const DAY_MS = 86_400_000

export const noteOn = (subscription: Subscription): string | null => {
  const { status, plan, paid_plan, paid_until, past_due_since, cancel_at_period_end } = subscription
  if (status === 'past_due' && past_due_since) {
    const end = new Date(Date.parse(past_due_since) + PAST_DUE_GRACE_DAYS * DAY_MS)
    return `Your last payment did not go through. Check your card under Manage Billing by ${formatDate(end)} to keep your plan.`
  }
  if (!paid_until) return null
  if (cancel_at_period_end) {
    return `Cancelled. The ${PLAN_CARDS[planOf(paid_plan)].name} is yours until ${formatDate(paid_until)}; nothing you saved is deleted.`
  }
  if (paid_plan !== plan) {
    return `The ${PLAN_CARDS[planOf(paid_plan)].name} is yours until ${formatDate(paid_until)}, the ${PLAN_CARDS[planOf(plan)].name} from then on.`
  }
  return null
}
