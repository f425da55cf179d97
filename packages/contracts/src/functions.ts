import { z } from 'zod'

export const generateContentRequest = z.object({
  property_id: z.uuid(),
  tone: z.string().min(1).max(100),
  seed: z.number().int().min(0).max(0xffffffff).optional(),
})
export type GenerateContentRequest = z.infer<typeof generateContentRequest>

export const createCheckoutRequest = z.object({ planId: z.enum(['starter', 'pro']) })
export type CreateCheckoutRequest = z.infer<typeof createCheckoutRequest>

/** The answer of create-checkout and customer-portal: where the browser goes next. */
export const redirectResponse = z.object({ url: z.url() })

/** What a plan ran out of. Answered with 402 by generate-content. */
export const planLimitReached = z.object({
  code: z.literal('plan_limit_reached'),
  message: z.string(),
  limit: z.enum(['listings', 'revisions', 'tones', 'custom_tones', 'caption_variants']),
  plan: z.enum(['free', 'starter', 'pro']),
  allowed: z.number().int(),
  used: z.number().int(),
  resets_at: z.string().nullable(),
})
export type PlanLimitReached = z.infer<typeof planLimitReached>
