import * as z from 'zod/mini'

/** What `session_standing()` answers: whether the database still serves this session, and if not, why. */
export const sessionStanding = z.enum([
  'ok',
  'signed_out',
  'second_factor_needed',
  'address_changed',
])
export type SessionStanding = z.infer<typeof sessionStanding>

/** A row of `list_my_sessions()`: one browser in which the user is signed in. */
export const sessionRow = z.object({
  id: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  user_agent: z.nullable(z.string()),
  address: z.nullable(z.string()),
  is_current: z.boolean(),
})
export type SessionRow = z.infer<typeof sessionRow>
