import { z } from 'zod'
import { PLANS } from './plan.ts'

/** A subscription's states, as the payment provider names them. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** How long a plan is kept while a payment is being retried. */
export const PAST_DUE_GRACE_DAYS = 7

/** What `apply_subscription()` answers; `applied` is false for an event seen before. */
export const appliedSubscription = z.object({
  applied: z.boolean(),
  user_id: z.uuid(),
  plan: z.enum(PLANS).nullable(),
  previous_plan: z.enum(PLANS).nullable(),
})
export type AppliedSubscription = z.infer<typeof appliedSubscription>
