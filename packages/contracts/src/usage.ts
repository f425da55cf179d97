import { z } from 'zod'
import { customTone } from './custom-tone.ts'
import { PLANS, TIERS } from './plan.ts'

const limit = z.number().int().nullable()

/** What `usage_this_month()` answers; `null` stands for unlimited. */
export const usage = z.object({
  /** The plan in effect: a team's members have what its owner pays for. */
  plan: z.enum(PLANS),
  own_plan: z.enum(PLANS),
  tier: z.enum(TIERS),
  listings: z.object({ used: z.number().int(), allowed: limit }),
  generations: z.number().int(),
  revisions_per_listing: limit,
  tones_per_listing: limit,
  users: z.number().int(),
  custom_tones: z.boolean(),
  caption_variants: z.boolean(),
  resets_at: z.string(),
})
export type Usage = z.infer<typeof usage>

/** What `reserve_generation()` answers: one unit, taken until it is released. */
export const reservation = z.object({
  id: z.uuid(),
  plan: z.enum(PLANS),
  tier: z.enum(TIERS),
  /** The name of the tone, also when it was asked for by id. */
  tone: z.string(),
  custom_tone: customTone.nullable(),
})
export type Reservation = z.infer<typeof reservation>
