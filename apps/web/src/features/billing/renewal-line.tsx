import { PLAN_CARDS, planOf } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type Subscription, subscriptionQuery } from '@/data/plan/queries.ts'
import { formatDate } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import type { Purchase } from './use-checkout-return.ts'

/** After a payment: what was bought and when it renews, for as long as the page is open. On other days: when it renews. */
export const RenewalLine = ({ purchase }: { purchase: Purchase | null }) => {
  const { client } = useAuth()
  const { data: subscription } = useQuery(subscriptionQuery(client))
  if (!purchase) {
    const renewal = subscription && renewalOf(subscription)
    return renewal && <p className="text-sm text-muted">It {renewal}.</p>
  }
  return (
    <p
      role="status"
      className="flex gap-3 rounded-md border border-positive bg-chosen/40 px-4 py-3 text-sm"
    >
      <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-positive" />
      {subscription && isOf(purchase, subscription)
        ? `Thank you. You bought the ${PLAN_CARDS[planOf(subscription.plan)].name}; it ${renewalOf(subscription) ?? 'is yours now'}.`
        : 'Thank you. Your payment is being confirmed, which takes a few seconds.'}
    </p>
  )
}

/** Until the webhook has landed, the subscription is still the one from before. */
const isOf = (purchase: Purchase, { plan }: Subscription) =>
  purchase.plan === null || purchase.plan === plan

/** A plan that is ending or unpaid has a note of its own. */
const renewalOf = ({ status, currentPeriodEnd, cancelAtPeriodEnd }: Subscription): string | null =>
  status === 'past_due' || cancelAtPeriodEnd || !currentPeriodEnd
    ? null
    : `renews on ${formatDate(currentPeriodEnd)}`
