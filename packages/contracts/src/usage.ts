import * as z from 'zod/mini'
import { PLANS, TIERS } from './plan.ts'

const limit = z.nullable(z.int())

/** What `usage_this_month()` answers; `null` stands for unlimited. */
export const usage = z.object({
  /** The plan in effect: a team's members have what its owner pays for. */
  plan: z.enum(PLANS),
  own_plan: z.enum(PLANS),
  tier: z.enum(TIERS),
  listings: z.object({ used: z.int(), allowed: limit }),
  generations: z.int(),
  revisions_per_listing: limit,
  tones_per_listing: limit,
  users: z.int(),
  custom_tones: z.boolean(),
  caption_variants: z.boolean(),
  resets_at: z.string(),
})
export type Usage = z.infer<typeof usage>
