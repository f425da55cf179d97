/** What `session_standing()` answers: whether the database still serves this session, and if not, why. */
export const SESSION_STANDINGS = [
  'ok',
  'signed_out',
  'second_factor_needed',
  'address_changed',
] as const
export type SessionStanding = (typeof SESSION_STANDINGS)[number]
