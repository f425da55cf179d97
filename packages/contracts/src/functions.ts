import * as z from 'zod/mini'
import { PLANS } from './plan.ts'

export const createCheckoutRequest = z.object({ planId: z.enum(['starter', 'pro']) })
export type CreateCheckoutRequest = z.infer<typeof createCheckoutRequest>

/** The answer of create-checkout and customer-portal: where the browser goes next. */
export const redirectResponse = z.object({ url: z.url() })

export const LIMITS = [
  'listings',
  'revisions',
  'tones',
  'custom_tones',
  'caption_variants',
  'users',
] as const

/** The `details` of the database's PT402 answer, as JSON text. */
export const planLimitDetails = z.object({
  limit: z.enum(LIMITS),
  plan: z.enum(PLANS),
  allowed: z.int(),
  used: z.int(),
  resets_at: z.nullable(z.string()),
})

/** What a plan ran out of. Answered with 402 by generate-content. */
export const planLimitReached = z.extend(planLimitDetails, {
  code: z.literal('plan_limit_reached'),
  message: z.string(),
})
export type PlanLimitReached = z.infer<typeof planLimitReached>
