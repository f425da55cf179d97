import { z } from 'zod'
import { customTone } from './custom-tone.ts'
import { PLANS, TIERS } from './plan.ts'

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
